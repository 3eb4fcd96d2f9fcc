import { whenLate } from '../parts/loans/late-terms.ts'
import { t } from './messages/index.ts'
import type { LoanToLendTo } from './operations.ts'

interface Props {
  readonly loan: LoanToLendTo
  /** After how many days late the loan can go into default. */
  readonly defaultAfterDays: number
}

/** What it means for its lenders when the loan is late: what that costs its borrower, who gets it, who collects, and what comes after that. */
export function IfLate({ loan: { lateTerms, currency }, defaultAfterDays }: Props) {
  const { penalty, lateFee } = lateTerms
  const receivers = { LENDERS: 'lenders', PLATFORM: 'platform' } as const
  const to = lateFee ? receivers[lateFee.to] : penalty ? 'lenders' : 'none'
  return (
    <>
      <h3>{t('ifLate')}</h3>
      <p>{whenLate(lateTerms, currency)}</p>
      {to !== 'none' && <p>{t('ifLate.charges', { to, penalty: penalty ? 'yes' : 'no' })}</p>}
      <p>{t('ifLate.then', { days: defaultAfterDays })}</p>
    </>
  )
}
