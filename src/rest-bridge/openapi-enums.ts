import { type GraphQLSchema, isEnumType } from 'graphql'
import type { JsonSchema } from './openapi-schemas.ts'

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
