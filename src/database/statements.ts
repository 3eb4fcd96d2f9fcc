import { createHash } from 'node:crypto'
import { type CustomTypesConfig, type QueryConfig, types } from 'pg'

const BIGINT = 20
const DATE = 1082
const NUMERIC = 1700
const PREPARED_MAX = 500
/** Shorter texts are the program's own, and few; longer ones may be lists, whose filters have many combinations. */
const SHORT = 500
/** Characters of all long prepared texts; a plan takes about 50 bytes per character on every connection. */
const PREPARED_CHARACTERS = 1_000_000

const rowTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === BIGINT) return BigInt
    // Rates have so few digits that a number represents them exactly enough.
    if (oid === NUMERIC) return Number
    // A date is no point in time, so it stays a text.
    return oid === DATE ? String : (types.getTypeParser(oid, format) as (text: string) => unknown)
  },
}

/** Makes statements that each connection prepares once; bigint columns are returned as bigint, times as Date. */
export type NewStatement = (text: string, values?: readonly unknown[]) => QueryConfig

/** Names texts to be prepared; long ones leave room for the short ones. */
export function preparedStatements(prepare = true): NewStatement {
  const nameOf = prepare ? namesOf() : () => undefined
  return (text, values = []) => {
    const name = nameOf(text)
    return { ...(name !== undefined && { name }), text, values: [...values], types: rowTypes }
  }
}

function namesOf(): (text: string) => string | undefined {
  const [short, long] = [new Map<string, string>(), new Map<string, string>()]
  let room = PREPARED_CHARACTERS
  return (text) => {
    const names = text.length <= SHORT ? short : long
    const known = names.get(text)
    if (known !== undefined || names.size >= PREPARED_MAX) return known
    if (names === long && text.length > room) return undefined
    if (names === long) room -= text.length
    const name = nameOf(text)
    names.set(text, name)
    return name
  }
}

/** Behind a pooler, other gateways prepare on the same connections: one name must never mean two texts. */
function nameOf(text: string): string {
  return `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
}
