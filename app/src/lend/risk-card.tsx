import { useQuery } from '@urql/preact'
import { Card, Facts } from '../parts/blocks.tsx'
import { fixedUnits, percent } from '../parts/money.ts'
import { day, nextYear } from '../parts/time.ts'
import { isInArrears } from './closed.ts'
import { IfLate } from './if-late.tsx'
import { t } from './messages/index.ts'
import { guidanceQuery, type LoanToLendTo } from './operations.ts'
import { restsOn } from './rests-on.ts'
import { RiskTag } from './risk-tag.tsx'
import { lessBy, yearlyOf } from './yearly.ts'

interface Props {
  readonly loan: LoanToLendTo
  /** The yearly return after fees, if all is repaid in time. */
  readonly netYield: string | null | undefined
  /** After how many days late the loan can go into default. */
  readonly defaultAfterDays: number
}

/**
 * What the loan's risk level means, how loans of that level were repaid, and what happens if it is late; while it is open, also what is
 * left of the return if this one is like them.
 */
export function RiskCard({ loan, netYield, defaultAfterDays }: Props) {
  const { riskLevel, amountRequested: amount, repaymentPeriodMonths: months } = loan
  const [{ data }] = useQuery({
    query: guidanceQuery,
    variables: { amount, months: months ?? 1, riskLevel },
    pause: riskLevel === null || months === null,
  })
  const isDefaulted = loan.status === 'DEFAULTED'
  const hasDefaulted = (loan.borrowerRecord?.loansDefaulted ?? 0) > Number(isDefaulted)
  const { paidOut, defaulted, lateNow, defaultRate, defaultRateLoans } = data?.loanGuidance ?? {}
  const fee = data?.platform.serviceFee ?? '0'
  const takesFee = fixedUnits(fee) > 0n
  const isOpen = loan.status === 'OPEN'
  const yearly = isOpen ? yearlyOf(loan.interestRate, netYield, fee) : null
  return (
    <Card title={t('riskOfIt')}>
      <p class="row">
        <RiskTag risk={riskLevel} isPast={isInArrears(loan)} record={loan.borrowerRecord} />
      </p>
      <p>{t(`risk.means.${riskLevel ?? 'none'}`)}</p>
      {riskLevel && <p>{t('risk.ofThisLoan')}</p>}
      {hasDefaulted && <p>{t('risk.besides')}</p>}
      {paidOut != null && !(isDefaulted && defaulted === 0) && (
        <p>
          {t('risk.past', {
            paidOut,
            defaulted: defaulted ?? 0,
            own: isDefaulted ? 'yes' : 'no',
          })}{' '}
          {t('risk.lateNow', {
            lateNow: lateNow ?? 0,
            bookLate: data?.book.lateNow ?? 0,
            book: data?.book.paidOut ?? 0,
          })}
        </p>
      )}
      {defaultRate != null && yearly != null && (
        <Facts
          of={[
            [
              takesFee ? t('returnIfRepaid.fee', { fee: percent(fee) }) : t('returnIfRepaid'),
              percent(yearly),
            ],
            [t('risk.loss'), `−${percent(defaultRate)}`],
            [
              takesFee ? t('returnAfterLoss.fee') : t('returnAfterLoss'),
              percent(lessBy(yearly, defaultRate)),
            ],
          ]}
        />
      )}
      {data && isOpen && (
        <p class="soft small">
          {defaultRate == null
            ? t('risk.unknown', { day: day(nextYear()) })
            : `${t('risk.average')} ${restsOn(defaultRateLoans)}`}
        </p>
      )}
      {!isDefaulted && <IfLate loan={loan} defaultAfterDays={defaultAfterDays} />}
    </Card>
  )
}
