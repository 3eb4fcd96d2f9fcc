import type { Context } from '../context.ts'
import type { Opportunity } from '../entities/opportunity.ts'
import { leastInvestment, mostInvestment } from '../lending/investing/bounds.ts'
import { matchReasons } from '../lending/investing/match.ts'
import {
  checkOpportunityFilter,
  opportunityList,
  opportunityOrders,
} from '../lending/investing/opportunity.ts'
import { sharePercent } from '../lending/loan/create.ts'
import { requireLender } from '../lending/loan/visibility.ts'
import { loadOne } from '../reads/loaders.ts'
import { connection, listed, totals } from './connection.ts'
import { orRefusal } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const opportunity: Resolvers = {
  Profile: {
    opportunities: (profile, { filter, sort, reverse, ...page }, context) => {
      orRefusal(() => requireLender(profile))
      orRefusal(() => checkOpportunityFilter(filter ?? {}))
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
      return connection(
        context,
        listed(context, ['opportunities', order, filter, reverse], listing, position),
        page,
      )
    },
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
    minInvestment: (one, _, context) => least(context, one),
    maxInvestment: async (one, _, context) => {
      const { availableBalance } = await loadOne(context.loaders.wallet, one.lenderId)
      return mostInvestment(one.amountRemaining, availableBalance, await least(context, one))
    },
    matchReasons: async (one, _, context) => {
      const preferences = await loadOne(context.loaders.preferences, one.lenderId)
      const { amountRequested } = await loanOf(context, one)
      return matchReasons({ ...one, amountRequested }, preferences, context.platform.currency)
    },
    myInvestment: ({ loanId }, _, { loaders }) => loaders.invested.load(loanId),
  },
  OpportunityConnection: {
    ...totals,
  },
}

function loanOf({ loaders }: Context, { loanId }: Opportunity) {
  return loadOne(loaders.loan, loanId)
}

/** The least that the loan takes of one more lender. */
async function least({ loaders, platform }: Context, { loanId, amountRemaining }: Opportunity) {
  const investments = await loaders.investmentCount.load(loanId)
  return leastInvestment(amountRemaining, investments, platform.limits)
}

async function estimate(context: Context, one: Opportunity) {
  const { amountRequested } = await loanOf(context, one)
  const { interestRate: rate, repaymentPeriodMonths: months } = one
  return context.platform.costOf({ amount: amountRequested, rate, months })
}
