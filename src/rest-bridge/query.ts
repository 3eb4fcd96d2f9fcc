import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputType,
  isListType,
  isNonNullType,
  type TypeNode,
  typeFromAST,
} from 'graphql'
import type { RowDocument } from './document.ts'
import { formatIssues, formatsOf, hasChoice } from './formats.ts'
import { type Issue, readInput } from './input.ts'
import { parseExactly } from './json.ts'
import { snakeCase } from './names.ts'
import { pagingParameters, pagingVariables, readPaging } from './paging.ts'
import type { Row } from './row.ts'

const NUMERIC = new Set(['Int', 'Float', 'Money', 'Percent', 'Latitude', 'Longitude'])
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** A query parameter: the variable that it sets, and its type. */
export interface Parameter {
  readonly name: string
  readonly variable: string
  readonly type: GraphQLInputType
}

/** The query parameters of a row: the variables not set by path, body or paging. */
export function queryParameters(
  schema: GraphQLSchema,
  row: Row,
  { operation }: RowDocument,
): Parameter[] {
  return (operation.variableDefinitions ?? [])
    .map(({ variable: { name }, type }) => ({
      name: snakeCase(name.value),
      variable: name.value,
      type: inputTypeOf(schema, type),
    }))
    .filter(({ variable }) => variable !== 'input' && !pagingVariables.has(variable))
    .filter(({ variable }) => !row.path.includes(`{${variable}}`))
    .filter(({ variable }) => row.tile === undefined || !['bbox', 'zoom'].includes(variable))
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
    const message = `${field} is no parameter here; these are: ${known.join(', ') || 'none'}.`
    issues.push({ field, code: 'UNKNOWN_FIELD', message })
  }
  const given = parameters.filter(({ name }) => query[name] !== undefined)
  for (const { name, type } of parameters)
    if (isNonNullType(type) && query[name] === undefined)
      issues.push({ field: name, code: 'REQUIRED', message: `${name} is required.` })
  const values = given.map(({ name, variable, type }) => [
    variable,
    readParameter(type, query[name], name, issues),
  ])
  return { ...Object.fromEntries(values), ...(row.list && readPaging(query, issues)) }
}

function readParameter(type: GraphQLInputType, value: unknown, name: string, issues: Issue[]) {
  if (getNamedType(type).name !== 'BBox')
    return readInput(type, fromText(type, value), name, issues)
  const degrees = typeof value === 'string' ? value.split(',') : []
  const [west, south, east, north] = degrees.map((text) =>
    NUMBER.test(text) ? Number(text) : Number.NaN,
  )
  if (degrees.length === 4 && [west, south, east, north].every(Number.isFinite))
    return { west, south, east, north }
  const message = `${name} must be four numbers: west,south,east,north in degrees.`
  issues.push({ field: name, code: 'INVALID', message })
  return undefined
}

/** A parameter's text as a value of its type; what it can't convert, the type refuses. */
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
