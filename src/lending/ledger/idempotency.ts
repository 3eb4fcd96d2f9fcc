import { createHash } from 'node:crypto'
import { invalid } from '../checks.ts'
import { type Reason, refuseIf } from '../refusal.ts'

const KEY = /^[\x21-\x7e]{8,128}$/

/** A key under which a call is done once, with the hash of what was asked. */
export interface Idempotency {
  readonly key: string | null
  readonly hash: Buffer
}

/** Reads an operation's input as its key and a hash of all the rest; both doors give the same for the same call. */
export function idempotencyOf(input: { readonly idempotencyKey?: string | null }): Idempotency {
  const { idempotencyKey: key = null, ...rest } = input
  refuseIf(checkKey(key))
  return { key, hash: createHash('sha256').update(canonical(rest)).digest() }
}

function checkKey(key: string | null): Reason | undefined {
  if (key === null || KEY.test(key)) return undefined
  return invalid('idempotencyKey', 'idempotencyKey must be 8 to 128 visible ASCII characters.')
}

/** One text for one meaning: fields in order, absent and null alike. */
function canonical(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(
    given.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
