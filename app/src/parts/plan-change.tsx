import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ComponentChildren } from 'preact'
import { graphql } from '../graphql/index.ts'
import { money, percent } from './money.ts'
import { day } from './time.ts'
import { counted } from './words.ts'

const shown = graphql(`fragment PlanChangeLine on PlanChange {
  id kind from to instalments extend dueDay months rate reason byOperator status effectiveOn undoReason undoneAt
  totals { interestBefore interestAfter }
}`)

/** A change of the plan by which a loan is repaid. */
export type PlanChange = ResultOf<typeof shown>

/** What a change does, in a few words such as `Pause from Mar 1 to Mar 31, 2027`. */
export function planChangeName(one: PlanChange): string {
  const { from, to, instalments, extend, dueDay, months, rate } = one
  const names = {
    INTEREST_PAUSE: () => `Pause from ${day(from ?? '')} to ${day(to ?? '')}`,
    PRINCIPAL_HOLIDAY: () =>
      `Interest only for ${counted(instalments ?? 0, 'payment')}${extend ? ', with as many more at the end' : ''}`,
    RE_AMORTISE: () => 'What was missed is spread over the payments that are left',
    RE_AGE: () => `${counted(instalments ?? 0, 'new payment')} from ${day(from ?? '')}`,
    DUE_DAY: () => `Due on day ${dueDay} of the month`,
    TERM: () =>
      `${counted(Math.abs(months ?? 0), 'month')} ${(months ?? 0) < 0 ? 'shorter' : 'longer'}`,
    RATE: () => `A rate of ${percent(rate ?? '0')}`,
  } satisfies Record<PlanChange['kind'], () => string>
  return names[one.kind]()
}

interface Props<Change> {
  readonly changes: readonly Change[]
  readonly currency: string
  /** What else there is to a change: what it means to the reader, or what can be done about it. */
  readonly more?: (change: Change) => ComponentChildren
}

/** Changes of a plan, each with its day, what became of it, what it costs, and why. */
export function PlanChangeLines<Change extends PlanChange>(props: Props<Change>) {
  const { changes, currency, more } = props
  return (
    <ol class="lines">
      {changes.map((one) => (
        <li key={one.id}>
          <div class="apart">
            <b>{planChangeName(one)}</b>
            <span class="soft small">{becameOf(one)}</span>
          </div>
          <p class="soft small">{costOf(one, currency)}</p>
          <p class="why">“{one.undoReason ?? one.reason}”</p>
          {more?.(one)}
        </li>
      ))}
    </ol>
  )
}

/** What became of a change, with the day. */
export function becameOf({ status, effectiveOn, undoneAt }: PlanChange): string {
  if (status === 'PENDING') return `takes effect on ${day(effectiveOn)}`
  if (status === 'UNDONE') return `undone on ${day(undoneAt ?? effectiveOn)}`
  if (status === 'VOID') return 'did not take effect'
  return `since ${day(effectiveOn)}`
}

function costOf({ totals, byOperator }: PlanChange, currency: string): string {
  const change = Number(totals.interestAfter) - Number(totals.interestBefore)
  const who = byOperator ? 'Made by the platform' : 'Made by the borrower'
  if (change === 0) return `${who}; total interest stays ${money(totals.interestAfter, currency)}.`
  return `${who}; ${change > 0 ? 'more' : 'less'} total interest: ${money(totals.interestAfter, currency)} instead of ${money(totals.interestBefore, currency)}.`
}
