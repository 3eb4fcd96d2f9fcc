import { mergeTypeDefs } from '@graphql-tools/merge'
import { print } from 'graphql'
import { schemaText } from '../schema.ts'

/** Prints the SDL with each type in one piece: the files of schema/ each extend `Query` and its like. */
export async function schema(): Promise<void> {
  process.stdout.write(`${print(mergeTypeDefs(schemaText()))}\n`)
}
