import { fixedUnits, money, percent } from './money.ts'

interface LateTerms {
  readonly interest: 'CONTRACT' | 'NONE' | 'PENALTY'
  readonly toleranceAmount: string
  readonly tolerancePercent: string
  readonly penalty?: {
    readonly points?: string | null
    readonly rate?: string | null
    readonly graceDays: number
  } | null
  readonly lateFee?: {
    readonly amount?: string | null
    readonly percent?: string | null
    readonly afterDays: number
    readonly repeats: boolean
  } | null
  readonly withdrawWhileLate: 'ALLOW' | 'KEEP_DUE'
}

/** What happens when a payment is late, in words. */
export function whenLate(terms: LateTerms, currency: string): string {
  const costs = [interestOf(terms), penaltyOf(terms), feeOf(terms, currency)].filter(Boolean)
  const first = costs.length > 0 ? costs.join(' ') : 'Paying late costs nothing extra.'
  return [whichIsLate(terms, currency), first, keptOf(terms)].filter(Boolean).join(' ')
}

function interestOf({ interest }: LateTerms): string {
  return interest === 'NONE'
    ? ''
    : 'Overdue principal keeps accruing interest at the loan’s rate until it is paid.'
}

function penaltyOf({ penalty }: LateTerms): string {
  if (!penalty) return ''
  const { points, rate, graceDays } = penalty
  const what = points
    ? `On top of that it accrues penalty interest of ${percent(points)} a year`
    : `It bears at least ${percent(rate ?? '0')} a year in all, of which what exceeds the loan’s rate is penalty interest`
  const grace = `, unless it is paid within ${days(graceDays)} after it was due`
  return `${what}${graceDays > 0 ? grace : ''}.`
}

function feeOf({ lateFee }: LateTerms, currency: string): string {
  if (!lateFee) return ''
  const { amount, percent: share, afterDays, repeats } = lateFee
  const parts = [
    amount ? money(amount, currency) : '',
    share ? `${percent(share)} of what is unpaid` : '',
  ].filter(Boolean)
  const what = parts.length > 1 ? `the greater of ${parts.join(' and ')}` : parts[0]
  const again = repeats ? ', and again after each further period of that length' : ''
  return `An instalment that is still unpaid ${days(afterDays)} after it could last be paid in time costs a late fee: ${what}${again}.`
}

function keptOf({ withdrawWhileLate }: LateTerms): string {
  return withdrawWhileLate === 'KEEP_DUE'
    ? 'While the loan is late, what is overdue can’t be withdrawn, sent or invested, only repaid.'
    : ''
}

function whichIsLate({ toleranceAmount, tolerancePercent }: LateTerms, currency: string): string {
  if (fixedUnits(toleranceAmount) === 0n && fixedUnits(tolerancePercent) === 0n) return ''
  return `The loan counts as late once a payment has been missed entirely, or what is overdue exceeds both ${money(toleranceAmount, currency)} and ${percent(tolerancePercent)} of what is left to pay.`
}

const days = (count: number): string => (count === 1 ? 'a day' : `${count} days`)
