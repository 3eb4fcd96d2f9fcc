import type { Context } from '../../context.ts'
import type { BankLine } from '../../entities/payments/bank-line.ts'
import { assignBankLine, providersIn } from '../../lending/bank-files/assign.ts'
import { importBankFile, importsFiles } from '../../lending/bank-files/import.ts'
import { bankFilesIn, bankLinesIn, type ListedBankFile } from '../../lending/bank-files/list.ts'
import { reconcile, safeguard } from '../../lending/bank-files/reconciliation.ts'
import { todayOf } from '../../lending/reports/read.ts'
import { connection, listed, paged } from '../connection.ts'
import { byRule, orRefusal } from '../refusals/outcome.ts'
import { inCurrency, memberOf, nameOf, seenPayment } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { forOperators, looking } from './looks.ts'

export const bankFiles = {
  Query: {
    reconciliation: async (_, { day }, context) => {
      const { database } = forOperators(context)
      return reconcile(database, day ?? (await todayOf(database)))
    },
    safeguarding: async (_, { day }, context) => {
      const { database } = forOperators(context)
      return safeguard(database, day ?? (await todayOf(database)))
    },
    bankFiles: (_, { kind, ...page }, context) => {
      forOperators(context)
      return paged<ListedBankFile>(context, page, ['bank files', kind ?? null], bankFilesIn(kind))
    },
    bankLines: (_, { id, reference, fileId, purpose, from, to, ...page }, context) => {
      const { database } = forOperators(context)
      const filter = { id, reference, fileId, purpose, from, to }
      const listing = orRefusal(context, () => bankLinesIn(database, filter))
      const list = listed<BankLine>(context, ['bank lines', filter], listing)
      // What the bank says in a line of a payment is about the member.
      const whose = (line: BankLine) => payerOf(context, line)
      return connection(context, looking(context, list, whose), page)
    },
  },
  Mutation: {
    assignBankLine: byRule(assignBankLine),
    importBankFile: byRule(importBankFile),
  },
  BankLine: {
    payment: ({ paymentId }, _, context) => seenPayment(context, paymentId),
    memberId: (line, _, context) => payerOf(context, line),
    member: async (line, _, context) => memberOf(context, await payerOf(context, line)),
    memberName: async (line, _, context) => nameOf(context, await payerOf(context, line)),
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

/** The id of the member whose payment a line belongs to; null if it belongs to none. */
async function payerOf({ loaders }: Context, { paymentId }: BankLine): Promise<string | null> {
  const payment = paymentId === null ? null : await loaders.payment.load(paymentId)
  return payment?.userId ?? null
}
