import type { FastifyInstance } from 'fastify'
import { type AppPage, appPaths } from '../http/app/paths.ts'
import { type Descriptions, docsPaths } from '../http/pages/docs.ts'
import { graphiqlPath } from '../http/pages/graphiql.ts'

const DAY_S = 86_400

/** Opens the pages for people: the app, the documentation and, with the development issuer, the explorer. */
export function htmlPages(
  app: FastifyInstance,
  host: string,
  appPage: AppPage,
  descriptions: Descriptions,
): void {
  const { demo } = appPage
  const token = demo && ((subject = 'ada') => demo.issue({ subject, lifetimeSeconds: DAY_S }))
  appPaths(app, host, appPage)
  docsPaths(app, descriptions, host, token)
  if (token === undefined) return
  graphiqlPath(app, host, token)
}
