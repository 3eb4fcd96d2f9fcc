import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '../config.ts'

/** The greatest seed of a command. */
export const SEED_MAX = 1_000_000
const TIME = /^(\d{1,6})([smhd]?)$/
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const

/** One of the program's commands. */
export interface Command {
  readonly help: string
  readonly run: (config: Config, args: readonly string[]) => Promise<void>
}

/** Reads `--name value` options and `--flag`s; throws a ConfigError on any other. */
export function options<Name extends string, Flag extends string = never>(
  args: readonly string[],
  names: readonly Name[],
  flags: readonly Flag[] = [],
): { readonly [Key in Name]?: string } & { readonly [Key in Flag]?: boolean } {
  const string = names.map((name) => [name, { type: 'string' as const }])
  const boolean = flags.map((name) => [name, { type: 'boolean' as const }])
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries([...string, ...boolean]),
    })
    return values as never
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : 'unknown option')
  }
}

/** Reads a whole number within bounds; throws a ConfigError on any other. */
export function whole(name: string, text: string, max: number, min = 1): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : -1
  if (number < min || number > max) throw new ConfigError(`--${name}: must be ${min} to ${max}`)
  return number
}

/** Reads a time such as 15m, in seconds; throws a ConfigError on any other text. */
export function seconds(name: string, text: string): number {
  const [, count, unit = ''] = TIME.exec(text) ?? []
  if (count === undefined)
    throw new ConfigError(`--${name}: must be a time such as 90s, 15m, 1h or 7d`)
  return Number(count) * (SECONDS[unit as keyof typeof SECONDS] ?? 1)
}
