import { v7 as newId } from 'uuid'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'

const LINES_MAX = 8

/** Reverses a ledger transaction, at most once; returns the reversal's id, or throws a Refusal if money is missing. */
export async function reverseTransaction(
  platform: Platform,
  ledgerTransactionId: string,
  reason: string,
): Promise<string> {
  const ids = Array.from({ length: LINES_MAX }, () => newId())
  const values = [ledgerTransactionId, ids, reason]
  const { outcome } = await perform(platform, 'reverse_transaction', values)
  return String(outcome.ledger_transaction_id)
}
