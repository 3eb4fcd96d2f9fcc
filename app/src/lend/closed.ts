import { fixedUnits } from '../parts/money.ts'
import { now } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { LoanToLendTo } from './operations.ts'

type Closed = Pick<LoanToLendTo, 'status' | 'daysPastDue' | 'payoffAmount'>

/** Whether a loan is late, as far as the reader may know, or has defaulted. */
export function isInArrears({ status, daysPastDue }: Closed): boolean {
  return status === 'DEFAULTED' || (status === 'ACTIVE' && Number(daysPastDue) > 0)
}

/** Whether a loan is being repaid, or may come to be. */
export function canBeLate({ status }: Closed): boolean {
  return status !== 'REPAID' && status !== 'CANCELLED' && status !== 'EXPIRED'
}

/** Whether a loan's time for investments is over, and it was not funded in it. */
export function hasRunOut({
  status,
  expiresAt,
}: Pick<LoanToLendTo, 'status' | 'expiresAt'>): boolean {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now().getTime()
  return status === 'EXPIRED' || (status === 'OPEN' && isOver)
}

/** What has become of a loan that takes no investments any more, in a sentence. */
export function closedAs(loan: Closed): string {
  const { status, daysPastDue, payoffAmount } = loan
  if (status === 'ACTIVE' && isInArrears(loan))
    return t('closed.ACTIVE.late', { days: Number(daysPastDue) })
  // Null says nothing: the reader may not know what is owed.
  if (status === 'DEFAULTED' && payoffAmount !== null && fixedUnits(payoffAmount) === 0n)
    return t('closed.DEFAULTED.repaid')
  return status === 'OPEN' ? t('pausedLoan.hint') : t(`closed.${status}`)
}
