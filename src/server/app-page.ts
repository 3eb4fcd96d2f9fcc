import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { openMapStyle } from '../http/app/map-style.ts'
import type { AppPage } from '../http/app/paths.ts'
import { openLogin } from '../http/app/provider.ts'
import type { Issuer } from '../identity/issuer.ts'
import { demoPeople } from '../seed/known-people.ts'
import { demoOperators, operatorClaims } from '../seed/operators.ts'

/** What the page of /app/ depends on. People sign in as a person of the demo, or by the issuer's login. */
export function appPage(
  config: Config,
  database: Database,
  { development }: Issuer,
  log: FastifyBaseLogger,
  clock: AppPage['clock'],
): AppPage {
  const { APP_MODE, APP_CLIENT_ID, APP_SCOPES, MAP_STYLE_URL } = config
  const { AUTH_ISSUER, AUTH_AUDIENCE, AUTH_SCOPE_CLAIM } = config
  const demo = APP_MODE === 'development' ? development : undefined
  const isLogin = AUTH_ISSUER && AUTH_AUDIENCE && APP_CLIENT_ID
  const client = isLogin && {
    issuer: AUTH_ISSUER,
    audience: AUTH_AUDIENCE,
    clientId: APP_CLIENT_ID,
    scopes: APP_SCOPES,
    scopeClaim: AUTH_SCOPE_CLAIM,
  }
  return {
    demo: demo && {
      people: () => demoPeople(database),
      operators: demoOperators,
      // The page chooses the subject, the scope and a newcomer's name; the names of the demo's operators are known only here.
      issue: (wanted) =>
        demo.issue({ ...wanted, name: operatorClaims(wanted.subject).name ?? wanted.name }),
    },
    login: client
      ? openLogin(client, (reason) =>
          log.warn({ reason }, 'the login of AUTH_ISSUER could not be found; /app/ asks again'),
        )
      : async () => undefined,
    clock,
    aprMethod: config.APR_METHOD,
    timezone: config.BUSINESS_TIMEZONE,
    currency: config.CURRENCY,
    mapStyle: MAP_STYLE_URL
      ? openMapStyle(MAP_STYLE_URL, (reason) =>
          log.warn(
            { reason },
            'MAP_STYLE_URL could not be read; the map shows coasts until it can',
          ),
        )
      : async () => undefined,
  }
}
