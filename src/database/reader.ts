import type { Database } from './connection.ts'

/** Runs statements that change nothing. */
export type Reader = Pick<Database, 'query'>

/** A reader that sends equal statements once. */
export interface SharingReader extends Reader {
  /** Whatever is read from now on is read anew. */
  clearAll(): void
}

/**
 * Of equal statements one is sent: as long as the reader is kept, or while it is on its way. A statement whose values
 * name its viewer is never that of another viewer: so nobody gets what is not theirs.
 */
export function sharing(send: Reader['query'], kept: 'for good' | 'on its way'): SharingReader {
  let reads = new Map<string, Map<string, Promise<unknown[]>>>()
  return {
    query: <Row>(text: string, values: readonly unknown[] = []) => {
      const among = reads
      const equals = among.get(text) ?? new Map<string, Promise<unknown[]>>()
      const key = keyOf(values)
      const known = equals.get(key)
      if (known !== undefined) return known as Promise<Row[]>
      const rows = send<Row>(text, values)
      among.set(text, equals.set(key, rows))
      const forget = () => {
        equals.delete(key)
        if (equals.size === 0) among.delete(text)
      }
      if (kept === 'on its way') rows.then(forget, forget)
      return rows
    },
    clearAll: () => {
      reads = new Map()
    },
  }
}

/** A text alone, as mostly, is its own key. */
function keyOf(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values, exactly)
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
