import type { TypedDocumentNode } from '@urql/core'
import type { Refused } from './refused.ts'

/** What became of an act: why it was refused, or what another operator has to approve first. */
interface Outcome {
  readonly acted: {
    readonly userErrors: readonly Refused[]
    readonly request?: { readonly id: string } | null
  }
}

/** What an act is sent with. */
interface Input {
  readonly id: string
  readonly reason: string
  readonly version?: number
  readonly idempotencyKey?: string
}

/** Something that an operator can do to a record. */
export interface Act {
  /** As its button says it. */
  readonly name: string
  /** What it does, in plain words. */
  readonly explains: string
  /** Who reads the reason. */
  readonly readers: string
  /** It can't be undone, so it is asked for twice. */
  readonly final?: true
  /** It takes an idempotency key. */
  readonly keyed?: true
  /** What is said once it is done. */
  readonly done: string
  readonly document: TypedDocumentNode<Outcome, { readonly input: Input }>
}
