import { decimal } from '../parts/amounts.ts'
import { fixedUnits } from '../parts/money.ts'
import type { Investment, Sums } from './operations.ts'

/** The amounts of an investment, in the order in which they are saved. */
export const figureNames = ['lent', 'notLent', 'owed', 'principalBack', 'interestBack'] as const

type Figures = Readonly<Record<(typeof figureNames)[number], string>>

/** What was lent, is still owed of it, and has come back; late charges count as interest. What is held, or was given back, is not lent. */
export function figuresOf(one: Investment): Figures {
  const { currency } = one.loan
  const none = decimal(0n, currency)
  const isLent = lentName(one.status) === 'figure.lent'
  const earned = fixedUnits(one.interestEarned ?? '0') + fixedUnits(one.chargesEarned ?? '0')
  return {
    lent: isLent ? one.amount : none,
    notLent: isLent ? none : one.amount,
    owed: one.principalOutstanding ?? none,
    principalBack: one.principalRepaid ?? none,
    interestBack: decimal(earned, currency),
  }
}

/** The same figures of many investments, and what of them is in late loans. */
export function sumsOf(of: Sums, currency: string) {
  return [
    ['lent', decimal(fixedUnits(of.invested) - fixedUnits(of.pending), currency)],
    ['notLent', decimal(fixedUnits(of.pending) + fixedUnits(of.released), currency)],
    ['owed', of.outstanding],
    ['late', of.late],
    ['principalBack', of.repaid],
    ['interestBack', of.earned],
  ] as const
}

/** What the amount of an investment is called: it is held until its loan is paid out, or given back. */
export function lentName(status: Investment['status']) {
  if (status === 'PENDING') return 'figure.held'
  return status === 'CANCELLED' ? 'figure.givenBack' : 'figure.lent'
}

/** The day of the next payment, or of the oldest that is overdue, while one is to come. */
export function nextDay({ status, loan }: Investment): string | undefined {
  return status === 'ACTIVE' ? loan.nextDue?.dueOn : undefined
}
