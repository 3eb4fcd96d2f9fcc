import { isDeepStrictEqual } from 'node:util'
import type { Database } from './connection.ts'
import type { Read } from './shared-reads.ts'

/** Runs statements that change nothing. */
export type Reader = Pick<Database, 'query'>

/** A reader that keeps what it has read. */
export interface KeepingReader extends Reader {
  /** Forgets all of it. */
  clearAll(): void
}

interface Kept {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: Promise<unknown[]>
}

/** Sends equal statements once: the same record may stand in many places, and an execution may begin again. */
export function readingOnce(send: Read): KeepingReader {
  const reads: Kept[] = []
  return {
    query: <Row>(text: string, values: readonly unknown[] = []) => {
      // They are few, and mostly none.
      const known = reads.find((one) => one.text === text && isDeepStrictEqual(one.values, values))
      const read = known ?? { text, values, rows: send(text, values) }
      if (known === undefined) reads.push(read)
      return read.rows as Promise<Row[]>
    },
    clearAll: () => void reads.splice(0),
  }
}
