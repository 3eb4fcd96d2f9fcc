import type { FastifyRequest } from 'fastify'
import {
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
} from 'graphql'
import { RequestError } from '../http/errors.ts'
import type { RowDocument } from './document.ts'
import { InvalidRequest } from './errors.ts'
import { serverFields } from './ignored.ts'
import { bodyFields, type Issue, readInput } from './input.ts'
import { patchIssues } from './patch.ts'
import { inputTypeOf, queryParameters, readQuery } from './query.ts'
import type { Row } from './row.ts'
import { type TileParams, tileVariables } from './tile.ts'

type Variables = Readonly<Record<string, unknown>>

/** Compiles, once, how a request to this row becomes its document's variables. */
export function compileVariables(
  schema: GraphQLSchema,
  row: Row,
  document: RowDocument,
): (request: FastifyRequest) => Variables {
  const type = inputType(schema, document)
  const parameters = queryParameters(schema, row, document)
  const fields = type && bodyFields(type)
  const ignored = serverFields(row, type)
  const issuesOf = patchIssues(schema, row, ignored)
  const isOptional = row.bodyIsOptional === true || fields?.size === 0
  return ({ body, params, query }) => {
    const issues: Issue[] = issuesOf(body)
    const own = readQuery(row, parameters, query as Variables, issues)
    const placed = row.tile ? tileVariables(params as TileParams, issues) : (params as object)
    const input = type && (readInput(type, bodyOf(body, isOptional), '', issues, ignored) as object)
    if (issues.length > 0) throw new InvalidRequest(issues)
    if (!input) return { ...own, ...placed }
    const { id } = params as { readonly id?: string }
    return { ...own, input: { ...input, ...(id !== undefined && { [row.subject ?? 'id']: id }) } }
  }
}

/** A request's body; some operations need none. */
function bodyOf(body: unknown, isOptional: boolean): unknown {
  if (body !== undefined && body !== null) return body
  if (body === undefined && isOptional) return {}
  if (body === null) return []
  throw new RequestError(400, 'BAD_JSON', 'The body is empty; JSON is expected.')
}

/** The type of the row's `input`, when it takes one. */
export function inputType(
  schema: GraphQLSchema,
  { operation }: RowDocument,
): GraphQLInputObjectType | undefined {
  const node = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === 'input',
  )
  const type = node && getNullableType(inputTypeOf(schema, node.type))
  return isInputObjectType(type) ? type : undefined
}
