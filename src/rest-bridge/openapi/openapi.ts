import { type GraphQLSchema, isEnumType } from 'graphql'
import { allCodes } from '../codes.ts'
import { describeEvents, eventSchemas, liveTag } from '../events/openapi.ts'
import { featureCollection } from '../geojson.ts'
import { perSchema } from '../per-schema.ts'
import { sectionsOf } from '../routes.ts'
import { describeTileJson, tileJsonSchema } from '../tiles/json.ts'
import { errorSchemas, sharedResponses } from './errors.ts'
import { guide } from './guide.ts'
import { headerComponents } from './headers.ts'
import { pagination } from './lists.ts'
import { describeRow } from './operation.ts'
import { describePublicFiles } from './public-files.ts'
import { type JsonSchema, recordSchemas } from './schemas.ts'

/**
 * The bridge's OpenAPI 3.1 description, generated from the rows, the schema and its descriptions. It refers to the schema `EventType`, which comes
 * with the webhooks.
 */
export const bridgeOpenapi = perSchema((schema, version: string): JsonSchema => {
  const records = recordSchemas(schema)
  const sections = sectionsOf(schema)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  const named: Record<string, JsonSchema> = {}
  for (const { name, rows } of sections)
    for (const row of rows) {
      const { operation, schemas } = describeRow(schema, row, name, records)
      paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation }
      Object.assign(named, schemas)
    }
  Object.assign(paths, describeTileJson(schema, 'Map'))
  Object.assign(paths, describePublicFiles(schema, 'Reports'))
  paths['/events'] = { get: describeEvents(schema) }
  const document = withoutUnused({
    openapi: '3.1.0',
    info: {
      title: 'Lending gateway',
      version,
      description: guide,
      contact: { name: 'The operator of this gateway' },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This gateway' }],
    security: [{ bearer: [] }],
    tags: [...sections.map(({ name, description }) => ({ name, description })), liveTag],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'A token of your issuer; in development, `npm run token -- --sub ada`.',
        },
      },
      schemas: {
        ...records,
        ...named,
        ...enumSchemas(schema),
        ...eventSchemas(schema),
        Pagination: pagination,
        FeatureCollection: featureCollection,
        TileJson: tileJsonSchema,
        ...errorSchemas,
      },
      headers: headerComponents,
      responses: sharedResponses(allCodes(schema)),
    },
  })
  return withLowerValues(schema, document)
})

interface Document extends JsonSchema {
  readonly components: JsonSchema & { readonly schemas: JsonSchema }
}

/** Without the schemas that nothing refers to: some enums are only GraphQL's. */
function withoutUnused(document: Document): JsonSchema {
  const text = JSON.stringify(document)
  const used = Object.entries(document.components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  )
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(used) },
  }
}

/** The description with the values of enums in lower case, as REST has them, wherever a text names one. */
function withLowerValues<T extends JsonSchema>(schema: GraphQLSchema, document: T): T {
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
function enumSchemas(schema: GraphQLSchema): Record<string, JsonSchema> {
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
