import type { Reader } from '../../database/reader.ts'
import type { TransactionType } from '../../entities/ledger/wallet-transaction.ts'
import type { MovementKind } from '../books/chart.ts'

/** What makes up a member's money, in minor units; each sum is told positive. */
const parts = [
  'deposits',
  'depositsReversed',
  'fromMembers',
  'borrowed',
  'laidOut',
  'withdrawals',
  'toMembers',
  'repaid',
  'interest',
  'charges',
  'recovered',
  'refunded',
  'fees',
  'losses',
  'available',
  'held',
  'lent',
  'owedToPlatform',
  'owedOnLoans',
] as const

type Parts = Readonly<Record<(typeof parts)[number], bigint>>

/** How a member's money came to be, in minor units: `cameIn` − `wentOut` + `result` = `now`, to the cent. */
export interface Reckoning extends Parts {
  readonly cameIn: bigint
  readonly wentOut: bigint
  readonly result: bigint
  readonly now: bigint
}

/** The statement lines of one type and direction: sums, negative for what left the wallet. */
interface Lines {
  readonly amount: bigint
  readonly principal: bigint
  readonly fee: bigint
  readonly charges: bigint
}

/** A hold and its release stay in the wallet, and what is paid out to a borrower becomes a claim. */
const stays = (): Partial<Parts> => ({})

/** What statement lines of each type say; a reversal counts as the type that it reverses. A new type does not compile until it is here. */
const lineParts = {
  deposit: ({ amount }) => ({
    deposits: amount,
    ...(amount < 0n && { depositsReversed: -amount }),
  }),
  withdrawal: ({ amount }) => ({ withdrawals: -amount }),
  transfer_in: ({ amount }) => ({ fromMembers: amount }),
  transfer_out: ({ amount }) => ({ toMembers: -amount }),
  investment_hold: stays,
  investment_release: stays,
  investment_settlement: stays,
  loan_disbursement: ({ amount }) => ({ borrowed: amount }),
  repayment_paid: ({ amount }) => ({ repaid: -amount }),
  repayment_received: ({ amount, principal, fee, charges }) => ({
    interest: amount - principal - charges + fee,
    charges,
    fees: fee,
    recovered: principal,
  }),
  fee: ({ amount }) => (amount < 0n ? { fees: -amount } : { refunded: amount }),
  reversal: stays,
} satisfies Record<TransactionType, (lines: Lines) => Partial<Parts>>

/** Principal that comes in takes its part off the claim, and what a written-off claim no longer has is recovered. */
const settles = (amount: bigint): Partial<Parts> => ({ recovered: amount })

/** What entries in a lender's claims say, by kind of movement. A new kind does not compile until it is here. */
const claimParts = {
  disbursement: stays,
  repayment: settles,
  repayment_reversal: settles,
  relending: settles,
  write_off: (amount) => ({ losses: -amount }),
  deposit: stays,
  withdrawal: stays,
  transfer: stays,
  investment: stays,
  release: stays,
  fee: stays,
  reversal: stays,
  return: stays,
  payment_hold: stays,
  payment_release: stays,
  set_off: stays,
  advance: stays,
  bank_line: stays,
  assignment: stays,
} satisfies Record<MovementKind, (amount: bigint) => Partial<Parts>>

/** What the accounts of a wallet, the claims and the loans say of now. What the platform has laid out is owed to it until it is paid or has arrived. */
const balanceParts = {
  available: (amount) => ({ available: amount }),
  held: (amount) => ({ held: amount }),
  owed: (amount) => ({ laidOut: -amount, owedToPlatform: -amount }),
  advanced: (amount) => ({ laidOut: -amount, owedToPlatform: -amount }),
  lent: (amount) => ({ lent: amount }),
  loans: (amount) => ({ owedOnLoans: amount }),
} satisfies Record<string, (amount: bigint) => Partial<Parts>>

interface Row extends Lines {
  readonly source: 'line' | 'claim' | 'balance'
  readonly kind: string
}

const statement = `
  with own as (select id from wallet where user_id = $1),
  claim as (select account.id, balance from investment join account on investment_id = investment.id where lender_id = $1),
  balance as (
    select kind, balance from account where wallet_id = (select id from own)
    union all select 'lent', coalesce(sum(balance), 0) from claim
    union all select 'loans', coalesce(sum(payoff_amount), 0) from loan
      cross join lateral (select payoff_amount from loan_debt where loan_id = loan.id offset 0) as debt
      where borrower_id = $1 and status in ('active', 'defaulted')
  )
  select 'line' as source, told.type as kind, sum(sign * line.amount)::bigint as amount, sum(sign * coalesce(line.principal, 0))::bigint as principal,
      sum(sign * coalesce(line.fee, 0))::bigint as fee, sum(sign * coalesce(line.charges, 0))::bigint as charges
    from wallet_transaction as line cross join lateral (select case line.direction when 'debit' then -1 else 1 end as sign) as signed
    cross join lateral (select case line.type when 'reversal' then (
        select original.type from ledger_transaction as moved
        join wallet_transaction as original on original.ledger_transaction_id = moved.reverses_id and original.wallet_id = line.wallet_id
        where moved.id = line.ledger_transaction_id) else line.type end as type) as told
    where line.wallet_id = (select id from own) group by told.type, sign
  union all
  select 'claim', moved.kind, sum(entry.amount)::bigint, 0, 0, 0
    from claim join entry on account_id = claim.id join ledger_transaction as moved on moved.id = ledger_transaction_id group by moved.kind
  union all
  select 'balance', kind, balance::bigint, 0, 0, 0 from balance`

/** Reckons up a member's money in one statement, so that all sums belong to one point in time. */
export async function reckoningOf(database: Reader, memberId: string): Promise<Reckoning> {
  const all: Record<string, bigint> = Object.fromEntries(parts.map((part) => [part, 0n]))
  for (const row of await database.query<Row>(statement, [memberId], 'search'))
    for (const [part, amount] of Object.entries(partsOf(row)))
      all[part] = (all[part] ?? 0n) + amount
  const sums = all as Parts
  return {
    ...sums,
    cameIn: sums.deposits + sums.fromMembers + sums.borrowed + sums.laidOut,
    wentOut: sums.withdrawals + sums.toMembers + sums.repaid,
    result: sums.interest + sums.charges + sums.recovered + sums.refunded - sums.fees - sums.losses,
    now: sums.available + sums.held + sums.lent,
  }
}

function partsOf(row: Row): Partial<Parts> {
  if (row.source === 'line') return lineParts[row.kind as TransactionType](row)
  if (row.source === 'claim') return claimParts[row.kind as MovementKind](row.amount)
  return balanceParts[row.kind as keyof typeof balanceParts](row.amount)
}
