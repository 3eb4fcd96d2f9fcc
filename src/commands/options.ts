import { parseArgs } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import { ConfigError } from '../config/error.ts'

/** The greatest seed of a command. */
export const SEED_MAX = 1_000_000
const TIME = /^(\d{1,6})([smhd]?)$/
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const

/** Parsed options: `--name value` and `--flag`. */
export type Given<Name extends string, Flag extends string = never> = {
  readonly [Key in Name]?: string
} & { readonly [Key in Flag]?: boolean }

/**
 * Parses `--name value` options and `--flag`s; throws a ConfigError on any other. For a command whose options stand for settings, the
 * error says where the other settings come from.
 */
export function options<Name extends string, Flag extends string>(
  args: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[],
  ofSettings: readonly string[] = [],
): Given<Name, Flag> {
  const types = [
    ...names.map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]
  const { values, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    tokens: true,
  })
  for (const token of tokens) {
    if (token.kind === 'positional')
      throw new ConfigError(
        `"${token.value}" belongs to no option; with npm run, put options after --, as in npm run seed -- --loans 50`,
      )
    if (token.kind === 'option') check(token, { names, flags, ofSettings })
  }
  return values as Given<Name, Flag>
}

function check(
  option: {
    readonly name: string
    readonly rawName: string
    readonly value: string | undefined
    readonly inlineValue: boolean | undefined
  },
  known: Known,
): void {
  const { name, rawName, value, inlineValue } = option
  const { names, flags } = known
  if (flags.includes(name) && value !== undefined)
    throw new ConfigError(`${rawName} takes no value`)
  if (flags.includes(name)) return
  if (!names.includes(name))
    throw new ConfigError(`unknown option ${rawName}; ${meant(rawName, known)}`)
  if (!value || (!inlineValue && value.startsWith('-')))
    throw new ConfigError(`${rawName} needs a value`)
}

interface Known {
  readonly names: readonly string[]
  readonly flags: readonly string[]
  readonly ofSettings: readonly string[]
}

function meant(rawName: string, { names, flags, ofSettings }: Known): string {
  const known = [...names, ...flags].map((name) => `--${name}`)
  const elsewhere = 'come from the environment (PORT=5000 npm start), see docs/settings.md'
  if (known.length === 0) return `this command has no options; its settings ${elsewhere}`
  return ofSettings.length === 0
    ? suggestion(rawName, known)
    : `options of this command: ${known.join(', ')}; other settings ${elsewhere}`
}

/** Suggests the word that was probably meant, or lists all of them. */
export function suggestion(word: string, words: readonly string[]): string {
  const begun = words.find((one) => one.startsWith(word) || word.startsWith(one))
  const nearest = begun ?? closest(word, words)
  return begun !== undefined || distance(word, nearest) <= word.replace(/^--/, '').length / 2
    ? `did you mean ${nearest}?`
    : `there are ${words.join(', ')}`
}

/** Parses a whole number within bounds; throws a ConfigError on any other text. */
export function whole(name: string, text: string, max: number, min = 1): number {
  const number = /^\d{1,16}$/.test(text) ? Number(text) : -1
  if (number < min || number > max)
    throw new ConfigError(`--${name}: must be a whole number from ${min} to ${max}`)
  return number
}

/** Parses a time such as 15m, in seconds; throws a ConfigError on any other text. */
export function seconds(name: string, text: string): number {
  const [, count, unit = ''] = TIME.exec(text) ?? []
  if (count === undefined)
    throw new ConfigError(`--${name}: must be a time such as 90s, 15m, 1h or 7d`)
  return Number(count) * (SECONDS[unit as keyof typeof SECONDS] ?? 1)
}
