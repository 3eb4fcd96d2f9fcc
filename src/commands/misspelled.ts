import { closest, distance } from 'fastest-levenshtein'
import { settings } from '../config/settings.ts'
import type { Environment } from '../config.ts'

/** Shorter names resemble each other, and variables of other programs, by chance. */
const LONG = 8
/** How many letters a misspelled name may lack, add or replace. */
const slipsIn = (name: string) => (name.length >= 12 ? 3 : 2)

/** Words of other programs' settings, with those that settings of the gateway have for the same; an address has its user and password in it. */
const words: Readonly<Record<string, string>> = {
  DB: 'DATABASE',
  HOST: 'URL',
  LIMIT: 'MAX',
  PASS: 'URL',
  PASSWORD: 'URL',
  PORT: 'URL',
  PROXIES: 'PROXY',
  TRUSTED: 'TRUST',
  USER: 'URL',
  USERNAME: 'URL',
}

/** A line for each variable that is not a setting but resembles one, with the setting that was probably meant. */
export function misspelled(environment: Environment): string[] {
  const known = Object.keys(settings.shape)
  const long = known.filter((name) => name.length >= LONG)
  const byWords = new Map(long.map((name) => [inOrder(name.split('_')), name]))
  const meant = (name: string): string | undefined => {
    const same = name.split('_').map((word) => words[word] ?? word)
    for (const spelled of [name, same.join('_')]) {
      const nearest = closest(spelled, long)
      if (spelled.length >= LONG && distance(spelled, nearest) <= slipsIn(spelled)) return nearest
    }
    return byWords.get(inOrder(same))
  }
  return Object.entries(environment)
    .filter(([name, value]) => !known.includes(name) && !isOfService(name, value))
    .map(([name]) => [name, meant(name.toUpperCase())])
    .filter(([, nearest]) => nearest !== undefined)
    .map(([name, nearest]) => `${name} is no setting, and has no effect; did you mean ${nearest}?`)
}

/** The same for all names with these words. */
function inOrder(parts: readonly string[]): string {
  return parts.toSorted().join('_')
}

/** Kubernetes tells each container where services are, in variables such as `SMTP_PORT`, `SMTP_SERVICE_HOST` and `SMTP_PORT_25_TCP_ADDR`. */
function isOfService(name: string, value: string | undefined): boolean {
  return /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_/.test(name) || /^(tcp|udp):/.test(value ?? '')
}
