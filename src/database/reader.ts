/** Whether a statement reads about as many rows as it returns, or perhaps many more. */
export type Kind = 'read' | 'search'

/** Runs statements that change nothing. */
export interface Reader {
  /** Runs a prepared statement; bigint columns are returned as bigint, times as Date. */
  query<Row>(text: string, values?: readonly unknown[], kind?: Kind): Promise<Row[]>
}

/** A reader that sends equal statements once. */
export interface SharingReader extends Reader {
  /** Whatever is read from now on is read anew. */
  clearAll(): void
}

/** A reader that sends equal statements once, for as long as it is kept. */
export function sharing(send: Reader['query']): SharingReader {
  const reads = new SharedReads('for good')
  return {
    query: (text, values = [], kind) => reads.join(text, values, () => send(text, values, kind)),
    clearAll: () => reads.clearAll(),
  }
}

/**
 * Sends equal statements once: for as long as reads are kept, or while one is in flight. A statement on behalf of a viewer
 * has the viewer among its values, so it never equals another viewer's.
 */
export class SharedReads {
  readonly #kept: 'for good' | 'on its way'
  #reads = new Map<string, Map<string, Promise<unknown[]>>>()

  constructor(kept: 'for good' | 'on its way') {
    this.#kept = kept
  }

  /** The rows of an equal statement, or of this one, if it is sent now. */
  join<Sent extends Promise<unknown[]> | undefined>(
    text: string,
    values: readonly unknown[],
    send: () => Sent,
  ): Sent {
    const among = this.#reads
    const key = keyOf(values)
    const known = among.get(text)?.get(key)
    if (known !== undefined) return known as Sent
    const rows = send()
    if (rows === undefined) return rows
    const equals = among.get(text) ?? new Map<string, Promise<unknown[]>>()
    among.set(text, equals.set(key, rows))
    const forget = () => {
      equals.delete(key)
      if (equals.size === 0) among.delete(text)
    }
    if (this.#kept === 'on its way') rows.then(forget, forget)
    return rows
  }

  /** Whatever is read from now on is read anew. */
  clearAll(): void {
    this.#reads = new Map()
  }
}

/** Most statements have no values: their text is the key. */
function keyOf(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values, exactly)
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
