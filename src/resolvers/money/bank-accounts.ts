import {
  addBankAccount,
  bankAccountOf,
  bankAccountsOf,
  changeBankAccount,
} from '../../lending/bank-accounts/bank-accounts.ts'
import { bankTransferDetails } from '../../lending/bank-accounts/transfer-details.ts'
import { requireRecentLogin } from '../../lending/member/step-up.ts'
import { outcome } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const bankAccounts = {
  Query: {
    bankAccounts: (_, __, { platform, viewer }) => bankAccountsOf(platform.database, viewer.id),
    bankAccount: (_, { id }, { platform, viewer }) =>
      bankAccountOf(platform.database, viewer.id, id),
    bankTransferDetails: (_, __, { platform, viewer }) => bankTransferDetails(platform, viewer.id),
  },
  Mutation: {
    addBankAccount: (_, { input }, context) =>
      outcome(context, async () => {
        requireRecentLogin(context.viewer, context.platform.limits.withdrawAuthAge)
        return addBankAccount(context.platform, context.viewer.id, input)
      }),
    removeBankAccount: (_, { input: { id } }, context) =>
      outcome(context, () =>
        changeBankAccount(context.platform, context.viewer.id, 'removeBankAccount', id),
      ),
    signMandate: (_, { input: { id } }, context) =>
      outcome(context, async () => {
        requireRecentLogin(context.viewer, context.platform.limits.withdrawAuthAge)
        return changeBankAccount(context.platform, context.viewer.id, 'signMandate', id)
      }),
    withdrawMandate: (_, { input: { id } }, context) =>
      outcome(context, () =>
        changeBankAccount(context.platform, context.viewer.id, 'withdrawMandate', id),
      ),
  },
  BankAccount: {
    mandate: ({ mandateId: id, mandateReference: reference, mandateSignedAt: signedAt }) =>
      id === null || reference === null || signedAt === null ? null : { id, reference, signedAt },
  },
} satisfies Resolvers
