import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'
import { fixedUnits, money, percent } from '../money.ts'
import type { Charge } from './charge.tsx'
import { t } from './messages/index.ts'

const shown = graphql(`fragment WhenLate on LateTerms {
  toleranceAmount tolerancePercent interest penalty { points rate graceDays }
  lateFee { amount percent afterDays repeats } withdrawWhileLate
}`)

type LateTerms = ResultOf<typeof shown>

/** What happens when a payment is late, in words. */
export function whenLate(terms: LateTerms, currency: string): string {
  const charged: Readonly<Record<Charge['kind'], string>> = {
    PENALTY_INTEREST: penaltyOf(terms),
    LATE_FEE: feeOf(terms, currency),
  }
  const costs = [interestOf(terms), ...Object.values(charged)].filter(Boolean)
  const first = costs.length > 0 ? costs.join(' ') : t('late.free')
  return [whichIsLate(terms, currency), first, keptOf(terms)].filter(Boolean).join(' ')
}

function interestOf({ interest }: LateTerms): string {
  return interest === 'NONE' ? '' : t('late.interest')
}

function penaltyOf({ penalty }: LateTerms): string {
  if (!penalty) return ''
  const { points, rate, graceDays } = penalty
  return points
    ? t('late.penalty.points', { points: percent(points), graceDays })
    : t('late.penalty.rate', { rate: percent(rate ?? '0'), graceDays })
}

function feeOf({ lateFee }: LateTerms, currency: string): string {
  if (!lateFee) return ''
  const { amount, percent: share, afterDays, repeats } = lateFee
  return t('late.fee', {
    afterDays,
    which: amount && share ? 'greater' : share ? 'share' : 'amount',
    amount: amount ? money(amount, currency) : '',
    share: share ? percent(share) : '',
    repeats: repeats ? 'yes' : 'no',
  })
}

function keptOf({ withdrawWhileLate }: LateTerms): string {
  return withdrawWhileLate === 'KEEP_DUE' ? t('late.kept') : ''
}

function whichIsLate({ toleranceAmount, tolerancePercent }: LateTerms, currency: string): string {
  if (fixedUnits(toleranceAmount) === 0n && fixedUnits(tolerancePercent) === 0n) return ''
  return t('late.since', {
    amount: money(toleranceAmount, currency),
    share: percent(tolerancePercent),
  })
}
