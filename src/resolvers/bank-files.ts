import { assignBankLine, providersIn } from '../lending/bank-files/assign.ts'
import { importBankFile, importsFiles } from '../lending/bank-files/import.ts'
import { reconcile, safeguard } from '../lending/bank-files/reconciliation.ts'
import { forOperators } from './looks.ts'
import { byRule } from './refusals/outcome.ts'
import { inCurrency, seenPayment } from './related.ts'
import type { Resolvers } from './types.generated.ts'

export const bankFiles = {
  Query: {
    reconciliation: async (_, { day }, context) => {
      const { database } = forOperators(context)
      return reconcile(database, day ?? context.platform.today())
    },
    safeguarding: async (_, { day }, context) => {
      const { database } = forOperators(context)
      return safeguard(database, day ?? context.platform.today())
    },
  },
  Mutation: {
    assignBankLine: byRule(assignBankLine),
    importBankFile: byRule(importBankFile),
  },
  BankLine: {
    payment: ({ paymentId }, _, context) => seenPayment(context, paymentId),
  },
  OpenBankItem: {
    line: ({ lineId }, _, { loaders }) => (lineId === null ? null : loaders.bankLine.load(lineId)),
    payment: ({ paymentId }, _, context) => seenPayment(context, paymentId),
  },
  Reconciliation: {
    providers: (_, __, { platform }) => providersIn(platform),
    importsFiles: (_, __, { platform }) => importsFiles(platform),
    ...inCurrency,
  },
  Safeguarding: inCurrency,
} satisfies Resolvers
