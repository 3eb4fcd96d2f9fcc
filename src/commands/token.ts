import type { Config } from '../config.ts'
import { ConfigError } from '../config.ts'
import { developmentIssuer } from '../identity/development.ts'
import { type Command, options, seconds } from './options.ts'

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
  const lifetimeSeconds = seconds('ttl', ttl)
  process.stdout.write(`${await issuer.issue({ subject: sub, name, scope, lifetimeSeconds })}\n`)
}
