import type { CashFlow } from '../../entities/ledger/cash-flow.ts'
import { outlookOf } from '../../lending/investing/outlook.ts'
import {
  annualReturnOf,
  expectedOf,
  portfolioByMonth,
  portfolioOf,
} from '../../lending/investing/portfolio.ts'
import { paymentReason } from '../../lending/payments/reason.ts'
import { cashFlowOf, entryId, lineOf } from '../../lending/wallet/cash-flow.ts'
import { paged } from '../connection.ts'
import { related } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'

export const portfolio = {
  Profile: {
    portfolio: ({ id }, _, { loaders }) => portfolioOf(loaders.reader, id),
    cashFlow: ({ id }, { since, until, ...page }, context) => {
      const listing = cashFlowOf(context.platform.database, id, { since, until })
      return paged<CashFlow>(context, page, ['cash flow', { since, until }], listing)
    },
  },
  Portfolio: {
    byMonth: ({ userId }, _, { loaders }) => portfolioByMonth(loaders.reader, userId),
    expected: ({ userId }, _, { loaders, platform }) =>
      expectedOf(loaders.reader, userId, platform.limits.serviceFee),
    annualReturn: ({ userId }, _, { loaders, platform }) =>
      annualReturnOf(loaders.reader, userId, platform.limits.serviceFee),
    annualReturnIfLateLost: ({ userId }, _, { loaders, platform }) =>
      annualReturnOf(loaders.reader, userId, platform.limits.serviceFee, true),
    outlook: ({ userId }, _, { loaders, platform }) => outlookOf(loaders.reader, platform, userId),
  },
  ExpectedMonth: {
    amount: ({ principal, interest, fees }) => principal + interest - fees,
  },
  CashFlowEntry: {
    ...related,
    id: (entry) => entryId(entry),
    description: ({ category, description }, _, { language }) =>
      category === 'reversal' ? paymentReason(language, description) : description,
    balanceChange: ({ category, amount }) => (category === 'loss' ? 0n : amount),
    transactionId: (entry) => lineOf(entry),
    transaction: (entry, _, { loaders }) => {
      const id = lineOf(entry)
      return id === null ? null : loaders.transaction.get(id)
    },
  },
} satisfies Resolvers
