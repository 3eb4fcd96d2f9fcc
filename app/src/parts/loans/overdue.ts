import { decimal, portion } from '../amounts.ts'
import { t } from '../messages/index.ts'
import { fixedUnits, money } from '../money.ts'
import { day } from '../time.ts'

/** A loan of which something can be overdue; amounts are null to those who may not know. */
interface Owing {
  readonly currency: string
  readonly amountRequested: string
  readonly amountDue: string | null
  readonly chargesDue: string | null
  readonly nextDue: { readonly dueOn: string } | null
}

/** What is overdue of a late loan, charges aside, since when, and how much of it is the part of a lender who put in `mine`. */
export function overdueOf(loan: Owing, mine: string) {
  const { currency, amountRequested, amountDue, chargesDue, nextDue } = loan
  if (amountDue === null || nextDue === null) return undefined
  const units = fixedUnits(amountDue) - fixedUnits(chargesDue ?? '0')
  if (units <= 0n) return undefined
  const amount = decimal(units, currency)
  return {
    amount,
    since: nextDue.dueOn,
    share: decimal(portion(amount, mine, amountRequested), currency),
  }
}

/** The same in a sentence. */
export function overdueInWords(loan: Owing, mine: string): string | undefined {
  const overdue = overdueOf(loan, mine)
  return (
    overdue &&
    t('overdue', {
      amount: money(overdue.amount, loan.currency),
      since: day(overdue.since),
      share: money(overdue.share, loan.currency),
    })
  )
}
