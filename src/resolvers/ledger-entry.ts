import type { Context } from '../context.ts'
import type { Entry } from '../entities/ledger/entry.ts'
import { holdingKind } from '../lending/member/money.ts'
import { loadOne } from '../reads/loaders.ts'
import { keyOfEntry } from '../reads/payments-of-entries.ts'
import { investmentOf, loanOf, seenPayment } from './related.ts'
import type { Resolvers } from './types.generated.ts'

/** An entry of the ledger in an account of a member, with the loan and the act that it belongs to. */
export const ledgerEntry = {
  number: ({ version }) => Number(version),
  kind: async (entry, _, context) => (await movementOf(context, entry)).kind,
  createdAt: async (entry, _, context) => (await movementOf(context, entry)).createdAt,
  holding: async (entry, _, context) => holdingKind(await accountOf(context, entry)),
  investmentId: async (entry, _, context) => (await accountOf(context, entry)).investmentId,
  investment: async (entry, _, context) =>
    investmentOf(context, (await accountOf(context, entry)).investmentId),
  loanId: async (entry, _, { loaders }) => (await loaders.lineOfEntry.load(entry))?.loanId ?? null,
  loan: async (entry, _, context) =>
    loanOf(context, (await context.loaders.lineOfEntry.load(entry))?.loanId ?? null),
  transactionId: async (entry, _, { loaders }) =>
    (await loaders.lineOfEntry.load(entry))?.id ?? null,
  transaction: (entry, _, { loaders }) => loaders.lineOfEntry.load(entry),
  paymentId: (entry, _, { loaders }) => loaders.paymentOfEntry.load(keyOfEntry(entry)),
  payment: async (entry, _, context) =>
    seenPayment(context, await context.loaders.paymentOfEntry.load(keyOfEntry(entry))),
} satisfies Resolvers['LedgerEntry']

function movementOf({ loaders }: Context, { ledgerTransactionId }: Entry) {
  return loadOne(loaders.movement, ledgerTransactionId)
}

function accountOf({ loaders }: Context, { accountId }: Entry) {
  return loadOne(loaders.account, accountId)
}
