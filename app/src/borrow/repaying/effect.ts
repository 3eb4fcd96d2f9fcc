import type { Prepayment } from '../../graphql/graphql.ts'
import { decimal } from '../../parts/amounts.ts'
import { fixedUnits, money } from '../../parts/money.ts'
import { day, today } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import type { Effect, RepayableLoan } from '../operations.ts'

type Of = Pick<RepayableLoan, 'currency' | 'nextDue' | 'amountDue' | 'daysPastDue' | 'defaultOn'>

/** What a payment does to the plan, in sentences: what stays due, what is due next, and what becomes of the payments after it. */
export function linesOf(effect: Effect, loan: Of, amount: string): string[] {
  const { currency, nextDue: before } = loan
  const { nextDueOn, nextDueAmount: next, monthlyPayment, lastDueOn, lastDueBefore } = effect
  if (nextDueOn === null || next === null) return [t('saves.all')]
  const due = { amount: money(next, currency), day: day(nextDueOn) }
  // No instalment is left, and charges are due already.
  if (monthlyPayment === null) return [t('saves.charges', due)]
  const isLater = before !== null && before.dueOn < nextDueOn
  const comes = isLater ? 'saves.next.later' : 'saves.next'
  const left = fixedUnits(loan.amountDue ?? '0') - fixedUnits(amount)
  const isOverdue = nextDueOn < today()
  const stays = {
    // All that stays due, not only the oldest payment.
    amount: left > 0n ? money(decimal(left, currency), currency) : due.amount,
    day: due.day,
  }
  return [
    ...(isOverdue ? [t('saves.overdue', stays)] : left > 0n ? [t('saves.due', stays)] : []),
    ...untilDefault(effect, loan),
    ...(isOverdue || (nextDueOn === today() && left > 0n) ? [] : [t(comes, due)]),
    keepsLastDay(effect)
      ? t('saves.lastDue', { day: day(lastDueOn) })
      : t('saves.lastDue.changed', { day: day(lastDueOn), before: day(lastDueBefore) }),
    ...(nextDueOn !== lastDueOn && Number(monthlyPayment) !== Number(next)
      ? [t('saves.monthly', { amount: money(monthlyPayment, currency) })]
      : []),
  ]
}

/** What a payment does to the day on which a late loan goes into default: that is counted from the oldest payment that is overdue. */
function untilDefault({ nextDueOn }: Effect, { daysPastDue, defaultOn, nextDue }: Of): string[] {
  if (!(Number(daysPastDue) > 0) || defaultOn === null || defaultOn <= today()) return []
  const isSame = nextDueOn === nextDue?.dueOn
  const becomes = (nextDueOn ?? '') >= today() ? 'none' : isSame ? 'same' : 'later'
  return [t(`saves.default.${becomes}`, { until: day(defaultOn) })]
}

/** Whether a payment makes the last payment smaller, and no payment fall away. */
export function keepsLastDay({ lastDueOn, lastDueBefore }: Effect): boolean {
  return lastDueOn === lastDueBefore
}

/** What a choice saves, in a few words, so that the choices can be compared before one is made. */
export function savingOf(choice: Prepayment, effect: Effect, currency: string): string {
  const { interestSaved } = effect
  const saved = Number(interestSaved)
  const has = saved > 0 ? 'some' : saved < 0 ? 'costs' : 'none'
  const amount = money(interestSaved.replace('-', ''), currency)
  const saves = t(choice === 'ADVANCE' ? 'prepayment.goesOn' : 'prepayment.saves', { has, amount })
  const isShorter = choice !== 'SHORTEN' || !keepsLastDay(effect)
  return isShorter ? saves : `${saves}; ${t('prepayment.lastSmaller')}`
}
