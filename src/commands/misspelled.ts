import { closest, distance } from 'fastest-levenshtein'
import { settings } from '../config/settings.ts'
import type { Environment } from '../config.ts'

/** Shorter names resemble each other, and those of other programs, by chance. */
const LONG = 8
/** How many letters may be missing, too many or others. */
const SLIPS = 2

/** A line for each variable that resembles a setting and is none, with the one that was probably meant. */
export function misspelled(environment: Environment): string[] {
  const known = Object.keys(settings.shape)
  const long = known.filter((name) => name.length >= LONG)
  return Object.keys(environment)
    .filter((name) => name.length >= LONG && !known.includes(name))
    .map((name) => ({ name, nearest: closest(name.toUpperCase(), long) }))
    .filter(({ name, nearest }) => distance(name.toUpperCase(), nearest) <= SLIPS)
    .map(
      ({ name, nearest }) => `${name} is no setting, and has no effect; did you mean ${nearest}?`,
    )
}
