import { fundedPart } from '../parts/loans/funded.ts'
import { recoveredOf } from '../parts/loans/recovered.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Investment } from './operations.ts'

/** Whether a loan is late that the reader lends to. */
export function isLate({ status, loan }: Investment): boolean {
  return status === 'ACTIVE' && Number(loan.daysPastDue) > 0
}

/** Whether all lenders have their money back, and not only those who cancelled their investments. */
const isNeverFunded = ({ status }: Investment['loan']) =>
  status === 'CANCELLED' || status === 'EXPIRED'

/** That it is being repaid, or how late it is. */
function runningAs({ nextDue, daysPastDue }: Investment['loan']): string {
  if (!nextDue) return t('state.active')
  const days = Number(daysPastDue)
  return days > 0 ? t('state.late', { day: day(nextDue.dueOn), days }) : t('state.active')
}

/** What has become of an investment, in words. */
export function stateOf({ status, loan, recovered, principalOutstanding }: Investment): string {
  switch (status) {
    case 'PENDING':
      if (loan.status === 'FUNDED') return t('state.funded')
      return t('state.held', {
        percent: fundedPart(loan.fundedPercent),
        paused: loan.paused ? 'yes' : 'no',
      })
    case 'ACTIVE':
      return runningAs(loan)
    case 'REPAID':
      return t('state.repaid')
    case 'DEFAULTED':
      return (
        recoveredOf(recovered, principalOutstanding, loan.currency, 'within') ??
        (loan.writtenOffAt ? t('state.writtenOff') : t('state.inDefault'))
      )
    default:
      return t(isNeverFunded(loan) ? 'state.notFunded' : 'state.cancelled')
  }
}
