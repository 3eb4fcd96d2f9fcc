import type { Metadata } from '../../entities/own-reference.ts'
import { invalid, type MaybeReason } from '../refusal.ts'

/** What an owner's system calls a record, and keeps with it, by column. */
export interface OwnReference {
  readonly external_id?: string
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** The bounds of metadata, as Stripe has them; lengths in characters. */
const KEYS_MAX = 20
const KEY_MAX = 40
const VALUE_MAX = 500

/** What is wrong with what an owner keeps with a record. */
export function wrongMetadata(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): MaybeReason {
  if (metadata === null || metadata === undefined || isMetadata(metadata)) return undefined
  const bounds = { keys: KEYS_MAX, key: KEY_MAX, value: VALUE_MAX }
  return invalid('metadata', 'refusal.metadata', bounds)
}

function isMetadata(given: Readonly<Record<string, unknown>>): given is Metadata {
  const entries = Object.entries(given)
  return (
    entries.length <= KEYS_MAX &&
    entries.every(([key, value]) => fits(key, 1, KEY_MAX) && fits(value, 0, VALUE_MAX))
  )
}

function fits(text: unknown, min: number, max: number): boolean {
  if (typeof text !== 'string' || text.includes('\0') || !text.isWellFormed()) return false
  const length = [...text].length
  return length >= min && length <= max
}
