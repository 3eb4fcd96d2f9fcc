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
  let onTheirWay = new Map<string, Promise<unknown[]>>()
  return {
    read: <Row>(text: string, values: readonly unknown[] = []) => {
      const key = JSON.stringify([text, ...values], exactly)
      const known = onTheirWay.get(key)
      if (known !== undefined) return known as Promise<Row[]>
      const among = onTheirWay
      const rows = send<Row>(text, values)
      const end = () => void among.delete(key)
      among.set(key, rows)
      rows.then(end, end)
      return rows
    },
    changed: () => {
      onTheirWay = new Map()
    },
  }
}

function exactly(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value
}
