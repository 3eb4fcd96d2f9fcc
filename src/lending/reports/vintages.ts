import type { Reader } from '../../database/reader.ts'
import { firstDayOf, monthOf, readPart, shareOf, sinceMonth } from './read.ts'

/** How the loans of a month of payout had done at an age; amounts in minor units, the rate in hundredths of a percent. */
export interface Vintage {
  /** "2026-01": the month of the payout. */
  readonly month: string
  /** In months: 0 is the month of the payout. */
  readonly age: number
  readonly loans: number
  readonly principal: bigint
  /** Those that had defaulted by that age, and the principal of them that was outstanding then. */
  readonly loansDefaulted: number
  readonly principalDefaulted: bigint
  readonly defaultRate: number | null
}

const paidOut = `select ${monthOf('disbursement_date')} as month, count(*)::int as loans, sum(amount_requested)::bigint as principal
  from loan where disbursement_date is not null and ${sinceMonth('disbursement_date')} group by 1 order by 1`

// What a default wrote off is in the ledger: an entry of the loan's receivable.
const defaults = `select ${monthOf('disbursement_date')} as month, ${monthOf('event.created_at')} as "defaultedIn",
    count(*)::int as loans, coalesce(sum(lost), 0)::bigint as principal
  from loan join loan_event as event on event.loan_id = loan.id and to_status = 'defaulted'
  left join lateral (select sum(amount) as lost from account join entry on account_id = account.id
    join ledger_transaction as moved on moved.id = ledger_transaction_id and moved.kind = 'write_off' where account.loan_id = loan.id) as written on true
  where loan.status = 'defaulted' and ${sinceMonth('disbursement_date')} group by 1, 2`

interface Cohort {
  readonly month: string
  readonly loans: number
  readonly principal: bigint
}

/**
 * The default rate of the loans of each month of payout since the given one, by age in months until that of the day `today`: the
 * principal that was outstanding when they defaulted, divided by the principal that was paid out.
 */
export async function vintages(database: Reader, since: string, today: string): Promise<Vintage[]> {
  const from = [firstDayOf(since)]
  const cohorts = await readPart<Cohort>(database, paidOut, from)
  const lost = await readPart<Cohort & { readonly defaultedIn: string }>(database, defaults, from)
  return cohorts.flatMap(({ month, loans, principal }) =>
    Array.from({ length: ageAt(month, today) + 1 }, (_, age) => {
      const by = lost.filter((one) => one.month === month && ageAt(month, one.defaultedIn) <= age)
      const principalDefaulted = by.reduce((sum, one) => sum + one.principal, 0n)
      return {
        month,
        age,
        loans,
        principal,
        loansDefaulted: by.reduce((sum, one) => sum + one.loans, 0),
        principalDefaulted,
        defaultRate: shareOf(principalDefaulted, principal),
      }
    }),
  )
}

/** How many months a month is before another, or before that of a day. */
function ageAt(month: string, later: string): number {
  const number = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return number(later) - number(month)
}
