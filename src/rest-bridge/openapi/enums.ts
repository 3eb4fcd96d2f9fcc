import { type GraphQLSchema, isEnumType } from 'graphql'
import type { JsonSchema } from './schemas.ts'

/** The description with the values of enums in lower case, as REST has them, wherever a text names one. */
export function withLowerValues<T extends JsonSchema>(schema: GraphQLSchema, document: T): T {
  const names = Object.values(schema.getTypeMap())
    .filter(isEnumType)
    .filter(({ name }) => name !== 'ErrorCode')
    .flatMap((type) => type.getValues().map(({ name }) => name))
  const value = new RegExp(`\\b(${names.join('|')})\\b`, 'g')
  return JSON.parse(JSON.stringify(document), (key, text) =>
    key === 'description' && typeof text === 'string'
      ? text.replaceAll(value, (name) => name.toLowerCase())
      : text,
  )
}

/** A schema for each enum, by type name; values as REST has them. */
export function enumSchemas(schema: GraphQLSchema): Record<string, JsonSchema> {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType)
  return Object.fromEntries(
    enums.map((type) => {
      const values = type.getValues().map(({ name, description }) => ({
        name: name.toLowerCase(),
        line: `- \`${name.toLowerCase()}\`: ${description ?? ''}`,
      }))
      const description = [type.description, '', ...values.map(({ line }) => line)].join('\n')
      return [type.name, { type: 'string', description, enum: values.map(({ name }) => name) }]
    }),
  )
}
