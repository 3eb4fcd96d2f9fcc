import { seesCases } from '../lending/cases/access.ts'
import { canHold } from '../lending/cases/manage.ts'
import type { Limits } from '../lending/limits.ts'
import { maySee, type Operator } from '../lending/member/access.ts'
import type { PaymentProviders } from '../lending/payments/provider.ts'
import type { Resolvers } from './types.generated.ts'

export const platform = {
  Query: {
    platform: (
      _,
      __,
      { viewer, platform: { currency, limits, mail, payments, seal, supportEmail, timezone } },
    ) => ({
      currency: currency.code,
      currencyDecimals: currency.decimals,
      loanAmountMin: limits.loanAmountMin,
      loanAmountMax: limits.loanAmountMax,
      interestRateMax: limits.loanRateMax,
      repaymentPeriodMonthsMax: limits.loanMonthsMax,
      investmentMin: limits.investmentMin,
      loanInvestmentsMax: limits.loanInvestmentsMax,
      fundingWindowDays: limits.fundingWindowDays,
      defaultAfterDays: limits.defaultAfterDays,
      lateTerms: limits.lateTerms,
      ...limits.exitTerms,
      borrowWhileLate: limits.borrowWhileLate,
      investmentCancel: limits.investmentCancel,
      planNoticeDays: limits.planNoticeDays,
      dueDayChanges: limits.dueDayChanges,
      notificationRetentionDays: limits.notificationRetentionDays,
      originationFee: limits.originationFee,
      serviceFee: limits.serviceFee,
      businessTimezone: timezone,
      aprMethod: limits.aprMethod,
      verifiedBorrowersOnly: limits.gate?.acts.publish?.none === 0n,
      bankAccounts: seal !== null,
      withdrawsToBank: withdrawsToBank(payments),
      canHoldMoney: seesCases(viewer) ? canHold({ limits }) : null,
      ...approvalOf(viewer, limits.alone),
      sendsLetters: mail !== null,
      documents: limits.documents,
      supportEmail,
    }),
  },
} satisfies Resolvers

/** What one operator may move alone, and within how many days; null if there is no limit, and for members. */
function approvalOf(viewer: Pick<Operator, 'scopes'>, { above, days }: Limits['alone']) {
  const isLimited = above !== null && maySee(viewer)
  return { approvalAbove: isLimited ? above : null, approvalDays: isLimited ? days : null }
}

/** Whether withdrawals go to bank accounts; null if there are none. */
function withdrawsToBank(payments: PaymentProviders): boolean | null {
  const out = payments.find(({ directions }) => directions.includes('out'))
  return out === undefined ? null : out.usesBankAccounts === true
}
