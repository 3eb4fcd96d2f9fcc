import { ConfigError } from '../config/error.ts'
import type { Environment } from '../config.ts'
import type { Command } from './command.ts'
import { commands } from './list.ts'
import { suggestion } from './options.ts'
import { endAtSignal, isEnding } from './signals.ts'

const USAGE = 'usage: main.ts '
/** SQLSTATEs of a table and of a function that do not exist. */
const NOT_THERE: readonly string[] = ['42P01', '42883']
/** SQLSTATE of a right that a role lacks. */
const DENIED = '42501'

/**
 * Runs the command that the arguments name. A failure prints a line on stderr for each problem, and exits with 2 for wrong settings
 * or arguments, or else with 1. A signal ends it, and the embedded database with it.
 */
export async function run([name = '', ...args]: readonly string[]): Promise<void> {
  if (['--help', '-h', 'help'].includes(name)) return help()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return fail(new ConfigError(unknown(name)), names())
  if (args.includes('--help') || args.includes('-h')) return help(command)
  const start = prepare(command, args)
  if (start === undefined) return
  // As a shell does for a program that a signal has ended.
  endAtSignal((number) => 128 + number)
  try {
    await start.run(await settings(command, start.environment))
  } catch (error) {
    if (!isEnding()) fail(error)
  }
}

function prepare(command: Command, args: readonly string[]) {
  try {
    return command.prepare(args)
  } catch (error) {
    return fail(error, command.help.split('\n', 1)[0])
  }
}

/** Reports all problems at once. Not called for help, which needs no settings. */
async function settings({ checks }: Command, given: Environment) {
  const environment = { ...readEnvironment(), ...given }
  const { complete, examine } = await import('../config.ts')
  const { found, problems } = examine(environment)
  const around = await Promise.all(checks.map((check) => check(found)))
  const wrong = [...problems, ...around.filter((line) => line !== undefined)]
  if (wrong.length === 0) return complete(found, wrong)
  // What is missing may be what was misspelled.
  const { misspelled } = await import('./misspelled.ts')
  return complete(found, [...wrong, ...misspelled(environment)])
}

function help(command?: Command): void {
  const all = Object.values(commands).map(({ help }) => help)
  process.stdout.write(`${USAGE}${command?.help ?? ['<command>', ...all].join('\n\n')}\n`)
}

function unknown(name: string): string {
  if (name === '') return 'no command was given'
  return `unknown command ${name}; ${suggestion(name, Object.keys(commands))}`
}

function names(): string {
  return `${Object.keys(commands).join('|')} [options]; --help tells more`
}

function fail(error: unknown, usage?: string): undefined {
  const lines = messageOf(error)
    .split('\n')
    .map((line) => `lending-gateway: ${line}\n`)
  process.stderr.write(`${lines.join('')}${usage === undefined ? '' : `${USAGE}${usage}\n`}`)
  process.exit(error instanceof ConfigError ? 2 : 1)
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  if (NOT_THERE.includes(code))
    return `${error.message}: run \`npm run migrate\`, which makes what is not there yet, and says what was removed by hand`
  if (code === DENIED)
    return `${error.message}: run \`npm run migrate\`, which gives each role its rights`
  return error.message || error.name
}

/** The variables of the environment and of `.env`; the environment wins. Throws a ConfigError if `.env` can't be read. */
export function readEnvironment(): Environment {
  try {
    process.loadEnvFile()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new ConfigError(
        ".env can't be read; make it a file that this user may read, or remove it",
      )
  }
  const environment = { ...process.env }
  // Only APP_MODE changes what the gateway does. But libraries, above all graphql, are twice as fast with this.
  process.env.NODE_ENV = 'production'
  return environment
}
