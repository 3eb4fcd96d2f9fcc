/** What is kept with a record for its owner's own systems. */
export type Metadata = Readonly<Record<string, string>>

/** The bounds of what an owner calls a record elsewhere, in characters. */
export const ownReference = { externalId: { min: 1, max: 64 } } as const

/** The constraint that what a table keeps for owners' systems is an object, by its name. */
export function keepsObjects(table: string): Readonly<Record<string, string>> {
  return { [`${table}_metadata_object`]: "jsonb_typeof(metadata) = 'object'" }
}
