import type { JsonSchema } from '../rest-bridge/openapi/schemas.ts'

/** JSON Schemas by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>

const PLACE = '#/components/schemas/'

/** A reference to a schema. */
export function refTo(name: string): JsonSchema {
  return { $ref: PLACE + name }
}

/** A schema with its description. */
export function described(schema: JsonSchema, description: string): JsonSchema {
  return { ...schema, description }
}

/** Of these schemas, those that a document refers to, directly or through others. */
export function usedBy(document: unknown, schemas: Schemas): Schemas {
  const used = new Set<string>()
  const look = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      if (!used.has(name)) {
        used.add(name)
        look(schemas[name])
      }
  }
  look(document)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
}

/**
 * Schemas in the form of AsyncAPI, whose dialect is draft 07: everything beside a `$ref` is ignored there, so the `$ref` is wrapped in `allOf`.
 */
export function inDraft07<T>(node: T): T {
  if (Array.isArray(node)) return node.map(inDraft07) as T
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...rest } = node as JsonSchema
  const entries = Object.entries(rest).map(([key, value]) => [key, inDraft07(value)])
  const others = Object.fromEntries(entries)
  if ($ref === undefined) return others
  return (entries.length === 0 ? { $ref } : { allOf: [{ $ref }], ...others }) as T
}
