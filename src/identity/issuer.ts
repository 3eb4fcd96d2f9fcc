import type { Config } from '../config.ts'
import { servedCell } from './cell.ts'
import { type DevelopmentIssuer, developmentIssuer } from './development.ts'
import { type KeySet, remoteKeys } from './keys.ts'
import { tokenVerifier, type Verify } from './verify.ts'

/** The issuer whose tokens this gateway accepts. */
export interface Issuer {
  readonly keys: KeySet
  readonly verify: Verify
  /** The built-in issuer, if the settings name none. */
  readonly development: DevelopmentIssuer | undefined
}

/** Opens the issuer that the settings name, or the development issuer; calls `warn` when keys can't be fetched. */
export async function openIssuer(config: Config, warn?: (reason: string) => void): Promise<Issuer> {
  const { AUTH_ISSUER, AUTH_AUDIENCE, AUTH_JWKS_URL, AUTH_TOKEN_TYP: tokenType } = config
  const { AUTH_SCOPE_CLAIM: scopeClaim } = config
  const cell = servedCell(config)
  if (AUTH_ISSUER !== undefined && AUTH_AUDIENCE !== undefined && AUTH_JWKS_URL !== undefined) {
    const keys = remoteKeys(new URL(AUTH_JWKS_URL), {}, warn)
    const rules = { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE, tokenType, scopeClaim, cell }
    return { keys, verify: tokenVerifier(keys, rules), development: undefined }
  }
  // AUTH_TOKEN_TYP and AUTH_SCOPE_CLAIM concern only the tokens of a real issuer.
  const development = await developmentIssuer(config.DATA_DIR, cell)
  const own = { ...development, tokenType: undefined, scopeClaim: 'scope', cell }
  const verify = tokenVerifier(development.keys, own)
  return { keys: development.keys, verify, development }
}
