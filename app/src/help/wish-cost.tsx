import { useClient } from '@urql/preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type Refusals, refusalsOf } from '../api/refusals.ts'
import { Button } from '../parts/button.tsx'
import { textOf } from '../parts/forms/entered.ts'
import { differencesOf } from '../parts/loans/plan-change.tsx'
import { money } from '../parts/money.ts'
import { day } from '../parts/time.ts'
import type { Matter } from './matters.ts'
import { t } from './messages/index.ts'
import { type PlanPreview, previewOf } from './plan-preview.ts'
import type { Wish } from './plan-wish.ts'

type Plan = NonNullable<Matter['plan']>

interface Props {
  readonly plan: Plan
  readonly wish: Exclude<Wish, 'other'>
  /** The form's entries; undefined, once it shows what is wrong with them, if they can't be used. */
  readonly entered: () => FormData | undefined
  readonly refuse: (refusals: Refusals) => void
}

/** Says what a wish would cost before it is sent, exactly: the gateway reckons it as if the platform agreed today. */
export function WishCost({ plan, wish, entered, refuse }: Props) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const isOver = useRef(false)
  useEffect(
    () => () => {
      isOver.current = true
    },
    [],
  )
  const [says, setSays] = useState<() => readonly string[]>()
  const show = async () => {
    setSays(undefined)
    const form = entered()
    if (form === undefined) return
    setBusy(true)
    const answer = await previewOf(client, plan, wish, form)
    // Once something else is wished, there is another of these: the answer is about what was entered before.
    if (isOver.current) return
    setBusy(false)
    if ('errors' in answer) {
      const named = answer.errors.map((one) => ({ ...one, field: fields[one.field ?? ''] ?? null }))
      return refuse(refusalsOf(named, wish === 'pause' ? ['from', 'until'] : []))
    }
    setSays(
      () => () =>
        'preview' in answer
          ? linesOf(answer.preview, plan, wish, form)
          : [t(`wish.cost.${answer.impossible}`)],
    )
  }
  return (
    <>
      <div>
        <Button busy={busy} onClick={show}>
          {t('wish.cost')}
        </Button>
      </div>
      <div role="status">
        {says && (
          <ul class="plain-list">
            {says().map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

/** The form's names of what the gateway refuses. */
const fields: Readonly<Record<string, string>> = { from: 'from', to: 'until' }

function linesOf(
  { totals, coming }: PlanPreview,
  { currency, isLate }: Plan,
  wish: Props['wish'],
  form: FormData,
): readonly string[] {
  const { lastDueBefore: before, lastDueAfter: after } = totals
  const [next, second] = coming.map(({ payment, dueOn }) => ({
    amount: money(payment, currency),
    day: day(dueOn),
  }))
  // Only a pause has days of its own.
  const days = () => ({ from: day(textOf(form, 'from')), until: day(textOf(form, 'until')) })
  return [
    ...(wish === 'pause' ? [t('wish.cost.pause', days())] : []),
    ...(next ? [t('wish.cost.next', next)] : []),
    // After a pause, the next payment and the one after it can be days apart.
    ...(second ? [t('wish.cost.second', second)] : []),
    ...(before && after
      ? [
          t('wish.cost.last', {
            changes: before === after ? 'no' : 'yes',
            before: day(before),
            after: day(after),
          }),
        ]
      : []),
    ...differencesOf(totals, currency),
    ...(isLate && wish === 'pause' ? [t('wish.cost.overdue')] : []),
    t('wish.cost.asOf'),
  ]
}
