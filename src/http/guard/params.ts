import type { FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** A GraphQL request, by whichever transport. */
export interface RequestParams {
  readonly query?: unknown
  readonly documentId?: unknown
  readonly operationName?: unknown
  readonly variables?: unknown
  readonly extensions?: unknown
}

/** Reads a GraphQL request from the body of a POST or the parameters of a GET. */
export function paramsOf({ method, body, query }: FastifyRequest): RequestParams {
  if (method !== 'GET') return isObject(body) ? body : {}
  const { variables, ...rest } = query as Readonly<Record<string, string>>
  try {
    return { ...rest, variables: variables === undefined ? {} : JSON.parse(variables) }
  } catch {
    throw new RequestError(400, 'BAD_JSON', 'variables must be JSON.')
  }
}

/** The id of a trusted document; socket clients that have no such field send it in `extensions`. */
export function documentIdOf({ documentId, extensions }: RequestParams): unknown {
  if (documentId !== undefined && documentId !== null) return documentId
  return isObject(extensions) ? extensions.documentId : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
