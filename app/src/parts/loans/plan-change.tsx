import type { ResultOf } from '@graphql-typed-document-node/core'
import type { ComponentChildren } from 'preact'
import { graphql } from '../../graphql/index.ts'
import { t } from '../messages/index.ts'
import { percent } from '../money.ts'
import { day } from '../time.ts'
import { differencesOf } from './plan-differences.ts'

const shown = graphql(`fragment PlanChangeLine on PlanChange {
  id kind from to instalments extend dueDay months rate reason byOperator status effectiveOn undoReason undoneAt
  totals { interestBefore interestAfter paymentBefore paymentAfter toPayBefore toPayAfter lastDueBefore lastDueAfter }
}`)

/** A change of the plan by which a loan is repaid. */
export type PlanChange = ResultOf<typeof shown>

/** What a change does, in a few words such as `Pause from Mar 1 to Mar 31, 2027`. */
export function planChangeName(one: PlanChange): string {
  const { from, to, instalments, extend, dueDay, months, rate } = one
  const names = {
    INTEREST_PAUSE: () => t('plan.pause', { from: day(from ?? ''), to: day(to ?? '') }),
    PRINCIPAL_HOLIDAY: () =>
      t('plan.holiday', {
        instalments: instalments ?? 0,
        extend: extend ? 'yes' : 'no',
      }),
    RE_AMORTISE: () => t('plan.spread'),
    RE_AGE: () => t('plan.anew', { instalments: instalments ?? 0, from: day(from ?? '') }),
    DUE_DAY: () => t('plan.dueDay', { dueDay }),
    TERM: () =>
      t('plan.term', {
        months: Math.abs(months ?? 0),
        change: (months ?? 0) < 0 ? 'shorter' : 'longer',
      }),
    RATE: () => t('plan.rate', { rate: percent(rate ?? '0') }),
  } satisfies Record<PlanChange['kind'], () => string>
  return names[one.kind]()
}

interface Props<Change> {
  readonly changes: readonly Change[]
  readonly currency: string
  /** Whether the reader is the borrower. */
  readonly own?: boolean
  /** What the operator who made a change is called, for readers who may know. */
  readonly operator?: (change: Change) => string | undefined
  /** What else there is to a change: what it means to the reader, or what can be done about it. */
  readonly more?: (change: Change) => ComponentChildren
}

/** Changes of a plan, each with its day, what became of it, what it costs, and why. */
export function PlanChangeLines<Change extends PlanChange>(props: Props<Change>) {
  const { changes, currency, own = false, operator, more } = props
  return (
    <ol class="lines">
      {changes.map((one) => (
        <li key={one.id}>
          <div class="apart">
            <b>{planChangeName(one)}</b>
            <span class="soft small">{becameOf(one)}</span>
          </div>
          <p class="soft small">{costOf(one, currency, own, operator?.(one))}</p>
          {/* The line above says who made it; of their own change a borrower gives no reason. */}
          {one.byOperator && (
            <p class="why">{t(own ? 'quoted' : 'plan.toBorrower', { text: one.reason })}</p>
          )}
          {one.undoReason && (
            <p class="why">
              {t(own ? 'plan.undoneFor' : 'plan.undoneFor.borrower', { reason: one.undoReason })}
            </p>
          )}
          {more?.(one)}
        </li>
      ))}
    </ol>
  )
}

/** What became of a change, with the day. */
export function becameOf({ status, effectiveOn, undoneAt }: PlanChange): string {
  if (status === 'PENDING') return t('plan.pending', { day: day(effectiveOn) })
  if (status === 'UNDONE') return t('plan.undone', { day: day(undoneAt ?? effectiveOn) })
  if (status === 'VOID') return t('plan.void')
  return t('plan.effective', { day: day(effectiveOn) })
}

function costOf(
  { totals, byOperator }: PlanChange,
  currency: string,
  own: boolean,
  operator: string | undefined,
): string {
  const who = byOperator ? (operator ? 'operator' : 'platform') : own ? 'you' : 'borrower'
  const by = t('plan.by', { by: who, name: operator })
  return [by, ...differencesOf(totals, currency)].join(' ')
}
