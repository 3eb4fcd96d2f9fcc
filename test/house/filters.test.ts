import {
  buildSchema,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type ObjectValueNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, it } from 'vitest'
import { opportunitiesLike } from '../../src/lending/investing/opportunity.ts'
import { loansFor } from '../../src/lending/loan/lists/list.ts'
import { loansLike } from '../../src/lending/loan/lists/traits.ts'
import { readDocument } from '../../src/rest-bridge/presenter.ts'
import { routes } from '../../src/rest-bridge/routes.ts'
import { schemaText } from '../../src/schema.ts'

// A filter that the schema has and no rule reads would list everything; nothing but this would notice.

const schema = buildSchema(schemaText())
const viewer = '019ab000-0000-7000-8000-000000000001'

/** A value for a field of each type. */
const values: Readonly<Record<string, unknown>> = {
  BBox: { west: 8, south: 47, east: 9, north: 48 },
  Boolean: true,
  Date: '2026-11-22',
  DateTime: new Date(0),
  ID: viewer,
  Int: 5,
  Money: 5n,
  Percent: 5,
  String: 'x',
}

function sampleOf({ type }: GraphQLInputField): unknown {
  const named = getNamedType(type)
  const one = isEnumType(named) ? named.getValues()[0]?.value.toLowerCase() : values[named.name]
  return isListType(isNonNullType(type) ? type.ofType : type) ? [one] : one
}

/** What is listed with a filter. */
const lists: Readonly<Record<string, (filter: object) => unknown>> = {
  LoanFilter: (filter) => loansFor(viewer, filter, 'newest'),
  LoanMarkerFilter: loansLike,
  OpportunityFilter: (filter) => opportunitiesLike(viewer, filter),
}

const textOf = (listing: unknown) =>
  JSON.stringify(listing, (_, value) => (typeof value === 'bigint' ? String(value) : value))

it.each(Object.entries(lists))('every field of %s narrows what is listed', (name, listed) => {
  const fields = Object.values((schema.getType(name) as GraphQLInputObjectType).getFields())
  const asGiven = (given: object) => {
    const absent = Object.fromEntries(fields.map((field) => [field.name, undefined]))
    return textOf(listed({ ...absent, ...given }))
  }
  const without = asGiven({})
  const ignored = fields.filter((field) => asGiven({ [field.name]: sampleOf(field) }) === without)
  expect(
    ignored.map((field) => field.name),
    'add a condition to the list: loansLike (src/lending/loan/lists/traits.ts), loansFor (list.ts) or opportunitiesLike',
  ).toEqual([])
})

/** Filters that REST has in another way. */
const notInRest: readonly string[] = []

it('REST passes on every field of a filter, or is listed as an exception', () => {
  const left = routes.flatMap((row) => {
    const types = new TypeInfo(schema)
    const missing: string[] = []
    const ObjectValue = ({ fields }: ObjectValueNode) => {
      const type = getNamedType(types.getInputType())
      if (!isInputObjectType(type) || !type.name.endsWith('Filter')) return
      const given = fields.map(({ name }) => name.value)
      for (const name of Object.keys(type.getFields()))
        if (!given.includes(name)) missing.push(`${type.name}.${name}`)
    }
    visit(readDocument(schema, row).plan.document, visitWithTypeInfo(types, { ObjectValue }))
    return missing
  })
  expect(
    [...new Set(left)],
    'leave the filter out of the row (src/rest-bridge/rows/), which then passes on all of it, or add the field to notInRest here',
  ).toEqual(notInRest)
})
