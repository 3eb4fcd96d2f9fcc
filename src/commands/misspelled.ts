import { closest, distance } from 'fastest-levenshtein'
import { settings } from '../config/settings.ts'
import type { Environment } from '../config.ts'

/** Shorter names resemble each other, and variables of other programs, by chance. */
const LONG = 8
/** How many letters a misspelled name may lack, add or replace. */
const slipsIn = (name: string) => (name.length >= 12 ? 3 : 2)

/** A line for each variable that is not a setting but resembles one, with the setting that was probably meant. */
export function misspelled(environment: Environment): string[] {
  const known = Object.keys(settings.shape)
  const long = known.filter((name) => name.length >= LONG)
  return Object.keys(environment)
    .filter((name) => name.length >= LONG && !known.includes(name))
    .map((name) => ({ name, nearest: closest(name.toUpperCase(), long) }))
    .filter(({ name, nearest }) => distance(name.toUpperCase(), nearest) <= slipsIn(name))
    .map(
      ({ name, nearest }) => `${name} is no setting, and has no effect; did you mean ${nearest}?`,
    )
}
