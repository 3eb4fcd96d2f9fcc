import type { Ask } from '../ask.ts'
import type { Server } from '../server.ts'
import type { Town } from '../town.ts'

/** Those that answer requests; the first is measured against the others, the last against what is possible. */
export const httpServers = ['gateway', 'mercurius', 'postgraphile', 'limit'] as const
export type HttpServer = (typeof httpServers)[number]

/** The n-th request of each server: the same in each server's words. */
export type Asks = Readonly<Record<HttpServer, (number: number) => Ask>>

/** A kind of request. */
export interface Work {
  readonly name: string
  /** Chooses what is asked for. */
  readonly prepare: (town: Town, servers: Readonly<Record<HttpServer, Server>>) => Promise<Asks>
  /** Each request is sent but once: a repeated one would not be work. */
  readonly once?: boolean
  /** PostGraphile's answer in the shape of the others'. */
  readonly reshape?: (data: never) => unknown
}

/** Makes the requests of a GraphQL server: one text, other variables each time. */
export function asking(
  query: string,
  tokenOf: (number: number) => string,
  variablesOf: (number: number) => object,
): (number: number) => Ask {
  const text = query.replaceAll(/\s+/g, ' ')
  return (number) => ({
    path: '/graphql',
    token: tokenOf(number),
    body: { query: text, variables: variablesOf(number) },
  })
}
