import type { Reader } from '../../database/reader.ts'
import { Loader } from '../../reads/loader.ts'

/** How a member has repaid as a borrower, as everybody may know where they ask for money. */
export interface BorrowerRecord {
  readonly loansRepaid: number
  /** Whether a payment of theirs is late, or a defaulted loan of theirs still owes something. */
  readonly currentlyLate: boolean
}

// `offset 0` makes PostgreSQL read the debt of one loan at a time, and only of loans that can be late.
const records = `
  select borrower_id as id, count(*) filter (where status = 'repaid')::int as "loansRepaid",
    coalesce(bool_or(case status when 'active' then days_past_due > 0 else payoff_amount > 0 end), false) as "currentlyLate"
  from loan
  left join lateral (
    select days_past_due, payoff_amount from loan_debt where loan_debt.loan_id = loan.id
      and (loan.status = 'defaulted' or loan.status = 'active' and loan.next_due_on < business_date()) offset 0) as debt on true
  where borrower_id = any($1) and status in ('repaid', 'active', 'defaulted')
  group by borrower_id`

const none: BorrowerRecord = { loansRepaid: 0, currentlyLate: false }

/** A loader of borrowers' records, by member id: one statement for all of a level. */
export function borrowerRecords(reader: Reader): Loader<string, BorrowerRecord> {
  return new Loader(async (ids) => {
    const rows = await reader.query<BorrowerRecord & { readonly id: string }>(records, [ids])
    const found = new Map(rows.map(({ id, ...record }) => [id, record]))
    return ids.map((id) => found.get(id) ?? none)
  })
}
