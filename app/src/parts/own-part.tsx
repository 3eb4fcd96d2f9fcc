import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'
import { money } from './money.ts'
import type { PlanChange } from './plan-change.tsx'
import { day } from './time.ts'

const shown = graphql(`fragment LendersPlanChange on PlanChange {
  ...PlanChangeLine
  ownPart { interestBefore interestAfter lastDueBefore lastDueAfter }
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
  const { interestBefore, interestAfter, lastDueBefore, lastDueAfter } = ownPart
  const interest =
    interestBefore === interestAfter
      ? `still ${money(interestAfter, currency)} of interest`
      : `${money(interestAfter, currency)} of interest instead of ${money(interestBefore, currency)}`
  const last =
    lastDueBefore === lastDueAfter
      ? `still on ${day(lastDueAfter ?? '')}`
      : `on ${day(lastDueAfter ?? '')} instead of ${day(lastDueBefore ?? '')}`
  return (
    <p class="small">
      To come in for you: {interest}, after fees
      {lastDueAfter && lastDueBefore && `, and the last payment ${last}`}.
    </p>
  )
}
