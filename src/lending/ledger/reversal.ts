import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import type { Operator } from '../member/access.ts'
import { type Explanations, type Outcome, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { explainedReversal } from './refused-reversal.ts'

const LINES_MAX = 8
const newIds = () => Array.from({ length: LINES_MAX }, () => newId())

/** The reversal of a movement: its line on the same statement. */
export interface Reversed {
  readonly transaction: WalletTransaction | null
  /** What another operator has to approve instead, above an amount. */
  readonly request: ApprovalRequest | null
  /** Reversed by an earlier call with the same key. */
  readonly replayed: boolean
}

/**
 * Reverses a ledger transaction that the payment provider has taken back, at most once, as the audit trail then has it; returns the reversal's id,
 * or throws a Refusal if money is missing.
 */
export async function reverseTransaction(
  platform: Platform,
  ledgerTransactionId: string,
  reason: string,
): Promise<string> {
  const values = { original: ledgerTransactionId, ids: newIds(), reason }
  const { outcome } = await perform(
    { ...platform, database: platform.database.operating() },
    'return_payment',
    values,
  )
  return String(outcome.ledger_transaction_id)
}

/** Reverses the movement behind a line of any member's statement, by the operator; its members are notified. */
export async function reverseLine(
  platform: Platform,
  operator: Operator,
  input: Decision,
): Promise<Reversed> {
  const explain = (outcome: Outcome): Explanations => explainedReversal(platform.currency, outcome)
  return decide(
    platform,
    operator,
    'reverseTransaction',
    'transaction',
    input,
    async (acting, key, hash) => {
      const { id, reason } = input
      const { above, days } = platform.limits.alone
      const values = {
        by_user: operator.id,
        with_key: key,
        hash,
        line: idOrNone(id),
        ids: newIds(),
        reason,
        above,
        days,
      }
      const done = await perform(acting, 'reverse_line', values, explain)
      const asked = 'request' in done.outcome
      return {
        transaction: asked ? null : done.record(WalletTransaction, 'transaction'),
        request: asked ? done.record(ApprovalRequest, 'request') : null,
        replayed: done.replayed,
      }
    },
  )
}
