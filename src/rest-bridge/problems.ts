import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { RequestError } from '../http/errors.ts'
import { allCodes } from './codes.ts'
import { problemTitle, problemType } from './problem-type.ts'

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
    throw new RequestError(404, 'NOT_FOUND', 'There is no problem of this type; see /docs.')
  })
}
