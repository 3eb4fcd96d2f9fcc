import type { FastifyInstance } from 'fastify'
import { appPaths, type SignIn } from '../http/app/paths.ts'
import { graphiqlPath } from '../http/graphiql.ts'
import { mapPath } from '../http/map.ts'

const DAY_S = 86_400

/** Opens the pages for people: the app, and with the development issuer the explorer and the map, which contain a token. */
export function peoplePaths(app: FastifyInstance, host: string, signIn: SignIn): void {
  appPaths(app, host, signIn)
  const { demo } = signIn
  if (demo === undefined) return
  const token = () => demo.issue({ subject: 'ada', lifetimeSeconds: DAY_S })
  graphiqlPath(app, host, token)
  mapPath(app, host, token)
}
