import { useQuery } from '@urql/preact'
import { guidanceQuery } from '../../lend/operations.ts'
import { money, percent } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import { outsideOf } from './rate-outside.ts'
import { useSettled } from './use-quote.ts'

const MINUTES_A_DAY = 1_440

interface Props {
  readonly amount: string | undefined
  readonly months: number | undefined
  /** What the borrower offers, in percent a year. */
  readonly rate: string | undefined
  readonly currency: string
}

/** At which rates loans like this were funded, and how fast; nothing if there are too few of them. */
export function Guidance({ currency, ...typed }: Props) {
  const [{ amount, months, rate }] = useSettled(typed)
  const pause = amount === undefined || months === undefined
  const [{ data, error }] = useQuery({
    query: guidanceQuery,
    variables: { amount: amount ?? '', months: months ?? 0, riskLevel: null },
    pause,
  })
  const similar = error || pause ? null : data?.loanGuidance.similar
  const outside = similar && rate !== undefined ? outsideOf(rate, similar) : ''
  return (
    <div aria-live="polite">
      {similar && (
        <p class={outside ? 'notice' : 'soft'}>
          {t('guidance', {
            from: percent(similar.rateFrom),
            to: percent(similar.rateTo),
            days: Math.max(1, Math.ceil(similar.medianMinutes / MINUTES_A_DAY)),
          })}{' '}
          <span class="small">
            {t('guidance.of', {
              loans: similar.loans,
              least: money(similar.amountFrom, currency),
              below: money(similar.amountBelow, currency),
              first: similar.monthsFrom,
              last: similar.monthsTo,
            })}
          </span>{' '}
          {outside}
        </p>
      )}
    </div>
  )
}
