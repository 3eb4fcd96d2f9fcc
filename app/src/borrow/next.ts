import { unpaidOf } from '../parts/amounts.ts'
import { fundedPart } from '../parts/loans/funded.ts'
import { money } from '../parts/money.ts'
import { day, timeLeft, today } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Borrowed, RepayableLoan } from './operations.ts'
import { stateOf } from './states.ts'

/** A loan of the reader's own, with its next payment. */
export type Continued = Borrowed & Pick<RepayableLoan, 'nextDue'>

/** What comes next for a loan, in one line. */
export function nextOf(loan: Continued): string {
  const { status, nextDue, currency } = loan
  if (status === 'DRAFT') return t('draft.next')
  if (status === 'OPEN') return fundingOf(loan)
  if (status === 'DEFAULTED' && Number(loan.payoffAmount) > 0)
    return t('leftToRepay', { amount: money(loan.payoffAmount ?? '0', currency) })
  if (status !== 'ACTIVE') return stateOf(loan).says
  if (Number(loan.daysPastDue) > 0) {
    const amount = money(loan.amountDue ?? '0', currency)
    return loan.interestPausedUntil
      ? t('amountLate.paused', { amount })
      : t('amountLate', { amount, days: Number(loan.daysPastDue) })
  }
  if (nextDue === null) return ''
  const payment = money(unpaidOf(nextDue, currency), currency)
  return t(isPast(nextDue) ? 'paymentDueSince' : 'paymentDue', {
    payment,
    dueOn: day(nextDue.dueOn),
  })
}

/** Whether the day of a payment is past. */
export const isPast = ({ dueOn }: { readonly dueOn: string }): boolean => dueOn < today()

function fundingOf({ paused, fundedPercent, expiresAt }: Continued): string {
  return [
    paused && t('state.paused.says'),
    t('fundedPercent', { percent: fundedPart(fundedPercent) }),
    !paused && expiresAt && timeLeft(expiresAt),
  ]
    .filter(Boolean)
    .join(' · ')
}
