import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
} from 'graphql'
import { boundsOf } from '../../http/guard/whole-numbers.ts'
import { type Formats, formatsOf, hasChoice } from '../answer.ts'
import type { RowDocument } from '../presenter.ts'
import { inputTypeOf, queryParameters } from '../query.ts'
import { snakeText } from '../records/records.ts'
import type { Row } from '../row.ts'
import { targetOf } from '../target.ts'
import { CONSISTENCY, consistencyRequest } from './headers.ts'
import { bounded, ids, inputSchema, type JsonSchema } from './schemas.ts'

/** The query parameters of a row, described by the arguments that they set. */
export function queryParametersOf(
  schema: GraphQLSchema,
  row: Row,
  document: RowDocument,
): JsonSchema[] {
  const own = queryParameters(schema, row, document).map(({ name, type, target }) => {
    const described = placed(type, target?.description)
    return {
      ...parameter('query', name, bounded(parameterSchema(type), boundsOf(target)), described),
      required: isNonNullType(type),
      ...(isListType(getNullableType(type)) && { style: 'form', explode: false }),
    }
  })
  const formats = formatsOf(row)
  const format = { $ref: `#/components/schemas/${formatName(formats)}` }
  const all = [
    ...own,
    ...(hasChoice(formats)
      ? [parameter('query', 'f', format, 'The format, for clients that cannot send `Accept`.')]
      : []),
  ]
  if (row.list === undefined) return all
  return [
    ...all,
    parameter(
      'query',
      'limit',
      { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 20 },
      'The maximum number of items on a page.',
    ),
    parameter(
      'query',
      'cursor',
      { type: 'string' },
      'A cursor from the `pagination` of another page.',
    ),
    parameter('query', 'include', { type: 'string', enum: ['total'] }, 'Counts all items too.'),
  ]
}

/** The schema of the query parameter `f`, by name: one for all rows with these formats. */
export function formatSchema(formats: Formats): Readonly<Record<string, JsonSchema>> {
  const names = Object.keys(formats)
  const description = 'A format of the response.'
  return hasChoice(formats)
    ? { [formatName(formats)]: { type: 'string', description, enum: names } }
    : {}
}

/** The name of that schema, such as `JsonOrCsv`. */
function formatName(formats: Formats): string {
  return Object.keys(formats)
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .join('Or')
}

/** Types of parameters in paths that are no ids. */
const plain: ReadonlySet<string> = new Set(['String', 'Year'])

/** The parameters in a row's path, described by the arguments or input fields that they set. */
export function pathParameters(
  schema: GraphQLSchema,
  { path, tile, subject }: Row,
  { plan, operation }: RowDocument,
  input: GraphQLInputObjectType | undefined,
): JsonSchema[] {
  const variables = (operation.variableDefinitions ?? []).map(
    ({ variable, type }) => [variable.name.value, inputTypeOf(schema, type)] as const,
  )
  const types = new Map(variables)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const typeOf = (name: string): JsonSchema => {
    const type = types.get(name)
    if (tile || (type && getNamedType(type).name === 'Int'))
      return { type: 'integer', format: 'int32', minimum: 0 }
    if (type && (isEnumType(getNamedType(type)) || plain.has(getNamedType(type).name)))
      return inputSchema(type)
    return name === 'month'
      ? { type: 'string', pattern: '^\\d{4}-\\d{2}$', examples: ['2026-01'] }
      : (ids[input?.name ?? ''] ?? { type: 'string', format: 'uuid' })
  }
  const descriptionOf = (name: string) =>
    tile
      ? 'The zoom, column or row of the tile.'
      : (targetOf(schema, plan.document, name) ?? input?.getFields()[subject ?? name])?.description
  return names.map((name) => ({
    ...parameter('path', name, typeOf(name), descriptionOf(name)),
    required: true,
  }))
}

/** The description of a parameter, with the order of a box's numbers. */
function placed(type: GraphQLInputType, description: string | null | undefined) {
  if (getNamedType(type).name !== 'BBox') return description
  return `${description ?? ''} As west,south,east,north in degrees: longitudes first and third.`
}

/** A bounding box is four numbers in one string (RFC 7946). */
function parameterSchema(type: GraphQLInputType): JsonSchema {
  if (getNamedType(type).name !== 'BBox')
    return inputSchema(new GraphQLNonNull(getNullableType(type)))
  const number = '-?\\d+(\\.\\d+)?'
  return {
    type: 'string',
    pattern: `^${number}(,${number}){3}$`,
    examples: ['36.6,-1.5,37.1,-1.1'],
  }
}

/** The header parameters of a row. */
export function headerParameters(
  row: Row,
  input: GraphQLInputObjectType | undefined,
): JsonSchema[] {
  const key = input?.getFields().idempotencyKey
  const header = (name: string, description: string | null | undefined, schema: JsonSchema) =>
    parameter('header', name, schema, description)
  const takesVersion = input !== undefined && 'version' in input.getFields()
  const condition = row.method === 'GET' ? ifNoneMatch : takesVersion ? ifMatch : undefined
  return [
    ...(key
      ? [
          header(
            'Idempotency-Key',
            `${key.description} Quotes around it don't count.`,
            bounded({ type: 'string' }, boundsOf(key)),
          ),
        ]
      : []),
    ...(condition ? [header(...condition, { type: 'string' })] : []),
    ...(row.method === 'GET' ? [header(CONSISTENCY, consistencyRequest, { type: 'string' })] : []),
  ]
}

/** A header that makes a request conditional, and what it does. */
type Condition = readonly [name: string, description: string]
const ifNoneMatch: Condition = ['If-None-Match', 'The ETag that is known: 304 when it still holds.']
const ifMatch: Condition = [
  'If-Match',
  'The ETag that was read: 412 when the record has changed since, and for a weak one (`W/"…"`).',
]

function parameter(
  location: string,
  name: string,
  schema: JsonSchema,
  description?: string | null,
): JsonSchema {
  return {
    name,
    in: location,
    required: false,
    schema,
    ...(description && { description: snakeText(description) }),
  }
}
