import { schemaText } from '../schema.ts'

/** Prints the SDL. */
export async function schema(): Promise<void> {
  process.stdout.write(`${schemaText().trim()}\n`)
}
