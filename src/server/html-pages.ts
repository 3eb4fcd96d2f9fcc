import type { FastifyInstance } from 'fastify'
import { appPaths, type SignIn } from '../http/app/paths.ts'
import { type Descriptions, docsPaths } from '../http/pages/docs.ts'
import { graphiqlPath } from '../http/pages/graphiql.ts'

const DAY_S = 86_400

/** Opens the pages for people: the app, the documentation and, with the development issuer, the explorer. */
export function htmlPages(
  app: FastifyInstance,
  host: string,
  signIn: SignIn,
  descriptions: Descriptions,
): void {
  const { demo } = signIn
  const token = demo && ((subject = 'ada') => demo.issue({ subject, lifetimeSeconds: DAY_S }))
  appPaths(app, host, signIn)
  docsPaths(app, descriptions, host, token)
  if (token === undefined) return
  graphiqlPath(app, host, token)
}
