import type { Entry } from '../entities/ledger/entry.ts'

/**
 * The payment to which an entry in a member's wallet belongs, by `keyOfEntry`. What was posted to hold money for a payment or to free it names none, but was
 * posted in the same database transaction in which the payment was made or ended, and so at the same time.
 */
export const paymentsOfEntries = `
  select distinct on (place) place as key, payment.id as text
  from (select place, split_part(place, ' ', 1)::uuid as account_id, split_part(place, ' ', 2)::uuid as movement_id from unnest($1::text[]) as place) as asked
  join account on account.id = asked.account_id join wallet on wallet.id = wallet_id
  join ledger_transaction as moved on moved.id = movement_id
  join entry on entry.ledger_transaction_id = movement_id and entry.account_id = asked.account_id
  join payment on payment.user_id = wallet.user_id and (
    moved.id = payment.ledger_transaction_id or moved.id = return_id
    or (direction = 'out' and payment.amount = abs(entry.amount) and moved.created_at = case moved.kind
      when 'payment_hold' then payment.created_at when 'payment_release' then payment.ended_at end))
  order by place, payment.id`

/** What the payment of an entry is loaded by. */
export function keyOfEntry({
  accountId,
  ledgerTransactionId,
}: Pick<Entry, 'accountId' | 'ledgerTransactionId'>): string {
  return `${accountId} ${ledgerTransactionId}`
}
