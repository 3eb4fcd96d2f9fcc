import { oneRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { Reader } from '../../database/reader.ts'
import { CashFlow } from '../../entities/ledger/cash-flow.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { principalReceived } from '../../reads/principal-received.ts'
import { columnsOf } from '../../reads/rows.ts'
import { cashFlowSources } from '../wallet/cash-flow.ts'

/** What a member has to know for their taxes. Each is a sum over entries of the cash flow, or over parts of the repayments that the member made; each belongs to one figure at most. */
export const taxFigures = [
  'interest',
  'charges',
  'fees',
  'loan_fees',
  'compensation',
  'losses',
  'recoveries',
  'interest_paid',
  'charges_paid',
] as const

export type TaxFigure = (typeof taxFigures)[number]
/** The figures of a year, in minor units. */
export type TaxFigures = Readonly<Record<TaxFigure, bigint>>

/** Figures of what a member paid or lost, which the cash flow has as negative amounts. */
const outgoing: readonly TaxFigure[] = [
  'fees',
  'loan_fees',
  'losses',
  'interest_paid',
  'charges_paid',
]

/** A member's figures of a year. */
export type TaxYear = TaxFigures & {
  readonly memberId: string
  readonly year: number
  /** Midnight in the platform's time zone. */
  readonly since: Date
  readonly until: Date
  /** Whether the year is over. */
  readonly complete: boolean
}

/** An entry of the cash flow that a figure counts. */
export type TaxLine = CashFlow & { readonly figure: TaxFigure }

// Part 3 is the fee within a received repayment. What came back of a defaulted loan's principal after its default is a recovery; before, a repayment. A line
// has no investment if it is for several of the member's in its loan.
const figure = `case category when 'interest_paid' then 'interest_paid' when 'charges_paid' then 'charges_paid' when 'interest' then 'interest' when 'charge' then 'charges' when 'loss' then 'losses'
  when 'fee' then case when part = 3 then 'fees'
    when exists (select from loan where loan.id = line.loan_id and borrower_id <> line.user_id) then 'compensation' else 'loan_fees' end
  when 'principal' then (select 'recoveries' from investment where investment.loan_id = line.loan_id and lender_id = line.user_id
    and status = 'defaulted' and line.position > loss_position limit 1) end`

// What a borrower's repayments cost them. The cash flow has each repayment as a whole; its parts are those of its receipt (documents/receipt.ts).
const ownCosts = `(select wallet.user_id, line.position, line.id, part.number as part, part.category, part.sign * part.amount as amount, line.currency,
    null::bigint as balance_after, line.description, line.loan_id, line.investment_id, line.counterparty_id, line.created_at, line.wallet_id
  from wallet_transaction as line join wallet on wallet.id = line.wallet_id
  cross join lateral (select coalesce(line.charges, 0) as charged, case line.direction when 'debit' then -1 else 1 end as sign,
    ${principalReceived('line.ledger_transaction_id')} as principal) as paid
  cross join lateral (select paid.sign, number, category, amount from (values
    (5, 'interest_paid', line.amount - paid.charged - paid.principal), (6, 'charges_paid', paid.charged)) as one (number, category, amount)) as part
  where line.type = 'repayment_paid' and part.amount <> 0) as own_costs`

/** Rows of the cash flow with their figures. */
const withFigures = (cashFlow: string) =>
  `(select line.*, ${figure} as figure from (select * from ${cashFlow}) as line) as tax_line`

const beginning = 'make_timestamptz(?::int, 1, 1, 0, 0, 0, business_timezone())'
const at = (parameter: string) => beginning.replace('?', parameter)
const sums = taxFigures.map((name) => {
  const sign = outgoing.includes(name) ? '-' : ''
  return `coalesce(${sign}sum(amount) filter (where figure = '${name}'), 0)::bigint as ${name}`
})
const ofYear = `select ${at('$2')} as since, ${at('($2 + 1)')} as until, gateway_now() >= ${at('($2 + 1)')} as complete, ${sums.join(', ')}
  from ${withFigures(`(select * from cash_flow union all select * from ${ownCosts}) as entries`)} where user_id = $1 and created_at >= ${at('$2')} and created_at < ${at('($2 + 1)')}`

/** Sums up a member's figures of a year in one statement. */
export async function taxYearOf(
  database: Reader,
  memberId: string,
  year: number,
): Promise<TaxYear> {
  type Row = Omit<TaxYear, 'memberId' | 'year'>
  const row = await oneRow(database.query<Row>(ofYear, [memberId, year], 'search'))
  return { ...row, memberId, year }
}

/** Lists the entries that a member's figures of a year sum, newest first; those of one figure, or of all. */
export function taxLinesOf(
  database: Database,
  memberId: string,
  year: number,
  figure: TaxFigure | null | undefined,
): Listing {
  const conditions: readonly Condition[] = [
    [`created_at >= ${beginning}`, year],
    [`created_at < ${beginning}`, year + 1],
    ['figure is not null'],
    ['figure = ?', figure],
  ]
  const lines: Condition = ['wallet_id = (select id from wallet where user_id = ?)', memberId]
  const losses: Condition = ['user_id = ?', memberId]
  return {
    columns: `${columnsOf(database, CashFlow)}, figure`,
    from: 'tax_line',
    parts: [lines, losses, lines].map((own) => [own, ...conditions]),
    sources: [...cashFlowSources, ownCosts].map(withFigures),
    byFirst: true,
    key: ['position', 'part', 'id'],
    descending: true,
  }
}

/** By how much an entry changes its figure, in minor units. */
export function counted({ figure, amount }: TaxLine): bigint {
  return outgoing.includes(figure) ? -amount : amount
}
