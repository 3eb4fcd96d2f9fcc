import { mergeTypeDefs } from '@graphql-tools/merge'
import { print } from 'graphql'
import packageJson from '../../package.json' with { type: 'json' }
import { asyncapi } from '../asyncapi/asyncapi.ts'
import { openapi } from '../asyncapi/openapi.ts'
import type { Config } from '../config.ts'
import { currencyOf } from '../money.ts'
import { createSchema, schemaText } from '../schema.ts'
import type { Given } from './options.ts'

/** Prints the description of the GraphQL API, of the REST API, or of what the gateway sends on its own. */
export async function schema(
  { CURRENCY }: Config,
  { openapi: ofRest, asyncapi: ofEvents }: Given<never, 'openapi' | 'asyncapi'>,
): Promise<void> {
  const of = ofRest ? restText : ofEvents ? eventsText : undefined
  process.stdout.write(of ? of(createSchema(currencyOf(CURRENCY))) : graphqlText())
}

/** The SDL with each type in one piece, since several files of schema/ extend types such as `Query`. */
export function graphqlText(): string {
  return `${print(mergeTypeDefs(schemaText()))}\n`
}

/** The OpenAPI description of the REST API, as JSON. */
export function restText(schema: ReturnType<typeof createSchema>): string {
  return `${JSON.stringify(openapi(schema, packageJson.version), null, 2)}\n`
}

/** The AsyncAPI description of events, as JSON. */
export function eventsText(schema: ReturnType<typeof createSchema>): string {
  return `${JSON.stringify(asyncapi(schema, packageJson.version), null, 2)}\n`
}
