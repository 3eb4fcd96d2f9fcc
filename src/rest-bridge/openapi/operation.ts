import {
  GraphQLNonNull,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { deprecated, deprecationHeaderDocs, formatsOf, MERGE_PATCH } from '../answer.ts'
import { ZIP } from '../archive.ts'
import { DATEV } from '../books.ts'
import { allCodes } from '../codes.ts'
import { CSV } from '../csv.ts'
import { PDF } from '../document.ts'
import { GEOJSON } from '../geojson.ts'
import { type RowDocument, readDocument, rootField, selectedFields } from '../presenter.ts'
import { snakeText } from '../records/records.ts'
import { type Row, statusOf } from '../row.ts'
import { codesOf, takesBody } from '../row-codes.ts'
import { MVT } from '../tiles/tile.ts'
import { inputType } from '../variables.ts'
import { errorResponses } from './errors.ts'
import { example } from './examples.ts'
import { common, headers } from './headers.ts'
import { listSchema } from './lists.ts'
import { formatSchema, headerParameters, pathParameters, queryParametersOf } from './parts.ts'
import { bodySchema, type JsonSchema, objectOf } from './schemas.ts'

/** An operation of the description, with the schemas that it names. */
export interface Described {
  readonly operation: JsonSchema
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** Describes a row. */
export function describeRow(
  schema: GraphQLSchema,
  row: Row,
  tag: string,
  records: Readonly<Record<string, JsonSchema>>,
): Described {
  const document = readDocument(schema, row)
  const input = inputType(schema, document)
  const id = document.operation.name?.value ?? ''
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const shown = example(id)
  const parameters = [
    ...pathParameters(schema, row, document, input),
    ...queryParametersOf(schema, row, document),
    ...headerParameters(row, input),
  ].map((one) => {
    const { example: given } = shown.parameter(String(one.name))
    const isList = (one as { schema?: { type?: unknown } }).schema?.type === 'array'
    if (given === undefined) return one
    return { ...one, example: isList && !Array.isArray(given) ? [given] : given }
  })
  const record = row.method === 'PATCH' ? undefined : records[row.record ?? '']
  const body = input && takesBody(input) && bodySchema(input, record)
  const answered = objectOf(answeredFields(schema, row, document), document.fragments)
  const isIdempotent = input !== undefined && 'idempotencyKey' in input.getFields()
  const codes = codesOf(row, input, document.plan.price.openToBlocked, allCodes(schema))
  return {
    operation: {
      operationId: id,
      tags: [tag],
      summary: row.summary,
      description: snakeText(describedBy(schema, row, document)),
      ...deprecated(document.field),
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: requestBody(row, name, shown.body) }),
      responses: {
        [statusOf(row)]: withHeaders(
          success(row, name, isIdempotent, shown.response),
          deprecationHeaderDocs(document.field),
        ),
        ...(row.pending && {
          202: success({ ...row, ...row.pending }, name, isIdempotent, shown.response),
        }),
        ...(row.unmade && {
          200: success({ ...row, ...row.unmade }, name, isIdempotent, shown.response),
        }),
        ...(row.method === 'GET' && { 304: notModified }),
        ...errorResponses(codes, isIdempotent),
      },
    },
    schemas: {
      ...formatSchema(formatsOf(row)),
      ...(body && { [`${name}Request`]: body }),
      [`${name}Response`]: row.list ? listSchema(row.list, answered) : answered,
    },
  }
}

function withHeaders(response: JsonSchema, more: JsonSchema): JsonSchema {
  return { ...response, headers: { ...(response.headers as JsonSchema), ...more } }
}

/** The 304 for a client that already has the response. */
export const notModified = {
  description: 'The client has what it would get.',
  headers: headers('ETag', ...common),
}

/**
 * The description of a row. A row that reads by `node`, which finds any record, is described by its record; one that reads a
 * part of a record, by that part; others by their field.
 */
function describedBy(schema: GraphQLSchema, row: Row, document: RowDocument): string {
  const root = rootField(schema, document)
  const type = getNamedType(root.type)
  const isPart = row.within !== undefined && root.selection !== undefined && isObjectType(type)
  const [part] = isPart ? selectedFields(type, root.selection, document.fragments) : []
  const isAny = isInterfaceType(getNamedType(document.field.type))
  const described = (row.features ? undefined : part) ?? (isAny ? root : document.field)
  // Where GraphQL returns null, REST responds with a 404.
  return (described.description ?? '').replace(/; null (if|when) there is none[^.]*/, '')
}

function requestBody(row: Row, name: string, shown: JsonSchema): JsonSchema {
  const content = { schema: { $ref: `#/components/schemas/${name}Request` }, ...shown }
  return {
    required: row.bodyIsOptional !== true,
    content: {
      ...(row.method === 'PATCH' && { [MERGE_PATCH]: content }),
      'application/json': content,
    },
  }
}

function success(row: Row, name: string, isIdempotent: boolean, shown: JsonSchema): JsonSchema {
  const schema = { $ref: `#/components/schemas/${name}Response` }
  return {
    description: row.success,
    headers: headers(
      row.location && 'Location',
      row.record && row.method !== 'PATCH' && 'Ignored-Fields',
      (row.tagged || row.method === 'GET') && 'ETag',
      row.list && 'Link',
      (row.table || row.archive || row.pdf || row.files) && 'Content-Disposition',
      (row.books || row.pdf || row.files) && 'Repr-Digest',
      isIdempotent && 'Idempotent-Replayed',
      ...common,
    ),
    content: {
      ...(row.tile
        ? { [MVT]: { schema: { type: 'string', format: 'binary' } } }
        : { 'application/json': { schema, ...shown } }),
      ...(row.features &&
        !row.tile && {
          [GEOJSON]: { schema: { $ref: '#/components/schemas/FeatureCollection' } },
        }),
      ...(row.books && {
        [DATEV]: { schema: { type: 'string', description: 'The sums of each day.' } },
      }),
      ...(row.pdf && { [PDF]: { schema: { type: 'string', format: 'binary' } } }),
      ...Object.fromEntries(
        (row.files ?? []).map((media) => [media, { schema: { type: 'string', format: 'binary' } }]),
      ),
      ...(row.archive && { [ZIP]: { schema: { type: 'string', format: 'binary' } } }),
      ...(row.table && { [CSV]: { schema: { type: 'string', description: csvOf(row) } } }),
    },
  }
}

function csvOf({ list, tableOf }: Row): string {
  return list === undefined && tableOf === undefined
    ? 'The names of the fields, and the record in one line.'
    : 'The whole list.'
}

/**
 * The fields of a successful response's body: a query's fields, or a payload's records. If one of these is an approval request,
 * all can be null: it comes instead of the others.
 */
function answeredFields(schema: GraphQLSchema, row: Row, document: RowDocument) {
  const root = rootField(schema, document)
  const beneath = getNamedType(root.type)
  const isBody = row.method === 'GET' && row.within === undefined
  const fields =
    isBody || root.selection === undefined || !isObjectType(beneath)
      ? [root]
      : selectedFields(beneath, root.selection, document.fragments)
  const shown = fields.filter(({ name }) => name !== 'userErrors')
  const isEither = shown.length > 1 && shown.some(({ name }) => name === 'request')
  return shown.map((field) =>
    row.within === undefined && !isEither && !row.nullable?.includes(field.name)
      ? { ...field, type: new GraphQLNonNull(getNullableType(field.type)) }
      : field,
  )
}
