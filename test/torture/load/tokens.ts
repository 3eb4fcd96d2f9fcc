import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importJWK, SignJWT } from 'jose'
import { developmentIssuer } from '../../../src/identity/development.ts'

const LONG_AGO_S = 7_200
const LIFETIME_S = 86_400

/** Issues tokens that began two hours ago: gateways whose clock is behind take them too. */
export async function oldTokens(dataDir: string) {
  const { issuer, audience } = await developmentIssuer(dataDir)
  const jwk = JSON.parse(readFileSync(join(dataDir, 'development-issuer.json'), 'utf8'))
  const key = await importJWK(jwk, 'ES256')
  const begin = Math.floor(Date.now() / 1_000) - LONG_AGO_S
  return (subject: string, scope?: string): Promise<string> =>
    new SignJWT({ name: subject, ...(scope && { scope }) })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject(subject)
      .setIssuedAt(begin)
      .setExpirationTime(begin + LIFETIME_S)
      .sign(key)
}
