import { createHash } from 'node:crypto'
import { type CustomTypesConfig, type QueryConfig, types } from 'pg'

const BIGINT = 20
const DATE = 1082
const NUMERIC = 1700
const PREPARED_MAX = 500
/** In characters: shorter texts are the program's own, and few; longer ones may be lists, whose filters have many combinations. */
const SHORT = 500
/** A limit on the characters of all long prepared texts; a plan takes about 50 bytes per character on every connection. */
const PREPARED_CHARACTERS = 1_000_000

const rowTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === BIGINT) return BigInt
    // Rates have so few digits that a number represents them exactly enough.
    if (oid === NUMERIC) return Number
    // A date is not a point in time, so it stays a text.
    return oid === DATE ? String : (types.getTypeParser(oid, format) as (text: string) => unknown)
  },
}

/** Makes a statement that each connection prepares once. It returns bigint columns as bigint, and times as Date. */
export type NewStatement = (text: string, values?: readonly unknown[]) => QueryConfig

/** Gives texts the names under which connections prepare them. Long texts are limited, so that they leave room for the short ones. */
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

/** Derived from the text, since gateways behind a pooler share connections: a name must never stand for two texts. */
function nameOf(text: string): string {
  return `s${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
}
