import { v7 as newId } from 'uuid'
import { type Outcome, throwIfRefused } from '../outcome.ts'
import type { Platform } from '../platform.ts'

const LINES_MAX = 8

/** Reverses a ledger transaction, at most once; returns the reversal's id, or throws a Refusal if money is missing. */
export async function reverseTransaction(
  { database, currency }: Platform,
  ledgerTransactionId: string,
  reason: string,
): Promise<string> {
  const ids = Array.from({ length: LINES_MAX }, () => newId())
  const [row] = await database.change<{ outcome: Outcome }>(
    'select reverse_transaction($1, $2, $3) as outcome',
    [ledgerTransactionId, ids, reason],
  )
  return String(throwIfRefused(row?.outcome ?? {}, currency).ledger_transaction_id)
}
