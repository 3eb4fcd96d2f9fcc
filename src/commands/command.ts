import type { Check } from '../config/surroundings.ts'
import type { Config, Environment } from '../config.ts'
import { type Given, options } from './options.ts'

/** One of the program's commands; its code is loaded only when it runs. */
export interface Command {
  readonly help: string
  /** What the command requires of the machine it runs on. */
  readonly checks: readonly Check[]
  /** Parses the arguments; throws a ConfigError on unknown ones. */
  prepare(args: readonly string[]): Prepared
}

/** A command with its arguments. */
interface Prepared {
  /** The settings that are given as options. */
  readonly environment: Environment
  run(config: Config): Promise<void>
}

/** Describes a command. */
export function command<
  Name extends string = never,
  Flag extends string = never,
  Setting extends string = never,
>({
  help,
  names = [],
  flags = [],
  settings,
  checks = [],
  load,
}: {
  readonly help: string
  readonly names?: readonly Name[]
  readonly flags?: readonly Flag[]
  /** Options that stand for settings, each with the name of its variable. */
  readonly settings?: Readonly<Record<Setting, string>>
  readonly checks?: readonly Check[]
  readonly load: () => Promise<(config: Config, given: Given<Name, Flag>) => Promise<void>>
}): Command {
  return {
    help,
    checks,
    prepare: (args) => {
      const variables = Object.entries<string>(settings ?? {}) as [Setting, string][]
      const instead = variables.map(([name]) => name)
      const given = options<Name | Setting, Flag>(args, [...names, ...instead], flags, instead)
      const environment = variables.map(([name, variable]) => [variable, given[name]])
      return {
        environment: Object.fromEntries(environment.filter(([, value]) => value !== undefined)),
        run: async (config) => (await load())(config, given),
      }
    },
  }
}
