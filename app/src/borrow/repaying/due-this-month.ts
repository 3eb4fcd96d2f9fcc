import { decimal } from '../../parts/amounts.ts'
import { fixedUnits } from '../../parts/money.ts'
import { today } from '../../parts/time.ts'
import type { Continued } from '../next.ts'

type Due = Pick<Continued, 'status' | 'daysPastDue' | 'amountDue' | 'nextDue' | 'currency'>

/**
 * What is due of all loans by the end of this month; undefined if nothing is, and while a loan is late: what is late comes first,
 * and which payment comes after it is in its plan alone.
 */
export function dueThisMonth(loans: readonly Due[], now: string = today()): string | undefined {
  if (loans.some(({ daysPastDue }) => Number(daysPastDue) > 0)) return undefined
  const sum = loans.reduce((total, loan) => total + dueOf(loan, now), 0n)
  const [first] = loans
  return first && sum > 0n ? decimal(sum, first.currency) : undefined
}

/** What is due already, or else the next payment, if it is in this month: the API counts it as due from its day on. */
function dueOf({ status, amountDue, nextDue }: Due, now: string): bigint {
  const already = fixedUnits(amountDue ?? '0')
  if (status !== 'ACTIVE') return 0n
  if (nextDue === null || nextDue.dueOn <= now) return already
  const isThisMonth = nextDue.dueOn.slice(0, 7) === now.slice(0, 7)
  return already + (isThisMonth ? fixedUnits(nextDue.payment) - fixedUnits(nextDue.paid) : 0n)
}

/** Whether a loan is late, or has defaulted and still owes something. */
export function isInTrouble({ status, daysPastDue, payoffAmount }: OfTrouble): boolean {
  return status === 'ACTIVE'
    ? Number(daysPastDue) > 0
    : status === 'DEFAULTED' && Number(payoffAmount) > 0
}

type OfTrouble = Pick<Continued, 'status' | 'daysPastDue' | 'payoffAmount'>

type Late = Pick<
  Continued,
  'status' | 'daysPastDue' | 'amountDue' | 'payoffAmount' | 'currency' | 'interestPausedUntil'
>

/** What is due now on several loans that are late or in default, together; undefined for a single one, which says so itself. Paused loans can wait. */
export function overdueInAll(loans: readonly Late[]): string | undefined {
  const late = loans.filter((one) => isInTrouble(one) && one.interestPausedUntil === null)
  const sum = late.reduce(
    (total, { status, amountDue, payoffAmount }) =>
      total + fixedUnits((status === 'ACTIVE' ? amountDue : payoffAmount) ?? '0'),
    0n,
  )
  const [first] = late
  return first && late.length > 1 ? decimal(sum, first.currency) : undefined
}
