import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { memoryPages, validateXML } from 'xmllint-wasm'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folder = `${root}node_modules/.cache/iso20022/`
/** How long it may take to bring the schemas. */
export const APT_MS = 400_000

/** Brings the schemas of ISO 20022, and returns why they can't be had; empty if they are there. */
export async function bringSchemas(): Promise<string> {
  if (existsSync(folder)) return ''
  const { stdout } = await promisify(execFile)(`${root}.ci/iso20022-schemas`)
  return existsSync(folder) ? '' : stdout.trim()
}

/** The text of a schema, such as `pain.001.001.09`. */
export function schemaNamed(name: string): string {
  return readFileSync(`${folder}${name}.xsd`, 'utf8')
}

/** What a schema finds wrong in a file. */
export async function faultsBy(schema: string, xml: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'file.xml', contents: xml }],
    schema: [{ fileName: 'schema.xsd', contents: schema }],
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ message }) => message)
}
