import { ConfigError, readConfig } from '../config.ts'
import { doctor } from './doctor.ts'
import { migrate } from './migrate.ts'
import type { Command } from './options.ts'
import { schema } from './schema.ts'
import { seed } from './seed.ts'
import { serve } from './serve.ts'
import { simulate } from './simulate.ts'
import { token } from './token.ts'

const commands: Readonly<Record<string, Command>> = {
  serve,
  migrate,
  seed,
  simulate,
  token,
  schema,
  doctor,
}

/** Runs the command that the arguments name; a failure is one line on stderr and an exit code. */
export async function run(
  environment: Readonly<Record<string, string | undefined>>,
  [name = '', ...args]: readonly string[],
): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) return usage(name === '--help' || name === 'help')
  if (args.includes('--help')) return void process.stdout.write(`usage: main.ts ${command.help}\n`)
  try {
    await command.run(readConfig(environment), args)
  } catch (error) {
    const message = error instanceof Error ? error.message || error.name : String(error)
    process.stderr.write(`lending-gateway: ${message}\n`)
    process.exit(error instanceof ConfigError ? 2 : 1)
  }
}

function usage(asked: boolean): void {
  const list = Object.values(commands).map(({ help }) => help)
  const text = `usage: main.ts <command>\n\n${list.join('\n\n')}\n`
  process[asked ? 'stdout' : 'stderr'].write(text)
  if (!asked) process.exitCode = 2
}
