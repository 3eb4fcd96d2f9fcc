import type { Check } from '../config/surroundings.ts'
import type { Config } from '../config.ts'
import { type Given, options } from './options.ts'

/** One of the program's commands; its code is loaded only when it runs. */
export interface Command {
  readonly help: string
  /** What it requires of its surroundings. */
  readonly checks: readonly Check[]
  /** Parses the arguments into a function that runs the command; throws a ConfigError on unknown ones. */
  prepare(args: readonly string[]): (config: Config) => Promise<void>
}

/** Describes a command. */
export function command<Name extends string = never, Flag extends string = never>({
  help,
  names = [],
  flags = [],
  checks = [],
  load,
}: {
  readonly help: string
  readonly names?: readonly Name[]
  readonly flags?: readonly Flag[]
  readonly checks?: readonly Check[]
  readonly load: () => Promise<(config: Config, given: Given<Name, Flag>) => Promise<void>>
}): Command {
  return {
    help,
    checks,
    prepare: (args) => {
      const given = options(args, names, flags)
      return async (config) => (await load())(config, given)
    },
  }
}
