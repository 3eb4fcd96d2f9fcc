import {
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isObjectType,
} from 'graphql'
import { CSV } from './csv.ts'
import { type RowDocument, readDocument } from './document.ts'
import { featureCollection, GEOJSON } from './geojson.ts'
import { bodyFields } from './input.ts'
import { CONSISTENCY, consistency } from './openapi-consistency.ts'
import { errorComponents, errorResponses } from './openapi-errors.ts'
import { headerParameters, listSchema, pagination, queryParametersOf } from './openapi-parts.ts'
import { bodySchema, type JsonSchema, objectOf, recordSchemas } from './openapi-schemas.ts'
import { selectedFields } from './presenter.ts'
import { routes } from './routes.ts'
import { type Row, statusOf } from './row.ts'
import { inputType } from './variables.ts'

/** The bridge's OpenAPI 3.1 description, generated from the rows, the schema and its descriptions. */
export function openapi(schema: GraphQLSchema, version: string): JsonSchema {
  const records = recordSchemas(schema)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const row of routes) {
    const path = paths[row.path] ?? {}
    path[row.method.toLowerCase()] = operation(schema, row, records)
    paths[row.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lending gateway',
      version,
      description:
        'Marketplace lending over plain HTTP: the same records and rules as the GraphQL API at /graphql.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'This gateway' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ...records, Pagination: pagination, ...errorComponents.schemas },
      responses: errorComponents.responses,
    },
  }
}

function operation(
  schema: GraphQLSchema,
  row: Row,
  records: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const document = readDocument(schema, row)
  const input = inputType(schema, document)
  const parameters = [
    ...pathParameters(row),
    ...queryParametersOf(schema, row, document),
    ...headerParameters(row, input),
  ]
  const takesBody = input !== undefined && bodyFields(input).size > 0
  const body = takesBody && bodySchema(input, records[row.record ?? ''])
  return {
    operationId: document.operation.name?.value,
    summary: row.summary,
    description: document.field.description,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    }),
    responses: {
      [statusOf(row)]: success(schema, row, document),
      ...errorResponses(row.path.includes('{')),
    },
  }
}

function pathParameters({ path }: Row): JsonSchema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const schema = { type: 'string', format: 'uuid' }
  return names.map((name) => ({ name, in: 'path', required: true, schema }))
}

function success(schema: GraphQLSchema, row: Row, document: RowDocument): JsonSchema {
  const answered = objectOf(answeredFields(schema, row, document), document.fragments)
  return {
    description: 'Success.',
    content: {
      'application/json': { schema: row.list ? listSchema(row.list, answered) : answered },
      ...(row.features && { [GEOJSON]: { schema: featureCollection } }),
      ...(row.table && { [CSV]: { schema: { type: 'string', description: 'The whole list.' } } }),
    },
    headers: {
      [CONSISTENCY]: header(consistency.response),
      ...(row.location && { Location: header('The path of the new record.') }),
      ...(row.tagged && {
        ETag: header('The version of the record: send it as If-Match or If-None-Match.'),
      }),
    },
  }
}

function header(description: string): JsonSchema {
  return { description, schema: { type: 'string' } }
}

/** The fields of a successful response's body: a query's fields, or a payload's records, none of them null. */
function answeredFields(schema: GraphQLSchema, row: Row, document: RowDocument) {
  const root = rootField(schema, document)
  const beneath = getNamedType(root.type)
  const isBody = row.method === 'GET' && row.within === undefined
  const fields =
    isBody || root.selection === undefined || !isObjectType(beneath)
      ? [root]
      : selectedFields(beneath, root.selection, document.fragments)
  return fields
    .filter(({ name }) => name !== 'userErrors')
    .map((field) =>
      row.within === undefined
        ? { ...field, type: new GraphQLNonNull(getNullableType(field.type)) }
        : field,
    )
}

function rootField(schema: GraphQLSchema, { operation, fragments }: RowDocument) {
  const type = schema.getRootType(operation.operation)
  const [field] = type ? selectedFields(type, operation.selectionSet, fragments) : []
  if (field === undefined) throw new Error('a row without a root field')
  return field
}
