import { mergeTypeDefs } from '@graphql-tools/merge'
import { print } from 'graphql'
import { schemaText } from '../schema.ts'

/** Prints the SDL, each type whole: `Query` and its like are spread over the files of schema/. */
export async function schema(): Promise<void> {
  process.stdout.write(`${print(mergeTypeDefs(schemaText()))}\n`)
}
