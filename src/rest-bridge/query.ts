import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import { RequestError } from '../http/errors.ts'
import { wholeNumber } from '../http/guard/whole-numbers.ts'
import { formatIssues, formatsOf, hasChoice } from './answer.ts'
import { parseExactly, readInput } from './input.ts'
import { type Issue, issue } from './issue.ts'
import type { RowDocument } from './presenter.ts'
import { snakeCase } from './records/records.ts'
import type { Row } from './row.ts'
import { type Target, targetOf } from './target.ts'

const NUMERIC = new Set(['Int', 'Float', 'Money', 'Percent', 'Latitude', 'Longitude', 'Year'])
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** A query parameter: the variable that it sets, its type, and the argument or input field that the variable is for. */
export interface Parameter {
  readonly name: string
  readonly variable: string
  readonly type: GraphQLInputType
  readonly target?: Target | undefined
}

/** The query parameters of a row: the variables not set by path, body or paging. */
export function queryParameters(
  schema: GraphQLSchema,
  row: Row,
  { operation, plan }: RowDocument,
): Parameter[] {
  return (operation.variableDefinitions ?? [])
    .map(({ variable: { name }, type }) => ({
      name: snakeCase(name.value),
      variable: name.value,
      type: inputTypeOf(schema, type),
      target: targetOf(schema, plan.document, name.value),
    }))
    .filter(({ variable }) => variable !== 'input' && !(row.list && pagingVariables.has(variable)))
    .filter(({ variable }) => !row.path.includes(`{${variable}}`))
    .filter(({ variable }) => row.tile === undefined || !['bbox', 'zoom'].includes(variable))
}

/** Reads the path's parameters as variables, collecting all problems; ids and other texts stay as they are. */
export function readPath(
  schema: GraphQLSchema,
  { operation, plan }: RowDocument,
  params: Readonly<Record<string, unknown>>,
  issues: Issue[],
): Readonly<Record<string, unknown>> {
  const read = (operation.variableDefinitions ?? []).flatMap(({ variable: { name }, type }) => {
    const of = inputTypeOf(schema, type)
    const named = getNamedType(of)
    const isRead = (NUMERIC.has(named.name) || isEnumType(named)) && name.value in params
    if (!isRead) return []
    const target = targetOf(schema, plan.document, name.value)
    return [
      [name.value, readParameter(of, params[name.value], snakeCase(name.value), issues, target)],
    ]
  })
  return { ...params, ...Object.fromEntries(read) }
}

/** Reads a query string as variables, collecting all problems. */
export function readQuery(
  row: Row,
  parameters: readonly Parameter[],
  query: Readonly<Record<string, unknown>>,
  issues: Issue[],
): Readonly<Record<string, unknown>> {
  const formats = formatsOf(row)
  const known = [
    ...parameters.map(({ name }) => name),
    ...(row.list ? pagingParameters : []),
    ...(hasChoice(formats) ? ['f'] : []),
  ]
  issues.push(...formatIssues(formats, query))
  for (const field of Object.keys(query).filter((name) => !known.includes(name))) {
    const message = known.length > 0 ? 'issue.parameter' : 'issue.no_parameter'
    issues.push(issue(field, 'UNKNOWN_FIELD', message, { known: known.join(', ') }))
  }
  const given = parameters.filter(({ name }) => query[name] !== undefined)
  for (const { name, type } of parameters)
    if (isNonNullType(type) && query[name] === undefined)
      issues.push(issue(name, 'REQUIRED', 'issue.required'))
  const values = given.map(({ name, variable, type, target }) => [
    variable,
    readParameter(type, query[name], name, issues, target),
  ])
  return { ...Object.fromEntries(values), ...(row.list && readPaging(query, issues)) }
}

function readParameter(
  type: GraphQLInputType,
  value: unknown,
  name: string,
  issues: Issue[],
  target: Target | undefined,
) {
  if (getNamedType(type).name !== 'BBox')
    return readInput(type, fromText(type, value), name, issues, { target })
  const degrees = typeof value === 'string' ? value.split(',') : []
  const [west, south, east, north] = degrees.map((text) =>
    NUMBER.test(text) ? Number(text) : Number.NaN,
  )
  if (degrees.length === 4 && [west, south, east, north].every(Number.isFinite))
    return { west, south, east, north }
  issues.push(issue(name, 'INVALID', 'issue.bbox'))
  return undefined
}

/** A parameter's text as a value of its type; a text that it can't convert stays one, and the type refuses it. */
function fromText(type: GraphQLInputType, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (isListType(getNullableType(type)))
    return value.split(',').map((item) => scalarFromText(type, item))
  return scalarFromText(type, value)
}

function scalarFromText(type: GraphQLInputType, text: string): unknown {
  const { name } = getNamedType(type)
  if (NUMERIC.has(name) && NUMBER.test(text)) return parseExactly(text)
  if (name === 'Boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

/** The type of a variable. */
export function inputTypeOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputType {
  const type = typeFromAST(schema, node as never)
  if (!isInputType(type)) throw new Error('a variable whose type is no input')
  return type
}

const LIMIT_DEFAULT = 20
const LIMIT_MAX = 100

type Json = Readonly<Record<string, unknown>>

/** The query parameters of every list. */
const pagingParameters = ['limit', 'cursor', 'include'] as const

/** The variables that paging sets. */
const pagingVariables: ReadonlySet<string> = new Set(['first', 'after', 'last', 'before', 'total'])

/** Reads limit, cursor and include as arguments of a connection; a cursor's first letter gives its direction. */
function readPaging(query: Json, issues: Issue[]): Json {
  const limit = readLimit(query.limit, issues)
  const { cursor, include } = query
  const total = include === 'total'
  if (include !== undefined && !total) issues.push(issue('include', 'INVALID', 'issue.include'))
  if (cursor === undefined) return { first: limit, total }
  const text = typeof cursor === 'string' ? cursor : ''
  if (text.startsWith('n')) return { first: limit, after: text.slice(1), total }
  if (text.startsWith('p')) return { last: limit, before: text.slice(1), total }
  throw new RequestError(400, 'BAD_CURSOR', { key: 'error.cursor' })
}

/** Presents a connection as a list with its pagination, and the matching Link header (RFC 8288). */
export function presentPage(
  name: string,
  connection: Json,
  request: FastifyRequest,
  reply: FastifyReply,
): Json {
  const {
    nodes,
    page_info: info,
    total_count: total,
    total_count_is_exact: exact,
    ...more
  } = connection as Json & { page_info: Json }
  const next = info.has_next_page && info.end_cursor ? `n${info.end_cursor}` : null
  const previous = info.has_previous_page && info.start_cursor ? `p${info.start_cursor}` : null
  const links = [link(request, next, 'next'), link(request, previous, 'prev')].filter(Boolean)
  if (links.length > 0) reply.header('link', links.join(', '))
  return {
    [name]: nodes,
    pagination: {
      limit: Number((request.query as Json).limit ?? LIMIT_DEFAULT),
      next_cursor: next,
      previous_cursor: previous,
      has_more: next !== null,
      ...(total !== undefined && total !== null && { total, total_is_exact: exact }),
    },
    ...more,
  }
}

function readLimit(text: unknown, issues: Issue[]): number {
  if (text === undefined) return LIMIT_DEFAULT
  const limit = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > LIMIT_MAX) {
    const { key, values } = wholeNumber('limit', { minimum: 1, maximum: LIMIT_MAX }, String(text))
    issues.push(issue('limit', 'INVALID', key, values))
  }
  return limit
}

function link(
  request: FastifyRequest,
  cursor: string | null,
  relation: string,
): string | undefined {
  if (cursor === null) return undefined
  const url = new URL(request.url, 'http://here')
  url.searchParams.set('cursor', cursor)
  return `<${url.pathname}${url.search}>; rel="${relation}"`
}
