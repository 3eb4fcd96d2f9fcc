import { textOf } from '../parts/forms/entered.ts'
import { differencesOf } from '../parts/loans/plan-differences.ts'
import { money } from '../parts/money.ts'
import { day, dayAfter } from '../parts/time.ts'
import type { Matter } from './matters.ts'
import { t } from './messages/index.ts'
import type { PlanPreview } from './plan-preview.ts'
import type { Wish } from './plan-wish.ts'

type Plan = NonNullable<Matter['plan']>
type Coming = PlanPreview['coming'][number]

/** What a wish would cost, in sentences. */
export function costLines(
  { totals, coming, leavesOverdue }: PlanPreview,
  { currency, isLate }: Plan,
  wish: Exclude<Wish, 'other'>,
  form: FormData,
): readonly string[] {
  const { lastDueBefore: before, lastDueAfter: after } = totals
  const isPause = wish === 'pause'
  return [
    ...(isPause ? pauseLines(coming, textOf(form, 'from'), textOf(form, 'until'), currency) : []),
    ...(isPause ? [] : nextLines(coming, currency)),
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
    ...(isLate ? [t(leavesOverdue ? 'wish.cost.overdue' : 'wish.cost.overdueIn')] : []),
    t('wish.cost.asOf'),
  ]
}

const shown = ({ payment, dueOn }: Coming, currency: string) => ({
  amount: money(payment, currency),
  day: day(dueOn),
})

function nextLines([next, second]: readonly Coming[], currency: string): readonly string[] {
  return [
    ...(next ? [t('wish.cost.next', shown(next, currency))] : []),
    ...(second ? [t('wish.cost.second', shown(second, currency))] : []),
  ]
}

/**
 * What a pause does to the payments. The payment that it puts off falls due on the day after it, and the one after that keeps its day, which
 * can be days later: why, and which pause would leave a month between them.
 */
function pauseLines(
  coming: readonly Coming[],
  from: string,
  until: string,
  currency: string,
): readonly string[] {
  const later = coming.filter(({ dueOn }) => dueOn > until)
  const [first, second] = later
  const isFirst = first === coming[0]
  // One that was due on this day anyway is a month before the next.
  const isClose = first?.dueOn === dayAfter(until) && second && second.dueOn < month(first.dueOn)
  return [
    t('wish.cost.pause', { from: day(from), until: day(until) }),
    ...(isFirst ? nextLines(later, currency) : nextLines(coming.slice(0, 1), currency)),
    ...(first && !isFirst ? [t('wish.cost.afterPause', shown(first, currency))] : []),
    ...(second && !isFirst ? [t('wish.cost.second', shown(second, currency))] : []),
    ...(isClose
      ? [
          t('wish.cost.close', {
            second: day(second.dueOn),
            until: day(dayAfter(second.dueOn, -1)),
          }),
        ]
      : []),
  ]
}

/** Four weeks later: less than any month. */
const month = (from: string) => dayAfter(from, 28)
