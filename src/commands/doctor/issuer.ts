import type { Config } from '../../config.ts'
import { openIssuer } from '../../identity/issuer.ts'
import { KeysUnavailable } from '../../identity/keys.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

/** Checks that the issuer, if the settings name one, gives its keys. */
export async function examineIssuer(config: Config): Promise<Finding> {
  if (config.AUTH_ISSUER === undefined)
    return warn(
      'tokens come from the development issuer; set AUTH_ISSUER, AUTH_AUDIENCE and AUTH_JWKS_URL for production',
    )
  const { keys } = await openIssuer(config)
  try {
    await keys.ready()
    return ok(`fetched the keys of ${config.AUTH_ISSUER}`)
  } catch (error) {
    const reason = error instanceof KeysUnavailable ? error.reason : undefined
    return fail(
      `found no keys at ${config.AUTH_JWKS_URL}: ${reason ?? 'unknown'}; check AUTH_JWKS_URL`,
    )
  }
}
