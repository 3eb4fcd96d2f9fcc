import { mergeTypeDefs } from '@graphql-tools/merge'
import { print } from 'graphql'
import packageJson from '../../package.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { currencyOf } from '../money.ts'
import { openapi } from '../rest-bridge/openapi/openapi.ts'
import { createSchema, schemaText } from '../schema.ts'
import type { Given } from './options.ts'

/** Prints the description of the GraphQL API, or of the REST API. */
export async function schema(
  { CURRENCY }: Config,
  { openapi: ofRest }: Given<never, 'openapi'>,
): Promise<void> {
  process.stdout.write(ofRest ? restText(createSchema(currencyOf(CURRENCY))) : graphqlText())
}

/** The SDL with each type in one piece, since several files of schema/ extend types such as `Query`. */
export function graphqlText(): string {
  return `${print(mergeTypeDefs(schemaText()))}\n`
}

/** The OpenAPI description of the REST API, as JSON. */
export function restText(schema: ReturnType<typeof createSchema>): string {
  return `${JSON.stringify(openapi(schema, packageJson.version), null, 2)}\n`
}
