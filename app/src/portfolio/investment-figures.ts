import { decimal } from '../parts/amounts.ts'
import { fixedUnits } from '../parts/money.ts'
import type { Investment } from './operations.ts'

/** The amounts of an investment, in the order in which they are shown and saved. */
export const figureNames = ['lent', 'owed', 'principalBack', 'interestBack'] as const

type Figures = Readonly<Record<(typeof figureNames)[number], string>>

/** What was lent, is still owed of it, and has come back; late charges count as interest. What is only held is not lent. */
export function figuresOf(one: Investment): Figures {
  const { currency } = one.loan
  const earned = fixedUnits(one.interestEarned ?? '0') + fixedUnits(one.chargesEarned ?? '0')
  return {
    lent: one.amount,
    owed: one.principalOutstanding ?? decimal(0n, currency),
    principalBack: one.principalRepaid ?? decimal(0n, currency),
    interestBack: decimal(earned, currency),
  }
}

/** The day of the next payment, while one is to come in time. */
export function nextDay({ status, loan }: Investment): string | undefined {
  return status === 'ACTIVE' ? loan.nextDue?.dueOn : undefined
}
