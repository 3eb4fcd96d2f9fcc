import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
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
  return [...found].map(([name, within]) => [name, queryOf(within(whole(schema.getType(name))))])
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
function whole(type: GraphQLNamedType | undefined, but = ''): string {
  const fields = fieldsOf(type).filter(({ name }) => name !== but)
  return `{ ${fields.map((one) => `${one.name}${page(one)} ${plain(getNamedType(one.type))}`).join(' ')} }`
}

function plain(type: GraphQLNamedType): string {
  if (isAbstractType(type)) return '{ __typename }'
  if (!isObjectType(type)) return ''
  const leaves = fieldsOf(type).filter((one) => isLeafType(getNamedType(one.type)))
  // Nodes are what edges show.
  if (type.name.endsWith('Connection')) return whole(type, 'edges')
  if (type.name.endsWith('Edge') || leaves.length === 0) return whole(type)
  return `{ ${leaves.map(({ name }) => name).join(' ')} }`
}

function fieldsOf(type: GraphQLNamedType | undefined): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) ? Object.values(type.getFields()) : []
}

function page({ args }: GraphQLField<unknown, unknown>): string {
  return args.some(({ name }) => name === 'first') ? '(first: $few)' : ''
}
