import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { isThorough } from '../../../support/rounds.ts'

type Field = GraphQLField<unknown, unknown>

/** What needs the id of one record is left out: the record is in some list. */
export function isCallable({ args }: Field): boolean {
  return args.every(({ type }) => !isNonNullType(type) || samples(type).length > 0)
}

/** Calls of a field: plain, with each of its arguments, with each two of them (a fifth, but for CI), and pages of it. */
export function calls({ name, args }: Field): string[] {
  const texts = (one: Field['args'][number]) =>
    (ofName[one.name] ?? samples(one.type)).map((value) => `${one.name}: ${value}`)
  const required = args.filter(({ type }) => isNonNullType(type)).map(texts)
  const others = args.filter((one) => !isNonNullType(one.type) && !paging.includes(one.name))
  const optional = others.map(texts)
  const pairs = optional.flatMap((some, at) =>
    optional.slice(at + 1).flatMap((more) => some.flatMap((one) => more.map((two) => [one, two]))),
  )
  const some = pairs.filter((_, at) => isThorough || at % 5 === 0)
  const pages = args.some((one) => one.name === 'first') ? [['first: 2'], ['last: 2']] : []
  const chosen = [[], ...optional.flat().map((one) => [one]), ...some, ...pages]
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

/** Values of arguments that take no other of their type. */
const ofName: Readonly<Record<string, readonly string[]>> = { year: ['2026'] }

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
