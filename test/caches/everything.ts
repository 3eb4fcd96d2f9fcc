import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { schema } from '../questions.ts'

type Field = GraphQLField<unknown, unknown>

/**
 * Queries of all that each field with objects shows, with each of its arguments, by the field as `Type.field`: those of
 * a new list are among them. `$ids` names records.
 */
export function everything(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [type, around] of ways())
    for (const field of objectFields(type).filter(isCallable)) {
      const queries = objectsOf(field).flatMap((name) =>
        calls(field).map((call) =>
          queryOf(around(`${call} ${within(field, name, whole(name, 1))}`)),
        ),
      )
      found.set(`${type}.${field.name}`, queries)
    }
  return found
}

/** Every field with a list of objects that queries lead to, as `Type.field`. */
export function lists(): string[] {
  const types = new Set(['Query'])
  for (const type of types)
    for (const field of objectFields(type)) for (const name of objectsOf(field)) types.add(name)
  const isList = ({ type }: Field) => isListType(getNullableType(type))
  return [...types].flatMap((type) =>
    objectFields(type)
      .filter(isList)
      .map(({ name }) => `${type}.${name}`),
  )
}

/** The types of objects that have no id: a cache keeps them where they stand. */
export function typesWithoutId(): string[] {
  const names = Object.keys(schema.getTypeMap()).filter((name) => !name.startsWith('__'))
  return names.filter((name) => isObjectType(schema.getType(name)) && !hasId(name))
}

/** The objects that each interface can be. */
export function possibleTypes(): Record<string, string[]> {
  const interfaces = Object.values(schema.getTypeMap()).filter(isAbstractType)
  return Object.fromEntries(
    interfaces.map((one) => [one.name, schema.getPossibleTypes(one).map(({ name }) => name)]),
  )
}

/** What is to be put around a selection of each type, the shortest way from the root. */
function ways(): Map<string, (text: string) => string> {
  const found = new Map([['Query', (text: string) => `{ ${text} }`]])
  for (const [type, around] of found)
    for (const field of objectFields(type).filter(isCallable))
      for (const name of objectsOf(field).filter((one) => !found.has(one)))
        found.set(name, (text) =>
          around(`${calls(field)[0]} ${within(field, name, `{ ${itself(name)} ${text} }`)}`),
        )
  return found
}

/** A selection of one of the types that a field can have. */
function within({ type }: Field, name: string, selection: string): string {
  const { name: shown } = getNamedType(type)
  return shown === name ? selection : `{ ${itself(shown)} ... on ${name} ${selection} }`
}

function queryOf(text: string): string {
  return text.includes('$ids') ? `query ($ids: [ID!]!) ${text}` : text
}

/** All that an object shows, to some depth; a page that lies deeper shows its records. */
function whole(type: string, depth: number): string {
  const isPage = /(Connection|Edge)$/.test(type)
  const isShown = ({ name }: Field) => depth > 0 || (isPage && name === 'nodes')
  const inner = ({ type }: Field) => whole(getNamedType(type).name, isPage ? depth : depth - 1)
  const objects = objectFields(type)
    .filter((one) => isCallable(one) && isShown(one))
    .map((one) => `${calls(one)[0]} ${inner(one)}`)
  return `{ ${['__typename', ...leavesOf(type), ...objects].join(' ')} }`
}

/** What a cache knows an object by; all that is no object, where it has no id and a list would lose the rest. */
function itself(type: string): string {
  return ['__typename', ...(hasId(type) ? ['id'] : leavesOf(type))].join(' ')
}

function hasId(type: string): boolean {
  return fieldsOf(type).some(({ name }) => name === 'id')
}

function fieldsOf(type: string): Field[] {
  const named = schema.getType(type)
  return isObjectType(named) || isInterfaceType(named) ? Object.values(named.getFields()) : []
}

function leavesOf(type: string): string[] {
  return fieldsOf(type)
    .filter((one) => isLeafType(getNamedType(one.type)))
    .map(({ name }) => name)
}

function objectFields(type: string): Field[] {
  return fieldsOf(type).filter((one) => !isLeafType(getNamedType(one.type)))
}

function objectsOf({ type }: Field): string[] {
  const named: GraphQLNamedType = getNamedType(type)
  return isAbstractType(named)
    ? schema.getPossibleTypes(named).map(({ name }) => name)
    : [named.name]
}

/** What needs the id of one record is left out: the record is in some list. */
function isCallable({ args }: Field): boolean {
  return args.every(({ type }) => !isNonNullType(type) || samples(type).length > 0)
}

/** Calls of a field: plain, with each of its arguments, with each two of them, and pages of it. */
function calls({ name, args }: Field): string[] {
  const texts = (one: Field['args'][number]) =>
    samples(one.type).map((value) => `${one.name}: ${value}`)
  const required = args.filter(({ type }) => isNonNullType(type)).map(texts)
  const others = args.filter((one) => !isNonNullType(one.type) && !paging.includes(one.name))
  const optional = others.map(texts)
  const pairs = optional.flatMap((some, at) =>
    optional.slice(at + 1).flatMap((more) => some.flatMap((one) => more.map((two) => [one, two]))),
  )
  const pages = args.some((one) => one.name === 'first') ? [['first: 2'], ['last: 2']] : []
  const chosen = [[], ...optional.flat().map((one) => [one]), ...pairs, ...pages]
  return combined(required)
    .flatMap((some) => chosen.map((more) => [...some, ...more]))
    .map((all) => (all.length > 0 ? `${name}(${all.join(', ')})` : name))
}

function combined([first, ...rest]: readonly string[][]): string[][] {
  if (first === undefined) return [[]]
  return first.flatMap((one) => combined(rest).map((others) => [one, ...others]))
}

const paging = ['first', 'after', 'last', 'before']
const scalars: Readonly<Record<string, readonly string[]>> = {
  Int: ['1', '5'],
  String: ['"agriculture"'],
  Boolean: ['true', 'false'],
  Money: ['"100.00"'],
  Percent: ['"9.50"'],
  DateTime: ['"2026-02-01T00:00:00Z"'],
  BBox: [
    '{ west: -180, south: -90, east: 180, north: 90 }',
    // Their edges cut cells where many people live.
    '{ west: 75, south: -60.1, east: -75, north: 30 }',
    '{ west: -75, south: -60.1, east: 80, north: 35 }',
  ],
}

/** Values of a type as GraphQL text; none of an id, which is some record's. */
function samples(type: GraphQLInputType): readonly string[] {
  const one = getNullableType(type)
  if (isListType(one))
    return getNamedType(one).name === 'ID'
      ? ['$ids']
      : samples(one.ofType).map((text) => `[${text}]`)
  if (isEnumType(one))
    return one
      .getValues()
      .slice(0, 2)
      .map(({ name }) => name)
  const known = scalars[one.name]
  if (known !== undefined || !isInputObjectType(one)) return known ?? []
  return Object.values(one.getFields()).flatMap(({ name, type }) =>
    samples(type)
      .slice(0, 1)
      .map((text) => `{ ${name}: ${text} }`),
  )
}
