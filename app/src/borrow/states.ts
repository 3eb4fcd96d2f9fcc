import { recoveredOf } from '../parts/loans/recovered.ts'
import { day } from '../parts/time.ts'
import { t } from './messages/index.ts'
import type { Borrowed } from './operations.ts'

interface State {
  readonly name: string
  /** Colours the tag. */
  readonly tone: 'quiet' | 'live' | 'good' | 'bad'
  /** What it means for the borrower. */
  readonly says: string
}

const tones = {
  DRAFT: 'quiet',
  SUBMITTED: 'quiet',
  OPEN: 'live',
  FUNDED: 'good',
  ACTIVE: 'live',
  REPAID: 'good',
  DEFAULTED: 'bad',
  CANCELLED: 'quiet',
  EXPIRED: 'quiet',
  discarded: 'quiet',
  late: 'bad',
  paused: 'bad',
} as const

type Owing = Pick<Borrowed, 'recovered' | 'payoffAmount' | 'currency' | 'interestPausedUntil'>

const ended = (name: string): State => ({ name, tone: 'good', says: t('nothingOwed') })

/** A loan's state in words. */
export function stateOf(
  loan: Pick<Borrowed, 'status' | 'paused' | 'daysPastDue'> &
    Partial<Owing & Pick<Borrowed, 'publishedAt'>>,
): State {
  const { status, daysPastDue, recovered = '0', payoffAmount = null, currency = '' } = loan
  if (status === 'ACTIVE' && loan.interestPausedUntil)
    return onPause(loan.interestPausedUntil, Number(daysPastDue) > 0)
  if (status === 'ACTIVE' && Number(daysPastDue) > 0) return inWords('late')
  if (loan.paused) return inWords('paused')
  // One that was published and withdrawn was seen by lenders.
  if (status === 'CANCELLED' && loan.publishedAt === null) return inWords('discarded')
  const told =
    status === 'DEFAULTED' &&
    payoffAmount !== null &&
    recoveredOf(recovered, payoffAmount, currency)
  if (told)
    return Number(payoffAmount) > 0 ? { name: told, tone: 'bad', says: t('restOwed') } : ended(told)
  return inWords(status)
}

/** A running loan whose plan is paused: what is overdue can wait, too. */
function onPause(last: string, isLate: boolean): State {
  const until = day(last)
  const late = isLate ? 'yes' : 'no'
  return {
    name: t('state.onPause', { until }),
    tone: 'quiet',
    says: t('state.onPause.says', { until, late }),
  }
}

function inWords(state: keyof typeof tones): State {
  return { name: t(`state.${state}`), tone: tones[state], says: t(`state.${state}.says`) }
}
