import type { Context } from '../../context.ts'
import type { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import type { Payment } from '../../entities/payments/payment.ts'
import { inOrder } from '../../lending/loan/lists/traits.ts'
import { approvePayment, cancelPayment } from '../../lending/payments/decide.ts'
import { pendingLine } from '../../lending/payments/line.ts'
import { paymentChanges, paymentsIn } from '../../lending/payments/list.ts'
import { paymentReason } from '../../lending/payments/reason.ts'
import { refuseIf } from '../../lending/refusal.ts'
import { linesOfAmount } from '../../lending/wallet/found.ts'
import { loadOne } from '../../reads/loaders.ts'
import { connection, listed } from '../connection.ts'
import { live } from '../live.ts'
import { counting, forOperators, looked, looking, openFile } from '../operators/looks.ts'
import { byRule, orRefusal } from '../refusals/outcome.ts'
import { loanOf, memberOf, nameOf, seenPayment } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { walletOfLine } from './wallet.ts'

export const payments = {
  Query: {
    payments: (_, { direction, state, externalId, ...page }, context) => {
      const { id: memberId, blocked } = context.viewer
      // Whoever is blocked sees deposits alone.
      const filter = blocked
        ? ({
            memberId,
            externalId,
            direction: 'in',
            state: direction === 'out' ? [] : state,
          } as const)
        : { memberId, externalId, direction, state }
      return connection(context, listOf(context, 'payments', filter), page)
    },
    payment: (_, { id }, context) => seenPayment(context, id),
    operatorPayments: async (_, asked, context) => {
      const { limits } = forOperators(context)
      const { direction, state, memberId, provider, reference, bankFileId, ...rest } = asked
      const { minAmount, maxAmount, since, until, ...page } = rest
      orRefusal(context, () =>
        refuseIf(inOrder(asked, 'since', 'until'), inOrder(asked, 'minAmount', 'maxAmount')),
      )
      const sentOnly = !memberId && limits.screening !== null
      const within = { minAmount, maxAmount, since, until, sentOnly }
      const filter = { memberId, direction, state, provider, reference, bankFileId, ...within }
      const list = listOf(context, 'all payments', filter)
      if ((minAmount ?? maxAmount ?? null) === null) return connection(context, list, page)
      // Whoever searches by an amount learns it, even if it is not selected, only counted, or nobody's.
      if (memberId) await openFile(context, memberId)
      return connection(context, counting(looking(context, list, ({ userId }) => userId)), page)
    },
    operatorTransactions: (_, { amount, ...page }, context) => {
      const { database } = forOperators(context)
      const listing = linesOfAmount(database, amount)
      const list = listed<WalletTransaction>(context, ['all transactions', amount], listing)
      const ownerOf = async (line: WalletTransaction) => (await walletOfLine(line, context)).userId
      return connection(context, looking(context, list, ownerOf), page)
    },
  },
  Mutation: {
    approvePayment: byRule(approvePayment),
    cancelPayment: byRule(cancelPayment),
  },
  Payment: {
    memberId: ({ userId }) => userId,
    member: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    memberName: ({ userId }, _, context) => nameOf(context, userId),
    amount: looked(({ amount }) => amount),
    reference: looked(({ reference }) => reference),
    reason: looked(({ reason }, { language }) => paymentReason(language, reason)),
    description: looked(({ description }) => description),
    externalId: looked(({ externalId }) => externalId),
    metadata: looked(({ metadata }) => metadata),
    paymentUrl: looked(({ paymentUrl, ledgerTransactionId, endedAt }) =>
      ledgerTransactionId === null && endedAt === null ? paymentUrl : null,
    ),
    counterpartyId: looked(({ counterpartyId }) => counterpartyId),
    counterparty: looked(({ counterpartyId }, context) => memberOf(context, counterpartyId)),
    counterpartyName: looked(({ counterpartyId }, context) => nameOf(context, counterpartyId)),
    bankAccountId: looked(({ bankAccountId }) => bankAccountId),
    bankAccount: looked(({ bankAccountId }, { loaders }) =>
      bankAccountId === null ? null : loaders.bankAccount.load(bankAccountId),
    ),
    loan: ({ loanId }, _, context) => loanOf(context, loanId),
    transactionId: ({ lineId }) => lineId,
    transaction: looked(async (payment, { loaders }) => {
      if (payment.ledgerTransactionId !== null) return loadOne(loaders.transaction, payment.lineId)
      return pendingLine(payment, await loadOne(loaders.wallet, payment.userId))
    }),
  },
  Subscription: {
    paymentChanged: {
      subscribe: async (_, __, { feed, viewer, platform: { database } }) => {
        const watch = feed.watch('payment', viewer.id)
        try {
          return live(watch, await paymentChanges(database, viewer.id))
        } catch (error) {
          watch.stop()
          throw error
        }
      },
      resolve: (payment: Payment) => payment,
    },
  },
} satisfies Resolvers

function listOf(context: Context, name: string, filter: Parameters<typeof paymentsIn>[1]) {
  const listing = paymentsIn(context.platform.database, filter)
  return listed<Payment>(context, [name, filter], listing)
}
