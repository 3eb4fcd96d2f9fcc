import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'
import { Facts } from '../blocks.tsx'
import { t } from '../messages/index.ts'
import { money } from '../money.ts'
import { day, month } from '../time.ts'
import type { PlanChange } from './plan-change.tsx'

const shown = graphql(`fragment LendersPlanChange on PlanChange {
  ...PlanChangeLine
  ownPart {
    interestBefore interestAfter lastDueBefore lastDueAfter
    expected { month before after }
  }
}`)

/** A change of a plan, with what it does to the reader's own part of the loan. */
export type LendersPlanChange = PlanChange & ResultOf<typeof shown>

/** What a change of a plan does to the part of a reader who lends to the loan; nothing for others. */
export function OwnPart({
  change: { ownPart },
  currency,
}: {
  readonly change: LendersPlanChange
  readonly currency: string
}) {
  if (!ownPart) return null
  const { interestBefore, interestAfter, lastDueBefore, lastDueAfter, expected } = ownPart
  const amounts = {
    interest: interestBefore === interestAfter ? 'same' : 'changed',
    interestAfter: money(interestAfter, currency),
    interestBefore: money(interestBefore, currency),
  }
  return (
    <>
      <p class="small">
        {lastDueAfter && lastDueBefore
          ? t('ownPart.last', {
              ...amounts,
              last: lastDueBefore === lastDueAfter ? 'same' : 'changed',
              lastAfter: day(lastDueAfter),
              lastBefore: day(lastDueBefore),
            })
          : t('ownPart', amounts)}
      </p>
      <Months expected={expected} currency={currency} />
    </>
  )
}

interface MonthsProps {
  readonly expected: NonNullable<LendersPlanChange['ownPart']>['expected']
  readonly currency: string
}

/** What was to come in by months, and is now. */
function Months({ expected, currency }: MonthsProps) {
  if (expected.length === 0) return null
  return (
    <details class="small">
      <summary>{t('ownPart.months')}</summary>
      <Facts
        of={expected.map((one) => [
          month(one.month),
          t('ownPart.month', {
            changed: one.before === one.after ? 'no' : 'yes',
            after: money(one.after, currency),
            before: money(one.before, currency),
          }),
        ])}
      />
    </details>
  )
}
