import { schemaText } from '../schema.ts'
import type { Command } from './options.ts'

/** Prints the SDL. */
export const schema: Command = {
  help: `schema
  Prints the GraphQL schema (SDL).`,
  run,
}

async function run(): Promise<void> {
  process.stdout.write(`${schemaText().trim()}\n`)
}
