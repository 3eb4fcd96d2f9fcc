import type { Metadata } from '../../entities/own-reference.ts'
import { invalid, type MaybeReason } from '../refusal.ts'

/** What an owner's system calls a record, and keeps with it, by column. */
export interface OwnReference {
  readonly external_id?: string
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** The bounds of metadata, as Stripe has them: how many keys, and how long each and its value are at most, in characters. */
export const metadataBounds = { keys: 20, key: 40, value: 500 } as const

/** What is wrong with what an owner keeps with a record. */
export function wrongMetadata(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): MaybeReason {
  if (metadata === null || metadata === undefined || isMetadata(metadata)) return undefined
  return invalid('metadata', 'refusal.metadata', metadataBounds)
}

function isMetadata(given: Readonly<Record<string, unknown>>): given is Metadata {
  const entries = Object.entries(given)
  return (
    entries.length <= metadataBounds.keys &&
    entries.every(
      ([key, value]) => fits(key, 1, metadataBounds.key) && fits(value, 0, metadataBounds.value),
    )
  )
}

function fits(text: unknown, min: number, max: number): boolean {
  if (typeof text !== 'string' || text.includes('\0') || !text.isWellFormed()) return false
  const length = [...text].length
  return length >= min && length <= max
}
