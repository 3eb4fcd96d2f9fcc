import { fixedUnits, money, percent } from '../../parts/money.ts'
import { t } from '../messages/index.ts'
import type { Limits } from '../operations.ts'
import type { Asked } from './use-quote.ts'

/** What the platform doesn't take of some terms, by field, with what it does; `least` says whether an amount may be too low, too. */
export function outsideLimits(
  { amount, interestRate, months }: Asked,
  limits: Limits | undefined,
  currency: string,
  least = true,
): Readonly<Partial<Record<string, string>>> {
  if (limits === undefined) return {}
  const { loanAmountMin, loanAmountMax, interestRateMax, repaymentPeriodMonthsMax: most } = limits
  const units = fixedUnits(amount ?? loanAmountMin)
  const isLow = least && units < fixedUnits(loanAmountMin)
  return {
    ...((isLow || units > fixedUnits(loanAmountMax)) && {
      amountRequested: t('outside.amount', {
        from: money(loanAmountMin, currency),
        to: money(loanAmountMax, currency),
      }),
    }),
    ...(fixedUnits(interestRate ?? '0') > fixedUnits(interestRateMax) && {
      interestRate: t('outside.rate', { to: percent(interestRateMax) }),
    }),
    ...(months !== undefined &&
      (months < 1 || months > most) && {
        repaymentPeriodMonths: t('outside.months', { to: most }),
      }),
  }
}
