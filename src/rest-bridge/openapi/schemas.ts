import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import { YEARS } from '../../calendar.ts'
import { type Bounds, boundsOf } from '../../http/guard/whole-numbers.ts'
import { deprecated } from '../answer.ts'
import { bodyFields } from '../input.ts'
import { isErrorOfPart, type RowDocument, type Selected, selectedFields } from '../presenter.ts'
import { recordsOf, snakeCase, snakeText } from '../records/records.ts'

/** A JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The id of an item of the worklist. */
const workItem = {
  type: 'string',
  pattern: '^(late|review|request|payment|bank_line|mail|help|case):[0-9a-f-]{36}$',
} as const

/** The types whose ids are not UUIDs. */
export const ids: Readonly<Record<string, JsonSchema>> = {
  WorkItem: workItem,
  UpdateWorkItemInput: workItem,
  Marker: { type: 'string', pattern: '^(loan:|profile:|cluster:(loan|profile)/).+$' },
}

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number', format: 'double' },
  Boolean: { type: 'boolean' },
  Money: {
    type: 'number',
    format: 'double',
    description:
      'Major units, exact: never more than 15 digits in all, which 64 bits hold (a double), but not 32.',
  },
  Percent: {
    type: 'number',
    format: 'double',
    description: 'Percent, exact: at most 4 decimals, and 15 digits in all.',
  },
  DateTime: { type: 'string', format: 'date-time' },
  Date: { type: 'string', format: 'date' },
  Latitude: { type: 'number', format: 'double', minimum: -90, maximum: 90 },
  Longitude: { type: 'number', format: 'double', minimum: -180, maximum: 180 },
  Year: { type: 'integer', format: 'int32', minimum: YEARS.min, maximum: YEARS.max },
  JSONObject: { type: 'object', additionalProperties: true },
}

/** A schema for each record, by type name. */
export function recordSchemas(schema: GraphQLSchema): Record<string, JsonSchema> {
  return Object.fromEntries(
    recordsOf(schema).map(({ typeCondition, selectionSet }) => {
      const type = schema.getType(typeCondition.name.value)
      if (!isObjectType(type)) throw new Error(`no type ${typeCondition.name.value}`)
      const fields = selectedFields(type, selectionSet, {})
      const description = snakeText(type.description ?? '')
      const record = { description, ...objectOf(fields, {}) }
      return [type.name, withId(record, ids[type.name])]
    }),
  )
}

function withId(record: JsonSchema, id: JsonSchema | undefined): JsonSchema {
  if (id === undefined) return record
  const properties = record.properties as Readonly<Record<string, JsonSchema>>
  const description = properties.id?.description
  return { ...record, properties: { ...properties, id: { ...id, description } } }
}

/** The schema of a request body: the input's fields, with the record's other fields as read-only. */
export function bodySchema(
  input: GraphQLInputObjectType,
  record: JsonSchema | undefined,
  isNested = false,
): JsonSchema {
  const fields = [...bodyFields(input, isNested)]
  const own = fields.map(([name, field]) => [
    name,
    described(bounded(inputSchema(field.type), boundsOf(field)), field),
  ])
  const required = fields.filter(([, field]) => isRequiredInputField(field)).map(([name]) => name)
  const ignored = Object.entries((record?.properties ?? {}) as Record<string, JsonSchema>)
    .filter(([name]) => !fields.some(([own]) => own === name))
    .map(([name, schema]) => [name, { ...schema, readOnly: true }])
  return {
    type: 'object',
    description: snakeText(input.description ?? ''),
    properties: Object.fromEntries([...own, ...ignored]),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** The schema of an object with the selected fields; selected records are references. */
export function objectOf(
  fields: readonly Selected[],
  fragments: RowDocument['fragments'],
): JsonSchema {
  const properties = fields.map((field) => [
    snakeCase(field.name),
    described(outputSchema(field, fragments), field),
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: fields.map(({ name }) => snakeCase(name)),
  }
}

function outputSchema(field: Selected, fragments: RowDocument['fragments']): JsonSchema {
  const { type, selection } = field
  if (isErrorOfPart(field)) return wrapped(type, { $ref: '#/components/schemas/ErrorDetail' })
  const named = getNamedType(type)
  const [spread] = selection?.selections ?? []
  const isRecord = spread?.kind === 'FragmentSpread' && selection?.selections.length === 1
  const one =
    !isObjectType(named) || selection === undefined
      ? leaf(named)
      : isRecord
        ? { $ref: `#/components/schemas/${named.name}` }
        : objectOf(selectedFields(named, selection, fragments), fragments)
  return wrapped(type, one)
}

export function inputSchema(type: GraphQLInputType): JsonSchema {
  const named = getNamedType(type)
  return wrapped(type, isInputObjectType(named) ? bodySchema(named, undefined, true) : leaf(named))
}

/** The schema of a value with the bounds that the rules have for it. */
export function bounded(schema: JsonSchema, { items, ...bounds }: Bounds): JsonSchema {
  const whole = { ...schema, ...bounds }
  if (items === undefined) return whole
  return {
    ...whole,
    items:
      '$ref' in (items as JsonSchema)
        ? items
        : { ...(schema.items as JsonSchema), ...(items as JsonSchema) },
  }
}

function wrapped(type: GraphQLOutputType | GraphQLInputType, one: JsonSchema): JsonSchema {
  const list = isListType(getNullableType(type))
  const schema = list ? { type: 'array', items: one } : one
  return isNonNullType(type) ? schema : nullable(schema)
}

function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [schema.type, 'null'] }
}

function leaf(type: GraphQLNamedType): JsonSchema {
  if (isEnumType(type)) return { $ref: `#/components/schemas/${type.name}` }
  const schema = scalars[type.name]
  if (schema === undefined) throw new Error(`no JSON schema for ${type.name}`)
  return schema
}

function described(
  schema: JsonSchema,
  field: {
    readonly description?: string | null | undefined
    readonly deprecationReason?: string | null | undefined
  },
): JsonSchema {
  // Its own description is followed by that of its type.
  const description = [field.description && snakeText(field.description), schema.description]
  return {
    ...schema,
    ...(field.description && { description: description.filter(Boolean).join(' ') }),
    ...deprecated(field),
  }
}
