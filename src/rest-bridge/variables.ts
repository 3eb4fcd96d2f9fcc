import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import {
  coerceInputValue,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  valueFromAST,
} from 'graphql'
import type { Context, Judge } from '../context.ts'
import { RequestError } from '../http/errors.ts'
import { expectedVersion } from './answer.ts'
import { InvalidRequest, refusalDetail } from './errors.ts'
import { serverFields } from './ignored.ts'
import { bodyFields, readInput } from './input.ts'
import { type Issue, issue } from './issue.ts'
import type { RowDocument } from './presenter.ts'
import { inputTypeOf, queryParameters, readPath, readQuery } from './query.ts'
import { snakeCase } from './records/records.ts'
import type { Row } from './row.ts'
import { type TileParams, tileVariables } from './tiles/tile.ts'

/** Issues of a merge patch: it can't change fields that only the gateway sets, nor remove those that every record has. */
function patchIssues(
  schema: GraphQLSchema,
  { method, record }: Row,
  own: ReadonlySet<string>,
): (body: unknown) => Issue[] {
  const type = schema.getType(record ?? '')
  if (method !== 'PATCH' || record === undefined || !isObjectType(type)) return () => []
  const needed = Object.values(type.getFields()).filter(({ type }) => isNonNullType(type))
  const required = new Set(needed.map(({ name }) => snakeCase(name)))
  return (body) =>
    Object.entries(typeof body === 'object' ? (body ?? {}) : {}).flatMap(([field, value]) => {
      if (own.has(field)) return [issue(field, 'READ_ONLY', 'issue.read_only')]
      const isRemoved = value === null && required.has(field)
      return isRemoved ? [issue(field, 'REQUIRED', 'issue.not_removed')] : []
    })
}

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
  return ({ body, headers, params, query }) => {
    const issues: Issue[] = issuesOf(body)
    const own = readQuery(row, parameters, query as Variables, issues)
    const placed = row.tile
      ? tileVariables(params as TileParams, issues)
      : readPath(schema, document, params as Variables, issues)
    const input =
      type && (readInput(type, bodyOf(body, isOptional), '', issues, { ignored }) as Variables)
    const { id, ...others } = params as Readonly<Record<string, string>>
    const given = input && {
      ...input,
      ...others,
      ...(id !== undefined && { [row.subject ?? 'id']: id }),
      ...headerFields(headers, input, type.getFields()),
    }
    const read = given ? { ...own, input: given } : { ...own, ...placed }
    if (issues.length > 0) throw new InvalidRequest(issues, read)
    return read
  }
}

/** The input fields that headers set. If-Match is the version that the client has seen; the body must not name another. */
function headerFields(headers: IncomingHttpHeaders, input: Variables, takes: object): Variables {
  const key = 'idempotencyKey' in takes ? headers['idempotency-key'] : undefined
  const expected = 'version' in takes ? expectedVersion(headers['if-match']) : undefined
  // A record can't be at two versions: -1 then matches none.
  const isOther = (input.version ?? expected) !== expected
  return {
    ...(key !== undefined && { idempotencyKey: key }),
    ...(expected !== undefined && { version: isOther ? -1 : expected }),
  }
}

/** A request's body; some operations need none. */
function bodyOf(body: unknown, isOptional: boolean): unknown {
  if (body !== undefined && body !== null) return body
  if (body === undefined && isOptional) return {}
  if (body === null) return []
  throw new RequestError(400, 'BAD_JSON', { key: 'error.body.empty' })
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

/** Adds what the rules refuse to what can't be read of a request, so that its caller learns of all errors at once. */
export function compileJudge(schema: GraphQLSchema, { field, operation }: RowDocument) {
  const judge = field.extensions.judge as Judge | undefined
  const argumentsOf = (variables: Variables): Variables => {
    const [node] = operation.selectionSet.selections
    const given = node?.kind === Kind.FIELD ? (node.arguments ?? []) : []
    const values = given.map(({ name, value }) => {
      const type = field.args.find((one) => one.name === name.value)?.type
      return [name.value, type && valueFromAST(value, type, variables)]
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  return async (invalid: InvalidRequest, context: Context): Promise<InvalidRequest> => {
    const variables = coerced(schema, operation, invalid.read)
    const found = (await judge?.(argumentsOf(variables), context)) ?? []
    const details = found.map(({ code, field = null, message, details = null }) =>
      refusalDetail({ code, field, message, details }),
    )
    const known = new Set(invalid.items.map(({ field }) => field))
    return new InvalidRequest([...invalid.items, ...details.filter((one) => !known.has(one.field))])
  }
}

/** Variables as resolvers get them, without what is missing or wrong. */
function coerced(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  read: Variables,
): Variables {
  const values = (operation.variableDefinitions ?? []).map(({ variable: { name }, type }) => {
    const value = read[name.value]
    const of = inputTypeOf(schema, type)
    return [
      name.value,
      value === undefined ? undefined : coerceInputValue(value, of, () => undefined),
    ]
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}
