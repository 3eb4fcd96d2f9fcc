import { z } from 'zod'
import { isSnapshot } from '../position.ts'

const position = z.string().refine(isSnapshot)

const beat = z.object({
  /** Names it; what was sent before it under its name belongs to it. */
  name: z.string(),
  /** The snapshots between which the changes became visible. */
  from: position,
  to: position,
  /** Hashes of the keys of all changed records and map squares, by the name that other versions of the gateway know; null if there are too many, so that each gateway reads the changes itself. */
  marks: z.base64().nullable(),
  /** The ids of changed profiles: each gateway keeps some members. */
  profiles: z.array(z.string()),
  /** Whether any loan has changed; a relay of before does not tell, and then any may have. */
  loans: z.boolean().default(true),
})

/** What the relay sends after each look: that all changes up to a position are published, and which records they are of. */
export type Beat = z.infer<typeof beat>

const row = z.object({ beat: z.string(), loan: z.record(z.string(), z.unknown()) })
const markers = z.object({
  beat: z.string(),
  changes: z.array(z.tuple([z.string(), z.number(), z.number()])),
})

/** The parts of a message; undefined for what no relay sends. */
export const readBeat = (text: string) => parsed(beat, text)
/** A changed loan. */
export const readRow = (text: string) => parsed(row, text)
/** The changed markers of a map square. */
export const readMarkers = (text: string) => parsed(markers, text)

function parsed<T>(kind: z.ZodType<T>, text: string): T | undefined {
  try {
    return kind.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
