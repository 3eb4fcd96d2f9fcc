import fc from 'fast-check'
import {
  buildSchema,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
  visit,
} from 'graphql'
import { schemaText } from '../../../src/schema.ts'

export const schema = buildSchema(schemaText())

/** What only operators may ask for, whose looks are noted: they have tests of their own. */
export const forOperators: readonly string[] = Object.values(
  schema.getQueryType()?.getFields() ?? {},
)
  .filter(({ description }) => description?.toLowerCase().includes('needs the scope'))
  .map(({ name }) => name)

/** How many types of an interface are asked of at once: as many as have an id. */
const TYPES_MAX = 7

/** What is asked of: how deep, and how many fields at each level. */
interface Shape {
  readonly ids: readonly string[]
  readonly depth: number
  readonly width: number
}

/**
 * Queries of everything that can be read, with aliases, fragments, conditions, filters and pages. Their variables are
 * `no`, perhaps `yes`, `few` and `ids`, and for pages after a cursor its text, by the type and the field of the list.
 */
export function questions(
  ids: readonly string[],
  { depth = 4, width = 5 } = {},
): fc.Arbitrary<string> {
  const root = schema.getQueryType()?.getFields() ?? {}
  const often = ['loans', 'loan', 'me', 'loans', 'loan', 'me', 'nodes']
  const one = fc
    .constantFrom(...often, ...Object.keys(root).filter((name) => !forOperators.includes(name)))
    .chain((name) =>
      root[name] ? asked('Query', root[name], { ids, depth, width }) : fc.constant(''),
    )
  return fc
    .tuple(fc.array(one, { minLength: 1, maxLength: 2 }), fc.boolean())
    .map(([[first = '', second], apart]) => {
      const body = `{ ${first} ${second ? `again: ${second}` : ''}
        __typename @include(if: $yes) @skip(if: $no) also: me { id v: loans(first: $few) { nodes { id } } } }`
      const text = apart ? `{ ...asked } fragment asked on Query ${body}` : body
      return `query (${declared(text)}) ${text}`
    })
}

const never = parse('query @skip(if: true) @include(if: false) { id }').definitions.flatMap(
  ({ directives = [] }) => directives,
)

/** The same query with the fields on a path alone: the others are left out by conditions, so that no variable is unused. */
export function pathAlone(query: string, path: readonly (string | number)[]): string {
  const leaveOut = (field: FieldNode) => {
    const { alias, name, directives = [] } = field
    if (['__typename', ...path].includes((alias ?? name).value)) return false
    const used = directives.map(({ name: { value } }) => value)
    const more = never.filter(({ name: { value } }) => !used.includes(value)).slice(0, 1)
    return { ...field, directives: [...directives, ...more] }
  }
  return print(visit(parse(query), { Field: leaveOut }))
}

function declared(text: string): string {
  const cursors = new Set(text.match(/\$after_\w+/g))
  return [
    '$yes: Boolean = true, $no: Boolean!, $few: Int = 2',
    ...(text.includes('$ids') ? ['$ids: [ID!] = []'] : []),
    ...[...cursors].map((name) => `${name}: String`),
  ].join(', ')
}

type Field = GraphQLField<unknown, unknown>

function asked(on: string, field: Field, shape: Shape): fc.Arbitrary<string> {
  const type = getNamedType(field.type)
  return fc
    .tuple(given(on, field, shape), within(type, shape), fc.constantFrom(...conditions))
    .map(([list, selection, condition]) => `${field.name}${list}${condition} ${selection}`)
}

const conditions = ['', '', '', ' @include(if: $yes)', ' @skip(if: $no)', ' @skip(if: $yes)']
const paging = ['first', 'after', 'last', 'before']

function given(on: string, { name, args }: Field, shape: Shape): fc.Arbitrary<string> {
  const pages = ['', 'first: $few', 'first: $few', 'last: 2', 'last: $few', 'first: 3', 'first: 0']
  const after = `first: $few, after: $after_${on}_${name}`
  const page = fc.constantFrom(...(args.some(({ name }) => name === 'after') ? pages : ['']))
  const others = args.filter(({ name }) => !paging.includes(name))
  const filters = fc
    .tuple(
      ...others.map((one) =>
        isNonNullType(one.type)
          ? literal(one.type, shape.ids).map((text) => `${one.name}: ${text}`)
          : fc.oneof(
              { weight: 3, arbitrary: fc.constant('') },
              {
                weight: 1,
                arbitrary: literal(one.type, shape.ids).map((text) => `${one.name}: ${text}`),
              },
            ),
      ),
    )
    .map((texts) => texts.filter(Boolean))
  return fc.tuple(page, filters, fc.nat(5)).map(([window, texts, chance]) => {
    // A cursor is good for its list without filters.
    const goesOn = window !== '' && texts.length === 0 && chance === 0
    const all = [...texts, goesOn ? after : window].filter(Boolean)
    return all.length > 0 ? `(${all.join(', ')})` : ''
  })
}

const scalars: Readonly<Record<string, readonly string[]>> = {
  Int: ['3', '12', '60'],
  Float: ['0', '45.5'],
  String: ['"loom"', '"agriculture"'],
  Boolean: ['true', 'false'],
  Money: ['"100.00"'],
  Percent: ['"9.50"'],
  DateTime: ['"2026-02-01T00:00:00Z"', '"2027-02-01T00:00:00Z"'],
  Date: ['"2026-02-01"', '"2027-02-01"'],
  Year: ['2026', '2027'],
  Latitude: ['45.5'],
  Longitude: ['-120'],
  BBox: [
    '{ west: -180, south: -90, east: 180, north: 90 }',
    '{ west: 20, south: -60, east: -20, north: 60 }',
  ],
}

/** A value of a type as GraphQL text. */
function literal(type: GraphQLInputType, ids: readonly string[]): fc.Arbitrary<string> {
  const one = getNullableType(type)
  if (isListType(one) && getNamedType(one).name === 'ID') return fc.constant('$ids')
  if (isListType(one)) return literal(one.ofType, ids).map((text) => `[${text}]`)
  if (isEnumType(one)) return fc.constantFrom(...one.getValues().map(({ name }) => name))
  const known = one.name === 'ID' ? ids.map((id) => `"${id}"`) : scalars[one.name]
  if (known !== undefined) return fc.constantFrom(...known)
  if (!isInputObjectType(one)) throw new Error(`no value of ${one.name}`)
  return fc
    .subarray(Object.values(one.getFields()), { minLength: 1, maxLength: 2 })
    .chain((fields) =>
      fc
        .tuple(...fields.map(({ name, type }) => literal(type, ids).map((t) => `${name}: ${t}`)))
        .map((texts) => `{ ${texts.join(', ')} }`),
    )
}

/** What is selected of a type; where others are selected beside, under names of its own. */
function within(type: GraphQLNamedType, shape: Shape, own = ''): fc.Arbitrary<string> {
  const { depth, width } = shape
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map((one) => within(one, shape, one.name).map((text) => `... on ${one.name} ${text}`))
    // All at once would be more fields and aliases than a query may have.
    const some = fc.shuffledSubarray(parts, { minLength: 1, maxLength: TYPES_MAX })
    return some
      .chain((chosen) => fc.tuple(...chosen))
      .map((texts) => `{ __typename ${texts.join(' ')} }`)
  }
  if (!isObjectType(type)) return fc.constant('')
  const fields = Object.values(type.getFields()).filter((one) => depth > 0 || isLeaf(one))
  if (fields.length === 0) return fc.constant('{ __typename }')
  const few = fc.subarray(fields, { minLength: 1, maxLength: Math.min(width, fields.length) })
  return few.chain((chosen) =>
    fc
      .tuple(...chosen.map((one) => asked(type.name, one, { ...shape, depth: depth - 1 })))
      .map((texts) => `{ __typename ... { ${texts.map(named(own)).join(' ')} } }`),
  )
}

/** Every other field under another name, so that equal ones with other arguments can stand beside each other. */
function named(own: string): (text: string, at: number) => string {
  return (text, at) => (at % 2 === 0 && own === '' ? text : `other${own}${at}: ${text}`)
}

function isLeaf({ type }: Field): boolean {
  return !isObjectType(getNamedType(type)) && !isAbstractType(getNamedType(type))
}
