import type { Reader } from './reader.ts'

/** A reader that sends equal statements once until it is cleared. */
export interface SharingReader extends Reader {
  /** Forgets all rows, so that later reads are sent again. */
  clearAll(): void
}

/** Makes a reader that sends equal statements once and keeps their rows until it is cleared. */
export function sharing(send: Reader['query']): SharingReader {
  const reads = new SharedReads('for good')
  return {
    query: (text, values = [], kind) => reads.join(text, values, () => send(text, values, kind)),
    clearAll: () => reads.clearAll(),
  }
}

/**
 * Sends equal statements once, either while the first is in flight or for as long as this object is kept. A statement on behalf of a
 * viewer has the viewer's id among its values, so it never equals another viewer's.
 */
export class SharedReads {
  readonly #kept: 'for good' | 'on its way'
  #reads = new Map<string, Map<string, Promise<unknown[]>>>()

  constructor(kept: 'for good' | 'on its way') {
    this.#kept = kept
  }

  /** The rows of an equal statement, or else of this one, which is then sent. */
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

  /** Forgets all rows, so that later reads are sent again. */
  clearAll(): void {
    this.#reads = new Map()
  }
}

/** Most statements have one value, a text: used as the key itself, it saves writing JSON. */
function keyOf(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values, exactly)
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
