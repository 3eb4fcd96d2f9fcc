import type { Config } from '../config.ts'
import { servedCell } from './cell.ts'
import { type DevelopmentIssuer, developmentIssuer } from './development.ts'
import { type KeyNews, type KeySet, remoteKeys } from './keys.ts'
import type { TokenReason } from './refused.ts'
import { tokenVerifier, type Verify } from './verify.ts'

/** The issuer whose tokens this gateway accepts. */
export interface Issuer {
  readonly keys: KeySet
  readonly verify: Verify
  /** How many tokens it has refused, by reason; requests without a token are not among them. */
  readonly refused: ReadonlyMap<TokenReason, number>
  /** The built-in issuer, if the settings name none. */
  readonly development: DevelopmentIssuer | undefined
}

/** Opens the issuer that the settings name, or the development issuer; tells when keys can't be fetched, and when they can be again. */
export async function openIssuer(config: Config, told?: KeyNews): Promise<Issuer> {
  const { AUTH_ISSUER, AUTH_AUDIENCE, AUTH_JWKS_URL, AUTH_TOKEN_TYP: tokenType } = config
  const { AUTH_SCOPE_CLAIM: scopeClaim } = config
  const cell = servedCell(config)
  if (AUTH_ISSUER !== undefined && AUTH_AUDIENCE !== undefined && AUTH_JWKS_URL !== undefined) {
    const keys = remoteKeys(new URL(AUTH_JWKS_URL), {}, told)
    const rules = { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE, tokenType, scopeClaim, cell }
    const refused = new Map<TokenReason, number>()
    return { keys, verify: tokenVerifier(keys, rules, refused), refused, development: undefined }
  }
  // AUTH_TOKEN_TYP and AUTH_SCOPE_CLAIM concern only the tokens of a real issuer.
  const development = await developmentIssuer(config.DATA_DIR, cell)
  const own = { ...development, tokenType: undefined, scopeClaim: 'scope', cell }
  const refused = new Map<TokenReason, number>()
  const verify = tokenVerifier(development.keys, own, refused)
  return { keys: development.keys, verify, refused, development }
}
