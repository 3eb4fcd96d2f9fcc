import type { TypedDocumentNode } from '@urql/core'
import type { Refusal } from '../../api/refusals.ts'
import { removeMutation, signMutation, stopMutation } from './operations.ts'

/** Something that a member does to a bank account, once they have confirmed it. */
export interface Change {
  /** The label of its button. */
  readonly name: string
  /** What the member agrees to. */
  readonly explains: string
  readonly done: string
  readonly document: TypedDocumentNode<
    { readonly changed: { readonly userErrors: readonly Refusal[] } },
    { readonly input: { readonly id: string } }
  >
}

export const removing: Change = {
  name: 'Remove',
  explains:
    'You can no longer withdraw to this account, and it is no longer debited. Withdrawals that are on their way still arrive there.',
  done: 'The bank account is removed.',
  document: removeMutation,
}

export const allowing: Change = {
  name: 'Allow debits',
  explains:
    'You agree that the platform takes money from this account, and that your bank pays it: for deposits that you make from it, and for instalments of your loans when they are due, until you stop it here.',
  done: 'The account can be debited now.',
  document: signMutation,
}

export const stopping: Change = {
  name: 'Stop debits',
  explains:
    'The platform takes no more money from this account. Debits that have already been ordered still go ahead.',
  done: 'The account is no longer debited.',
  document: stopMutation,
}
