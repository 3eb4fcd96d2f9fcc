import { ownBy } from './loader.ts'

/** What has come to a lender with a repayment of a loan: amounts in minor units, after the platform's fee. */
export interface OwnReceipt {
  readonly receivedOn: string
  readonly principal: bigint
  readonly interest: bigint
  readonly charges: bigint
  readonly amount: bigint
}

const text = `
  select repayment.loan_id as key, value_on::text as "receivedOn", line.principal, line.amount - line.principal - coalesce(line.charges, 0) as interest,
    coalesce(line.charges, 0) as charges, line.amount
  from repayment join wallet_transaction as line on line.ledger_transaction_id = booked_by and line.type = 'repayment_received' and line.direction = 'credit'
  join wallet on wallet.id = line.wallet_id
  where repayment.loan_id = any($1) and undone_by is null and user_id = $2
  order by value_on, repayment.created_at, repayment.id`

/** Loads what has come to a lender with the repayments of a loan, by its id, first to last. */
export const ownReceipts = ownBy<OwnReceipt, OwnReceipt[]>(text, (rows) => rows)
