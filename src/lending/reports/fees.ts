import type { Reader } from '../../database/reader.ts'
import { kindsThatMove } from '../books/movements.ts'
import { inMonth, readMonths } from './read.ts'

/** The platform's fee income of a month by kind, in minor units. */
export interface FeeMonth {
  readonly month: string
  readonly origination: bigint
  readonly originationRefunded: bigint
  readonly service: bigint
  readonly charges: bigint
  readonly other: bigint
  readonly total: bigint
}

interface Kept {
  readonly kind: 'origination' | 'refunded' | 'repayment' | 'other'
  readonly amount: bigint
  /** What of it are late fees that the platform keeps. */
  readonly charges: bigint
}

// What a repayment brings the platform besides its fee on the interest are the late fees that lenders do not get: those that the borrower paid, less theirs. A
// fee on the statement of a loan's borrower is the origination fee, or what was given back of it.
const kept = `with fee as (
    select moved.id, moved.kind, sum(entry.amount) as amount
    from ledger_transaction as moved join entry on ledger_transaction_id = moved.id join account on account.id = account_id and account.kind = 'fees'
    where ${inMonth('moved.created_at')} and moved.kind in ${kindsThatMove('fees')} group by 1, 2
  ), told as (
    select fee.amount, case when kind in ('repayment', 'repayment_reversal') then 'repayment'
        when lent.own and fee.amount > 0 then 'origination' when lent.own then 'refunded' else 'other' end as kind, coalesce(lent.charges, 0) as charges
    from fee left join lateral (
      select bool_or(line.type = 'fee' and wallet.user_id = loan.borrower_id) as own,
        -- As the wallets have it: what the borrower paid is negative, and what lenders got is positive.
        -sum(case direction when 'credit' then charges else -charges end) as charges
      from wallet_transaction as line join wallet on wallet.id = wallet_id left join loan on loan.id = line.loan_id
      where line.ledger_transaction_id = fee.id) as lent on true
  )
  select kind, sum(amount)::bigint as amount, coalesce(sum(charges), 0)::bigint as charges from told group by 1`

/** The fee income of some months, oldest first: what was posted to the platform's accounts for fees, by what it is. */
export async function feeIncome(database: Reader, months: readonly string[]): Promise<FeeMonth[]> {
  const parts = await readMonths<Kept>(database, months, kept)
  return parts.map(([month, rows]) => {
    const of = (kind: Kept['kind']) => rows.find((row) => row.kind === kind)
    const repaid = of('repayment')
    const charges = repaid?.charges ?? 0n
    return {
      month,
      origination: of('origination')?.amount ?? 0n,
      originationRefunded: -(of('refunded')?.amount ?? 0n),
      service: (repaid?.amount ?? 0n) - charges,
      charges,
      other: of('other')?.amount ?? 0n,
      total: rows.reduce((sum, { amount }) => sum + amount, 0n),
    }
  })
}
