import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { RequestError } from '../http/errors.ts'
import { allCodes } from './codes.ts'

/** The URI of a kind of problem (RFC 9457): a path of the gateway, which explains it. */
function problemType(code: string): string {
  return `/problems/${code.toLowerCase().replaceAll('_', '-')}`
}

/** A code in words. */
function problemTitle(code: string): string {
  const words = code.toLowerCase().replaceAll('_', ' ').replace('json', 'JSON')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** One refused field or rule, with REST's names. */
export interface Detail {
  readonly field: string | null
  readonly code: string
  readonly message: string
}

/** The body of an error response, before its format is chosen. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly request_id: string
  /** Only where traces are recorded. */
  readonly trace_id?: string
  readonly details: readonly Detail[]
}

/** An error in the format of RFC 9457. */
export function problemOf({ code, message, details, ...ids }: ErrorBody, status: number) {
  return {
    type: problemType(code),
    title: problemTitle(code),
    status,
    detail: message,
    code,
    ...ids,
    errors: details,
  }
}

/** Explains each kind of problem at its type URI. */
export function problemPaths(app: FastifyInstance, schema: GraphQLSchema): void {
  const known = new Map(
    allCodes(schema).map(({ code, status, meaning }) => {
      const type = problemType(code)
      return [type, { type, title: problemTitle(code), status, code, description: meaning }]
    }),
  )
  app.get<{ Params: { kind: string } }>('/problems/:kind', async ({ params }) => {
    const problem = known.get(`/problems/${params.kind}`)
    if (problem !== undefined) return problem
    throw new RequestError(404, 'NOT_FOUND', { key: 'error.problem' })
  })
}
