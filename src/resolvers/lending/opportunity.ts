import type { Context } from '../../context.ts'
import type { Opportunity } from '../../entities/loan/opportunity.ts'
import { type MatchReasons, matchReasons } from '../../lending/investing/match.ts'
import {
  checkOpportunityFilter,
  opportunityList,
  opportunityOrders,
} from '../../lending/investing/opportunity.ts'
import { previewOrder } from '../../lending/investing/orders/order-preview.ts'
import { orderResultsOf } from '../../lending/investing/orders/order-results.ts'
import { sharePercent } from '../../lending/loan/create.ts'
import { requireLender } from '../../lending/member/access.ts'
import { checkWishes, type OrderWishes } from '../../lending/member/order-wishes.ts'
import { loadOne } from '../../reads/loaders.ts'
import { paged } from '../connection.ts'
import { orRefusal } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const opportunity = {
  Profile: {
    opportunities: (profile, { filter, sort, reverse, ...page }, context) => {
      orRefusal(context, () => requireLender(profile))
      orRefusal(context, () => checkOpportunityFilter(filter ?? {}))
      const order = sort ?? 'match'
      const { value } = opportunityOrders[order]
      const listing = opportunityList(
        context.platform.database,
        profile.id,
        filter ?? {},
        order,
        reverse ?? false,
      )
      const position = (row: Opportunity) => [value(row), row.loanId]
      // Another name refuses cursors from earlier versions, whose positions are in kilometres.
      const by = order === 'distance' ? 'nearness' : order
      return paged(context, page, ['opportunities', by, filter, reverse], listing, position)
    },
    standingOrderPreview: async (profile, { order }, context) => {
      const wishes = (order ?? {}) as OrderWishes
      orRefusal(context, () => requireLender(profile))
      orRefusal(context, () => checkWishes(context.platform, wishes))
      const saved = await loadOne(context.loaders.preferences, profile.id)
      return previewOrder(context.platform, saved, wishes)
    },
    standingOrderResults: ({ id }, _, { loaders, platform }) =>
      orderResultsOf(loaders.reader, id, platform.limits.investmentMin),
  },
  Opportunity: {
    loan: (one, _, context) => loanOf(context, one),
    fundedPercent: async (one, _, context) => {
      const loan = await loanOf(context, one)
      return sharePercent(loan, loan.amountRequested - one.amountRemaining)
    },
    estimatedMonthlyPayment: async (one, _, context) =>
      (await estimate(context, one)).monthlyPayment,
    estimatedTotalInterest: async (one, _, context) => (await estimate(context, one)).totalInterest,
    apr: async (one, _, context) => (await estimate(context, one)).apr,
    aprReason: async (one, _, context) => (await estimate(context, one)).aprReason,
    netYield: async (one, _, context) => (await estimate(context, one)).netYield,
    yearlyLoss: async ({ riskLevel }, _, { platform: { guide, today } }) =>
      (await guide.defaultRates(today()))(riskLevel),
    minInvestment: async ({ loanId }, _, { loaders }) =>
      (await loaders.investmentBounds.load(loanId)).least,
    maxInvestment: async ({ loanId }, _, { loaders }) =>
      (await loaders.investmentBounds.load(loanId)).affordable,
    matchReasons: async (one, _, context) => (await reasonsOf(context, one)).all,
    matchMisses: async (one, _, context) => (await reasonsOf(context, one)).misses,
    myInvestment: ({ loanId }, _, { loaders }) => loaders.invested.load(loanId),
  },
} satisfies Resolvers

async function reasonsOf(context: Context, one: Opportunity): Promise<MatchReasons> {
  const preferences = await loadOne(context.loaders.preferences, one.lenderId)
  const { amountRequested } = await loanOf(context, one)
  const { language, platform } = context
  const { currency } = platform
  return matchReasons({ ...one, amountRequested }, preferences, { currency, language })
}

function loanOf({ loaders }: Context, { loanId }: Opportunity) {
  return loadOne(loaders.loan, loanId)
}

async function estimate(context: Context, one: Opportunity) {
  const { amountRequested } = await loanOf(context, one)
  const { interestRate: rate, repaymentPeriodMonths: months } = one
  return context.platform.costOf({ amount: amountRequested, rate, months })
}
