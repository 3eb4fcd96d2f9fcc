import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Loan } from '../loan/loan.ts'
import { partOf } from '../reference.ts'

/** How a loan that was active, or in default and not written off, stood at the end of a month; it never changes. */
export class LoanMonthEnd extends entity({
  name: 'LoanMonthEnd',
  properties: {
    /** The first day of the month. */
    month: p.date().primary(),
    loanId: () => partOf(Loan, 'loan_id'),
    /** Whether it was in default. */
    defaulted: p.boolean(),
    /** For how many days it was late; of a loan in default, since its oldest unpaid instalment. */
    daysLate: p.integer(),
    /** The principal that was outstanding, in minor units. */
    principal: p.bigint(),
    /** The interest that had run and was not paid, in minor units; null for months before this was kept. */
    accrued: p.bigint().strictNullable(),
  },
  checks: {
    loan_month_end_first_day: 'extract(day from month) = 1',
    loan_month_end_amounts_range: 'days_late >= 0 and principal > 0',
  },
}) {}
