/** Runs one prepared statement. */
export type Read = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>

/** Reads of which equal ones are sent once while they are on their way. */
export interface SharedReads {
  readonly read: Read
  /** What was changed here is seen by every read that begins after it. */
  readonly changed: () => void
}

/** A statement whose values name its viewer is never that of another viewer: so nobody gets what is not theirs. */
export function sharedReads(send: Read): SharedReads {
  let onTheirWay = new Map<string, Map<string, Promise<unknown[]>>>()
  return {
    read: async <Row>(text: string, values: readonly unknown[] = []) => {
      const key = keyOf(values)
      const among = onTheirWay
      const equals = among.get(text) ?? new Map<string, Promise<unknown[]>>()
      const known = equals.get(key)
      if (known !== undefined) return (await known) as Row[]
      const rows = send<Row>(text, values)
      among.set(text, equals)
      equals.set(key, rows)
      try {
        return await rows
      } finally {
        equals.delete(key)
        if (equals.size === 0) among.delete(text)
      }
    },
    changed: () => {
      onTheirWay = new Map()
    },
  }
}

function keyOf(values: readonly unknown[]): string {
  const [only] = values
  return values.length === 1 && typeof only === 'string' ? only : JSON.stringify(values, exactly)
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
