import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** What a client asks for, by whichever transport. */
export interface Asked {
  readonly query?: unknown
  readonly documentId?: unknown
  readonly operationName?: unknown
  readonly variables?: unknown
  readonly extensions?: unknown
}

/** What an HTTP request asks for: a POST says it in its body, a GET in its parameters. */
export function askedBy({ method, body, query }: FastifyRequest): Asked {
  if (method !== 'GET') return isObject(body) ? body : {}
  const { variables, ...rest } = query as Readonly<Record<string, string>>
  try {
    return { ...rest, variables: variables === undefined ? {} : JSON.parse(variables) }
  } catch {
    throw new RequestError(400, 'BAD_JSON', 'variables must be JSON.')
  }
}

/** The id of a trusted document: clients of sockets that know no such field put it into `extensions`. */
export function documentIdOf({ documentId, extensions }: Asked): unknown {
  if (documentId !== undefined && documentId !== null) return documentId
  return isObject(extensions) ? extensions.documentId : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
