import type { Config } from '../../config.ts'
import { discover, OtherIssuer } from '../../identity/discovery.ts'
import { reasonOf } from '../../identity/fetch-keys.ts'
import { openIssuer } from '../../identity/issuer.ts'
import { KeysUnavailable } from '../../identity/keys.ts'
import { type Findings, fail, ok, warn } from './finding.ts'

/** Checks that the issuer, if the settings name one, provides its keys, and calls itself what the settings call it. */
export async function examineIssuer(config: Config): Promise<Findings> {
  const { AUTH_ISSUER: issuer } = config
  if (issuer === undefined)
    return warn(
      'tokens come from the development issuer; set AUTH_ISSUER, AUTH_AUDIENCE and AUTH_JWKS_URL for production',
    )
  return (await Promise.all([examineKeys(config, issuer), examineName(config, issuer)])).flat()
}

async function examineKeys(config: Config, issuer: string): Promise<Findings> {
  const { keys } = await openIssuer(config)
  try {
    await keys.ready()
    return ok(`fetched the keys of ${issuer}`)
  } catch (error) {
    const reason = error instanceof KeysUnavailable ? error.reason : undefined
    return fail(
      `found no keys at ${config.AUTH_JWKS_URL}: ${reason ?? 'unknown'}; check AUTH_JWKS_URL`,
    )
  }
}

/** Tokens contain the name that the issuer gives itself, so with any other spelling in the settings all of them are refused. */
async function examineName({ APP_CLIENT_ID }: Config, issuer: string): Promise<Findings> {
  try {
    await discover(issuer)
    return ok('the issuer calls itself what AUTH_ISSUER says')
  } catch (error) {
    if (error instanceof OtherIssuer)
      return fail(`AUTH_ISSUER: ${error.message}; set AUTH_ISSUER=${error.itself}`)
    const why = `${issuer} does not describe itself at /.well-known/openid-configuration (${reasonOf(error)})`
    return APP_CLIENT_ID === undefined
      ? warn(`${why}, so AUTH_ISSUER could not be compared with the name in its tokens`)
      : fail(`${why}, so nobody can sign in to /app/; check AUTH_ISSUER`)
  }
}
