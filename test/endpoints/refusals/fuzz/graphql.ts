import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLInputType,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { formatPercent } from '../../../../src/money.ts'
import { amount, anyNumber, anyText, anything, type Draw, drawn, moment } from './values.ts'

export interface GraphqlRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

const DEPTH = 3

/** Operations of a schema: any fields, with arguments of right and wrong kinds, as literals and as variables. */
export function graphqlRequests(
  schema: GraphQLSchema,
  ids: readonly string[],
): fc.Arbitrary<GraphqlRequest> {
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()]
  const roots = [query, query, mutation].filter((type) => type instanceof GraphQLObjectType)
  return drawn((draw) => {
    const variables: Record<string, unknown> = {}
    const declared: string[] = []
    const root = draw(fc.constantFrom(...roots))
    const pen: Pen = { draw, schema, ids, variables, declared }
    const body = selection(pen, root, 0)
    const kind = root === mutation ? 'mutation' : 'query'
    const names = declared.length > 0 ? `(${declared.join(', ')})` : ''
    return { query: `${kind} ${names} ${body}`, variables }
  })
}

interface Pen {
  readonly draw: Draw
  readonly schema: GraphQLSchema
  readonly ids: readonly string[]
  readonly variables: Record<string, unknown>
  readonly declared: string[]
}

function selection(pen: Pen, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (isAbstractType(named)) {
    const possible = pen.draw(fc.constantFrom(...pen.schema.getPossibleTypes(named)))
    const shared = isInterfaceType(named) ? Object.keys(named.getFields()) : []
    return `{ __typename ${shared.join(' ')} ... on ${possible.name} ${selection(pen, possible, depth)} }`
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)))
  const inner = depth < DEPTH ? fields.filter((field) => !leaves.includes(field)) : []
  const wanted = [
    ...some(pen, leaves, 0, 6),
    ...some(pen, inner, depth === 0 ? 1 : 0, depth === 0 ? 1 : 2),
  ]
  const texts = wanted.map(
    (field) => `${field.name}${args(pen, field.args)} ${selection(pen, field.type, depth + 1)}`,
  )
  return `{ __typename ${texts.join(' ')} }`
}

function some<T>({ draw }: Pen, all: readonly T[], least: number, most: number): T[] {
  const bounds = { minLength: Math.min(least, all.length), maxLength: Math.min(most, all.length) }
  return draw(fc.subarray([...all], bounds))
}

function args(pen: Pen, all: readonly GraphQLArgument[]): string {
  const given = all.filter(({ type }) => pen.draw(fc.nat(9)) < (isNonNullType(type) ? 10 : 4))
  if (given.length === 0) return ''
  return `(${given.map((one) => `${one.name}: ${argument(pen, one)}`).join(', ')})`
}

function argument(pen: Pen, { type }: GraphQLArgument): string {
  const right = pen.draw(fc.nat(9)) < 8
  const value = right ? drawValue(pen, type) : pen.draw(anything)
  if (pen.draw(fc.boolean())) return literal(value, type)
  const name = `v${pen.declared.length}`
  pen.declared.push(`$${name}: ${type}`)
  pen.variables[name] = value
  return `$${name}`
}

/** A value of the type; now and then with a part of another kind. */
function drawValue(pen: Pen, type: GraphQLInputType): unknown {
  const { draw } = pen
  if (draw(fc.nat(29)) === 0) return draw(anything)
  if (isNonNullType(type)) return drawValue(pen, type.ofType)
  if (isListType(type))
    return draw(fc.array(fc.constant(0), { maxLength: 4 })).map(() => drawValue(pen, type.ofType))
  if (isEnumType(type)) return draw(fc.constantFrom(...type.getValues().map(({ name }) => name)))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => draw(fc.nat(9)) < (isNonNullType(field.type) ? 10 : 5),
    )
    return Object.fromEntries(
      fields.map((field) => [field.name, fieldOf(pen, field.name, field.type)]),
    )
  }
  return scalar(pen, type.name)
}

/** Nobody is blocked: all that comes after would be refused. */
function fieldOf(pen: Pen, name: string, type: GraphQLInputType): unknown {
  return name === 'blocked' ? false : drawValue(pen, type)
}

function scalar({ draw, ids }: Pen, name: string): unknown {
  const kinds: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    ID: fc.oneof(fc.constantFrom(...ids), fc.uuid(), anyText),
    Int: fc.oneof(fc.integer({ min: -2, max: 130 }), fc.integer()),
    Float: fc.oneof(fc.double({ min: -200, max: 200, noNaN: true }), anyNumber),
    Boolean: fc.boolean(),
    Money: amount,
    Percent: fc.integer({ min: 0, max: 4_000 }).map(formatPercent),
    DateTime: moment,
    Latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    Longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    Year: fc.integer({ min: 1990, max: 2210 }),
    JSONObject: fc.dictionary(anyText, anything, { maxKeys: 3 }),
  }
  return draw(kinds[name] ?? anyText)
}

/** A value as GraphQL text: enums bare, fields unquoted where they can be. */
function literal(value: unknown, type: GraphQLInputType): string {
  const named = getNamedType(type)
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, type)).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(named) ? named.getFields() : {}
    const entries = Object.entries(value).filter(([key]) => /^[A-Za-z_]\w*$/.test(key))
    return `{ ${entries.map(([key, item]) => `${key}: ${literal(item, fields[key]?.type ?? type)}`).join(', ')} }`
  }
  if (typeof value === 'string' && isEnumType(named) && /^[A-Z_]+$/.test(value)) return value
  return JSON.stringify(value) ?? 'null'
}
