import { createHash } from 'node:crypto'
import { invalid } from '../checks.ts'
import { type Reason, refuseIf } from '../refusal.ts'

const KEY = /^[\x21-\x7e]{8,128}$/

/** A key under which an operation runs once, with a hash of its input. */
export interface Idempotency {
  readonly key: string | null
  readonly hash: Buffer
}

/** Splits an operation's input into its key and a hash of the rest; GraphQL and REST give the same for the same request. */
export function idempotencyOf(input: { readonly idempotencyKey?: string | null }): Idempotency {
  const { idempotencyKey: key = null, ...rest } = input
  refuseIf(checkKey(key))
  return { key, hash: createHash('sha256').update(canonical(rest)).digest() }
}

function checkKey(key: string | null): Reason | undefined {
  if (key === null || KEY.test(key)) return undefined
  return invalid('idempotencyKey', 'idempotencyKey must be 8 to 128 visible ASCII characters.')
}

/** The same text for the same meaning: sorted fields, absent ones as null. */
function canonical(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(
    given.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
