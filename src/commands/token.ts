import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { developmentIssuer } from '../identity/development.ts'
import { type Command, options } from './options.ts'

const LIFETIME = /^(\d{1,6})([smhd]?)$/
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const

/** Prints a token of the development issuer. */
export const token: Command = {
  help: `token --sub <uuid or name> [--name "Ada L."] [--scope lending:admin] [--ttl 1h]
  Prints one development token and nothing else.`,
  run,
}

async function run(config: Config, args: readonly string[]): Promise<void> {
  const { sub, name, scope, ttl = '1h' } = options(args, ['sub', 'name', 'scope', 'ttl'])
  if (config.APP_MODE === 'production')
    throw new ConfigError('token: production takes only the tokens of AUTH_ISSUER')
  if (sub === undefined) throw new ConfigError(`--sub: needed\nusage: ${token.help}`)
  const issuer = await developmentIssuer(config.DATA_DIR)
  const lifetimeSeconds = secondsOf(ttl)
  process.stdout.write(`${await issuer.issue({ subject: sub, name, scope, lifetimeSeconds })}\n`)
}

function secondsOf(text: string): number {
  const [, count, unit = ''] = LIFETIME.exec(text) ?? []
  if (count === undefined) throw new ConfigError('--ttl: must be a time such as 90s, 15m, 1h or 7d')
  return Number(count) * (SECONDS[unit as keyof typeof SECONDS] ?? 1)
}
