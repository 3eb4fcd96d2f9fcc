import { parseArgs } from 'node:util'
import { type Config, ConfigError } from '../config.ts'

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
