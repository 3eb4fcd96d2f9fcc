import { resolve } from 'node:path'
import { ConfigError } from '../config/error.ts'
import type { Config } from '../config.ts'
import { servedCell } from '../identity/cell.ts'
import { developmentIssuer } from '../identity/development.ts'
import { operatorClaims } from '../seed/operators.ts'
import { type Given, seconds } from './options.ts'

/** Prints a token from the development issuer. Tokens of the demo's operators have their usual name and scope unless others are given. */
export async function token(
  config: Config,
  { sub, name, scope, ttl = '1h' }: Given<'sub' | 'name' | 'scope' | 'ttl'>,
): Promise<void> {
  if (config.APP_MODE === 'production')
    throw new ConfigError('token: production takes only the tokens of AUTH_ISSUER')
  if (sub === undefined)
    throw new ConfigError('--sub: needed, the name of a member such as ada, or a UUID')
  const issuer = await developmentIssuer(config.DATA_DIR, servedCell(config))
  if (issuer.isNew) process.stderr.write(`${unknownKey(config.DATA_DIR)}\n`)
  const lifetimeSeconds = seconds('ttl', ttl)
  const known = operatorClaims(sub)
  const claims = { name: name ?? known.name, scope: scope ?? known.scope }
  process.stdout.write(`${await issuer.issue({ subject: sub, ...claims, lifetimeSeconds })}\n`)
}

/** Warns of a new key, since a gateway with another data folder would refuse the token and could not say why. */
function unknownKey(dataDir: string): string {
  return `lending-gateway: ${resolve(dataDir)} (DATA_DIR) had no key, so a new one was made: only gateways with the same DATA_DIR take this token`
}
