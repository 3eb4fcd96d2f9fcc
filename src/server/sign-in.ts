import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import type { SignIn } from '../http/app/paths.ts'
import { openLogin } from '../http/app/provider.ts'
import type { Issuer } from '../identity/issuer.ts'
import { demoPeople } from '../seed/known-people.ts'
import { demoOperators, operatorClaims } from '../seed/operators.ts'

/** How people sign in at /app/: as a person of the demo, or by the issuer's login. */
export function signIn(
  { APP_MODE, APP_CLIENT_ID, APP_SCOPES, AUTH_ISSUER, AUTH_AUDIENCE }: Config,
  database: Database,
  { development }: Issuer,
  log: FastifyBaseLogger,
): Omit<SignIn, 'clock'> {
  const demo = APP_MODE === 'development' ? development : undefined
  const isLogin = AUTH_ISSUER && AUTH_AUDIENCE && APP_CLIENT_ID
  const client = isLogin && {
    issuer: AUTH_ISSUER,
    audience: AUTH_AUDIENCE,
    clientId: APP_CLIENT_ID,
    scopes: APP_SCOPES,
  }
  return {
    demo: demo && {
      people: () => demoPeople(database),
      operators: demoOperators,
      // The page chooses the subject and the scope; the names of the demo's operators are known only here.
      issue: (wanted) => demo.issue({ ...wanted, name: operatorClaims(wanted.subject).name }),
    },
    login: client
      ? openLogin(client, (reason) =>
          log.warn({ reason }, 'the login of AUTH_ISSUER could not be found; /app/ asks again'),
        )
      : async () => undefined,
  }
}
