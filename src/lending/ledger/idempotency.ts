import { createHash } from 'node:crypto'
import { invalid } from '../checks.ts'
import { type MaybeReason, type Reason, refuseIf } from '../refusal.ts'

const [MIN, MAX] = [8, 128]
const KEY = new RegExp(`^[\\x21-\\x7e]{${MIN},${MAX}}$`)
const QUOTED = /^"((?:[^"\\]|\\["\\])*)"$/

/** A key under which an operation runs once, with a hash of its input. */
export interface Idempotency {
  readonly key: string | null
  readonly hash: Buffer
}

/** The input of an operation that can be repeated under a key, at a version of its record if it names one. */
interface Repeatable {
  readonly idempotencyKey?: string | null
  readonly version?: number | null
}

/**
 * Splits an operation's input into its key and a hash of the rest; GraphQL and REST give the same for the same request. The version
 * that the caller has seen is no part of it, but a condition: whoever repeats a call may have read the record again. Throws a
 * Refusal if the key is none, with all that is wrong with the rest.
 */
export function idempotencyOf(input: Repeatable, ...wrong: readonly MaybeReason[]): Idempotency {
  const { idempotencyKey, version: _, ...rest } = input
  refuseIf(...wrong, checkKey(idempotencyKey))
  return {
    key: plainKey(idempotencyKey),
    hash: createHash('sha256').update(canonical(rest)).digest(),
  }
}

/** A key without the quotes of a structured header (RFC 9651), in which draft-ietf-httpapi-idempotency-key-header has it. */
function plainKey(key: string | null | undefined): string | null {
  const [, quoted] = QUOTED.exec(key ?? '') ?? []
  return quoted?.replaceAll(/\\(["\\])/g, '$1') ?? key ?? null
}

/** What is wrong with a key. */
export function checkKey(given: string | null | undefined): Reason | undefined {
  const key = plainKey(given)
  if (key === null || KEY.test(key)) return undefined
  const message = `idempotencyKey must be ${MIN} to ${MAX} visible ASCII characters, not counting quotes around them; it has ${key.length}.`
  return invalid('idempotencyKey', message, { min: MIN, max: MAX })
}

/** The same text for the same meaning: sorted fields, absent ones as null. */
function canonical(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  return JSON.stringify(
    given.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
  )
}
