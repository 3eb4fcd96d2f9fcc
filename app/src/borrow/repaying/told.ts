import { money } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import { nextOf } from '../next.ts'
import type { RepayableLoan } from '../operations.ts'

/** Whether a part of what is to be paid next was paid. */
export function isInPart({ status, amountDue, nextDue }: RepayableLoan): boolean {
  return status === 'ACTIVE' && (Number(amountDue) > 0 || Number(nextDue?.paid) > 0)
}

/** What is to be paid next, and when. */
export function restOf(loan: RepayableLoan): string {
  const next = loan.status === 'REPAID' ? '' : nextOf(loan)
  return next && t('repaid.rest', { next })
}

/** Says what was paid, and what that has saved, if it could save something. */
export function toldOf(saved: string | undefined, applied: string, currency: string): string {
  const amount = money(applied, currency)
  if (saved === undefined || Number(saved) <= 0) return t('repaid', { amount })
  return t('repaid.saved', { amount, saved: money(saved, currency) })
}
