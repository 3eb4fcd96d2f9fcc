import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { approvedAbove } from '../approval/alone.ts'
import { type MadeOrAsked, madeOrAsked } from '../approval/pending.ts'
import { type Decision, decide, type Seen } from '../audit-trail/decide.ts'
import type { Operator } from '../member/access.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { explainedReversal } from './refused-reversal.ts'

const LINES_MAX = 8
const newIds = () => Array.from({ length: LINES_MAX }, () => newId())

/**
 * Reverses a ledger transaction that the payment provider has taken back, at most once, and adds it to the audit trail. Returns the
 * id of the reversal, or throws a Refusal, for example if money is missing.
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

/** Reverses the movement behind a line of any member's statement, for an operator; the members concerned are notified. */
export async function reverseLine(
  platform: Platform,
  operator: Operator,
  input: Decision & Seen,
): Promise<MadeOrAsked<{ transaction: WalletTransaction }>> {
  return decide(
    platform,
    operator,
    'reverseTransaction',
    'transaction',
    input,
    async (acting, once) => {
      const { id, reason } = input
      const most = approvedAbove(platform.limits.alone)
      const seen = input.version ?? null
      const values = { ...once, line: idOrNone(id), ids: newIds(), reason, seen, ...most }
      const done = await perform(acting, 'reverse_line', values, explainedReversal)
      return madeOrAsked(done, { transaction: WalletTransaction })
    },
  )
}
