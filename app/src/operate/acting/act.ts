import type { Client, CombinedError, TypedDocumentNode } from '@urql/core'
import type { ChangePlanInput } from '../../graphql/graphql.ts'
import type { Refused } from './refused.ts'

/** What became of an act: why it was refused, or what another operator has to approve first. */
interface Outcome {
  readonly acted: Acted
}

interface Acted {
  readonly userErrors: readonly Refused[]
  readonly request?: { readonly id: string } | null
  readonly planChange?: { readonly status: string; readonly effectiveOn: string } | null
}

/** What a change of a plan asks for: its kind, and the terms of that. */
export type PlanTerms = Omit<
  ChangePlanInput,
  'id' | 'reason' | 'preview' | 'version' | 'idempotencyKey'
>

/** The input that an act sends. */
export interface Input {
  readonly id: string
  readonly reason: string
  readonly amount?: string
  readonly valueDate?: string
  readonly version?: number
  readonly memberId?: string
  readonly paymentId?: string
  readonly provider?: string
  readonly bankFees?: boolean
  readonly ownFunds?: boolean
  readonly public?: boolean
  readonly note?: string
  readonly plan?: PlanTerms
  readonly url?: string
  readonly types?: string[]
  readonly payload?: 'THIN' | 'FULL'
  readonly since?: string
  readonly idempotencyKey?: string
}

interface Answer {
  readonly data?: Outcome | undefined
  readonly error?: CombinedError | undefined
}

/** Something that an operator can do to a record. */
export interface Act {
  /** The label of its button. */
  readonly name: string
  /** What it does, in plain words. */
  readonly explains: string
  /** What the form asks the gateway to foresee: whose wallets would change by what, and what becomes of the loan. */
  readonly foresees?:
    | 'request'
    | 'undoing'
    | 'reversal'
    | 'booking'
    | 'planChangeUndoing'
    | 'redaction'
  /** Who reads the reason. */
  readonly readers: string
  /** The label of its amount, if it takes one. */
  readonly amount?: string
  /** The label of the day as of which it counts, if it takes one. */
  readonly valueDate?: string
  /** What a tick next to the reason lets everybody read, if the reason can be made public. */
  readonly publishes?: string
  /** The label of a note for other operators and what becomes of it, if it takes one besides the reason. */
  readonly notes?: { readonly label: string; readonly hint: string }
  /** It is not what there is to do now, so its button does not stand out. */
  readonly aside?: boolean
  /** It can't be undone, so the form asks whether the operator is sure. */
  readonly final?: true
  /** What is said once it is done, which can depend on what was done. */
  readonly done: (acted: Acted) => string
  /** What is said when another operator has to approve it; if absent, that it moves more than one operator may. */
  readonly waits?: () => string
  readonly send: (client: Client, input: Input) => Promise<Answer>
}

/** An act on a record, for an operator to confirm. */
export interface ActProps {
  readonly act: Act
  /** The record's id. */
  readonly id: string
  /** The version that was read, for acts that depend on it. */
  readonly version?: number
  /** What the record is called. */
  readonly subject: string
  /** Whom and how much it concerns, as far as the reader should have that in view. */
  readonly facts?: readonly (readonly [string, string])[]
}

/** Makes the `send` of an act from a mutation that takes `Input`. */
export function sends(
  document: TypedDocumentNode<Outcome, { readonly input: Input }>,
): Act['send'] {
  return (client, input) => client.mutation(document, { input }).toPromise()
}
