import type { Population } from '../measuring/population.ts'
import type { HttpRequest } from '../measuring/request.ts'
import type { Server } from '../server.ts'

/** The servers: the gateway, its peers, and the limit of what is possible. */
export const httpServers = ['gateway', 'mercurius', 'postgraphile', 'limit'] as const
export type HttpServer = (typeof httpServers)[number]

/** Makes the n-th request to each server: the same request in each server's schema. */
export type HttpRequests = Readonly<Record<HttpServer, (number: number) => HttpRequest>>

/** A workload: one kind of request. */
export interface Workload {
  readonly name: string
  /** Chooses the records to request. */
  readonly prepare: (
    population: Population,
    servers: Readonly<Record<HttpServer, Server>>,
  ) => Promise<HttpRequests>
  /** Each request is sent only once: a repeated one would be answered without work. */
  readonly once?: boolean
  /** PostGraphile's response in the format of the others. */
  readonly reshape?: (data: never) => unknown
}

/** Makes GraphQL requests: the same query with different variables each time. */
export function graphqlRequests(
  query: string,
  tokenOf: (number: number) => string,
  variablesOf: (number: number) => object,
): (number: number) => HttpRequest {
  const text = query.replaceAll(/\s+/g, ' ')
  return (number) => ({
    path: '/graphql',
    token: tokenOf(number),
    body: { query: text, variables: variablesOf(number) },
  })
}
