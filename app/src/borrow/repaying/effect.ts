import type { Prepayment } from '../../graphql/graphql.ts'
import { money } from '../../parts/money.ts'
import { day, today } from '../../parts/time.ts'
import { t } from '../messages/index.ts'
import type { Effect, RepayableLoan } from '../operations.ts'

/** What a payment does to the plan, in sentences: what is due next, and what becomes of the payments after it. */
export function linesOf(
  effect: Effect,
  { currency, nextDue: before }: Pick<RepayableLoan, 'currency' | 'nextDue'>,
): string[] {
  const { nextDueOn, nextDueAmount: next, monthlyPayment, lastDueOn, lastDueBefore } = effect
  if (nextDueOn === null || next === null) return [t('saves.all')]
  const due = { amount: money(next, currency), day: day(nextDueOn) }
  // No instalment is left, and charges are due already.
  if (monthlyPayment === null) return [t('saves.charges', due)]
  const isLater = before !== null && before.dueOn < nextDueOn
  const comes = isLater ? 'saves.next.later' : 'saves.next'
  return [
    t(nextDueOn < today() ? 'saves.overdue' : comes, due),
    keepsLastDay(effect)
      ? t('saves.lastDue', { day: day(lastDueOn) })
      : t('saves.lastDue.changed', { day: day(lastDueOn), before: day(lastDueBefore) }),
    ...(nextDueOn !== lastDueOn && Number(monthlyPayment) !== Number(next)
      ? [t('saves.monthly', { amount: money(monthlyPayment, currency) })]
      : []),
  ]
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
