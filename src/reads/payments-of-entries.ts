import type { Entry } from '../entities/ledger/entry.ts'

/** The payment to which an entry in its member's wallet belongs, by `keyOfEntry`. */
export const paymentsOfEntries = `
  select place as key, payment.id as text
  from (select place, split_part(place, ' ', 1)::uuid as account_id, split_part(place, ' ', 2)::uuid as movement_id from unnest($1::text[]) as place) as asked
  join account on account.id = asked.account_id join wallet on wallet.id = wallet_id
  join payment on payment.user_id = wallet.user_id
    and (payment.ledger_transaction_id = movement_id or return_id = movement_id or hold_id = movement_id or release_id = movement_id)`

/** What the payment of an entry is loaded by. */
export function keyOfEntry({
  accountId,
  ledgerTransactionId,
}: Pick<Entry, 'accountId' | 'ledgerTransactionId'>): string {
  return `${accountId} ${ledgerTransactionId}`
}
