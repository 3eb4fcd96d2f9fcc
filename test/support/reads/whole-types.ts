import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  parse,
  visit,
} from 'graphql'
import { schema } from './questions.ts'

type Within = (selection: string) => string

/**
 * For each type that records lead to a query of all its fields, below a list of records, as `[type, query]`. The records
 * are those of `$ids`, and their lists give `$few`.
 */
export function wholeTypes(): [type: string, query: string][] {
  const node = schema.getType('Node')
  const found = new Map<string, Within>()
  const open: [GraphQLNamedType, Within][] = []
  const add = (type: GraphQLNamedType, within: Within) => {
    if (!isObjectType(type) || found.has(type.name)) return
    found.set(type.name, within)
    open.push([type, within])
  }
  // There is but one profile that anybody sees: the caller's own.
  for (const type of isAbstractType(node) ? schema.getPossibleTypes(node) : [])
    add(type, (selection) =>
      type.name === 'Profile'
        ? `me ${selection}`
        : `nodes(ids: $ids) { ... on ${type.name} ${selection} }`,
    )
  for (const [type, within] of open)
    for (const field of fieldsOf(type))
      for (const to of objectsOf(field))
        add(to, (one) => within(`{ ${field.name}${page(field)} ${narrowed(field, to, one)} }`))
  return [...found].flatMap(([name, within]) =>
    partsOf(schema.getType(name)).map((part): [string, string] => [name, queryOf(within(part))]),
  )
}

/** An operation may have 300 fields, and cost so much; some of that is around those of the type. */
const MOST_FIELDS = 80

/** All fields of a type, in as many parts as an operation's limit of fields needs. */
function partsOf(type: GraphQLNamedType | undefined, but: readonly string[] = []): string[] {
  const text = whole(type, but)
  const names = fieldsOf(type).flatMap(({ name }) => (but.includes(name) ? [] : [name]))
  if (names.length < 2 || countFields(text) <= MOST_FIELDS) return [text]
  const middle = Math.ceil(names.length / 2)
  return [names.slice(middle), names.slice(0, middle)].flatMap((others) =>
    partsOf(type, [...but, ...others]),
  )
}

function countFields(text: string): number {
  let count = 0
  visit(parse(text), {
    Field: () => {
      count += 1
    },
  })
  return count
}

function objectsOf({ type }: GraphQLField<unknown, unknown>): readonly GraphQLNamedType[] {
  const named = getNamedType(type)
  return isAbstractType(named) ? schema.getPossibleTypes(named) : [named]
}

function narrowed({ type }: GraphQLField<unknown, unknown>, to: GraphQLNamedType, text: string) {
  return getNamedType(type) === to ? text : `{ __typename ... on ${to.name} ${text} }`
}

/** Whoever has no part in a list has at least this one. */
function queryOf(text: string): string {
  const ids = text.includes('$ids') ? '$ids: [ID!]!, ' : ''
  return `query (${ids}$few: Int!) { ${text} loans(first: $few) { nodes { id } } }`
}

/** All fields; of the records that they show those that are no records. */
function whole(type: GraphQLNamedType | undefined, but: readonly string[] = []): string {
  const fields = fieldsOf(type).filter(({ name }) => !but.includes(name))
  return `{ ${fields.map((one) => `${one.name}${page(one)} ${plain(getNamedType(one.type))}`).join(' ')} }`
}

function plain(type: GraphQLNamedType): string {
  if (isAbstractType(type)) return '{ __typename }'
  if (!isObjectType(type)) return ''
  const leaves = fieldsOf(type).filter((one) => isLeafType(getNamedType(one.type)))
  // Nodes are what edges show, and a total is counted once.
  if (type.name.endsWith('Connection')) return whole(type, ['edges', 'totalCountIsExact'])
  if (type.name.endsWith('Edge') || leaves.length === 0) return whole(type)
  return `{ ${leaves.map(({ name }) => name).join(' ')} }`
}

function fieldsOf(type: GraphQLNamedType | undefined): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) ? Object.values(type.getFields()) : []
}

function page({ args }: GraphQLField<unknown, unknown>): string {
  const given = args.flatMap(({ name }) =>
    name === 'first' ? ['first: $few'] : name === 'year' ? ['year: 2026'] : [],
  )
  return given.length === 0 ? '' : `(${given.join(', ')})`
}
