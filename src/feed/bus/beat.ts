import { z } from 'zod'
import { isSnapshot } from '../position.ts'

const position = z.string().refine(isSnapshot)

const beat = z.object({
  /** Names the beat. Rows and markers that were sent before it under this name belong to it. */
  name: z.string(),
  /** The snapshots between which the changes became visible. */
  from: position,
  to: position,
  /**
   * Hashes of the keys of all changed records and map squares; null if there are too many, so that each gateway reads the changes
   * itself. Other versions of the gateway know it by this name.
   */
  marks: z.base64().nullable(),
  /** The ids of changed profiles, since each gateway keeps some members in memory. */
  profiles: z.array(z.string()),
  /** Whether any loan has changed. The relay of an older version does not say, so then any may have. */
  loans: z.boolean().default(true),
})

/** What the relay sends after each look: that it has published all changes up to a position, and which records changed. */
export type Beat = z.infer<typeof beat>

const row = z.object({ beat: z.string(), loan: z.record(z.string(), z.unknown()) })
const markers = z.object({
  beat: z.string(),
  changes: z.array(z.tuple([z.string(), z.number(), z.number()])),
})

/** Parses a beat; undefined for a text that no relay sends. */
export const readBeat = (text: string) => parsed(beat, text)
/** Parses a changed loan, likewise. */
export const readRow = (text: string) => parsed(row, text)
/** Parses the changed markers of a map square, likewise. */
export const readMarkers = (text: string) => parsed(markers, text)

function parsed<T>(kind: z.ZodType<T>, text: string): T | undefined {
  try {
    return kind.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
