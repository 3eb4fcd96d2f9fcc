import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context.ts'
import type { Entry } from '../../entities/ledger/entry.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { erasureOf } from '../../lending/erasure/erasure.ts'
import {
  maySee,
  requirePurpose,
  requireSearch,
  requireSupport,
} from '../../lending/member/access.ts'
import { blockOf } from '../../lending/member/frozen.ts'
import {
  type EntryBehind,
  entriesBehind,
  type Holding,
  holdingKind,
  holdingsOf,
  moneyOf,
} from '../../lending/member/money.ts'
import { reckoningOf } from '../../lending/member/reckoning.ts'
import {
  asksForAddress,
  type MemberFilter,
  membersAt,
  membersLike,
  membersNamed,
} from '../../lending/member/search.ts'
import { exactly } from '../../reads/counts.ts'
import { loadOne } from '../../reads/loaders.ts'
import { positionBy } from '../../reads/page.ts'
import { entriesOfAccount } from '../../reads/parent-lists.ts'
import { keyOfEntry } from '../../reads/payments-of-entries.ts'
import { connection, type List, paged } from '../connection.ts'
import { investmentsBy } from '../lending/investment.ts'
import { loansOf } from '../lending/loans.ts'
import { documentsIn } from '../member/documents.ts'
import { emailAddressOf, lettersTo } from '../member/mail.ts'
import { notificationsOf } from '../member/notification.ts'
import { lenderTestOf } from '../member/protection.ts'
import { taxLinesIn, taxYearIn } from '../member/tax.ts'
import { verificationOf } from '../member/verification.ts'
import { transactionsOf, walletOf } from '../money/wallet.ts'
import { orRefusal } from '../refusals/outcome.ts'
import { investmentOf, loanOf, memberOf, seenPayment } from '../related.ts'
import type { Resolvers } from '../types.generated.ts'
import { entriesOf } from './audit-trail.ts'
import { forOperators, openFile } from './looks.ts'
import { notesIn } from './notes.ts'

const summary = {
  memberId: ({ id }: Profile) => id,
  member: (profile: Profile) => profile,
  blocked: ({ frozen }: Profile) => frozen,
}

/** An entry of the ledger in an account of a member, with the loan and the act that it belongs to. */
const ledgerEntry = {
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

export const support = {
  Query: {
    members: async (
      _,
      { query, verificationStatus, userType, blocked, externalId, ...page },
      context,
    ) => {
      const filter = { query, verificationStatus, userType, blocked, externalId }
      orRefusal(context, () => requireSearch(context.viewer))
      await opensNamed(context, filter)
      const at = await opensAt(context, filter)
      const listing = orRefusal(context, () => membersLike(context.platform.database, filter, at))
      return paged<Profile>(context, page, ['members', filter], listing)
    },
    memberFile: (_, { memberId }, context) => {
      forOperators(context)
      return context.loaders.profile.load(memberId)
    },
  },
  MemberFile: {
    ...summary,
    block: opened(async ({ id }, _, { loaders }) => (await blockOf(loaders.reader, id)) ?? null),
    externalId: opened(({ externalId }) => externalId),
    metadata: opened(({ metadata }) => metadata),
    latitude: opened(({ latitude }) => latitude),
    longitude: opened(({ longitude }) => longitude),
    creditScore: opened(
      async ({ id }, _, { loaders }) => (await loaders.finances.load(id)).creditScore,
    ),
    monthlyIncome: opened(
      async ({ id }, _, { loaders }) => (await loaders.finances.load(id)).monthlyIncome,
    ),
    preferences: opened(({ id }, _, { loaders }) => loadOne(loaders.preferences, id)),
    wallet: opened(walletOf),
    money: opened(({ id }, _, { loaders }) => moneyOf(loaders.reader, id)),
    entries: opened(({ id }, { transactionId, ...page }, context) => {
      const listing = entriesBehind(context.platform.database, id, transactionId)
      const scope = ['entries behind', id, transactionId ?? null]
      return paged<EntryBehind>(context, page, scope, listing)
    }),
    transactions: opened(transactionsOf),
    loans: opened(loansOf),
    investments: opened(investmentsBy),
    documents: opened(documentsIn),
    taxYear: opened(taxYearIn),
    taxLines: opened(taxLinesIn),
    notifications: opened(notificationsOf),
    verification: opened(verificationOf),
    lenderTest: opened(lenderTestOf),
    emailAddress: opened(emailAddressOf),
    letters: opened(lettersTo),
    erasure: opened(({ id }, _, { platform }) => erasureOf(platform.database, id)),
    notes: opened(({ id }, page, context) => notesIn(context, { memberId: id }, page)),
    history: opened(({ id }, page, context) =>
      entriesOf(context, { memberId: id, looks: false }, page),
    ),
  },
  MemberBlock: {
    operator: ({ operatorId }, _, context) => memberOf(context, operatorId),
  },
  MemberSummary: summary,
  MemberMoney: {
    heldForInvestments: ({ held, heldForWithdrawals }) => held - heldForWithdrawals,
    total: ({ available, held, lent }) => available + held + lent,
    reckoning: ({ memberId }, _, { loaders }) => reckoningOf(loaders.reader, memberId),
    holdings: ({ memberId }, page, context) =>
      paged<Holding>(context, page, ['holdings', memberId], holdingsOf(memberId)),
  },
  Holding: {
    investment: ({ investmentId }, _, context) => investmentOf(context, investmentId),
    entries: ({ id }, page, context) => connection(context, entriesIn(context, id), page),
  },
  LedgerEntry: ledgerEntry,
} satisfies Resolvers

/** A field that members keep to themselves; the operator's look at it is noted first. */
function opened<Arguments, Result>(
  resolve: (...asked: Asked<Arguments>) => Result | Promise<Result>,
) {
  return async (...asked: Asked<Arguments>): Promise<Result> => {
    const [{ id }, , context] = asked
    await openFile(context, id)
    return resolve(...asked)
  }
}

type Asked<Arguments> = [Profile, Arguments, Context, GraphQLResolveInfo]

/**
 * The members who have the address that is searched for. That it is theirs is something that they keep to themselves, so
 * only whoever may open files finds them, and the look is noted.
 */
async function opensAt(context: Context, filter: MemberFilter): Promise<readonly string[]> {
  const { viewer, platform } = context
  if (!asksForAddress(filter) || !maySee(viewer)) return []
  orRefusal(context, () => requirePurpose(viewer, platform.limits.purposeOfLooks))
  const at = await membersAt(platform.database, filter)
  for (const id of at) await openFile(context, id)
  return at
}

/** Notes the looks at the members whose `externalId` is searched for: only they and whoever may open their files know it. */
async function opensNamed(context: Context, { externalId }: MemberFilter): Promise<void> {
  const { viewer, platform } = context
  if (externalId === null || externalId === undefined) return
  orRefusal(context, () => {
    requireSupport(viewer)
    requirePurpose(viewer, platform.limits.purposeOfLooks)
  })
  for (const id of await membersNamed(platform.database, externalId)) await openFile(context, id)
}

function entriesIn({ loaders }: Context, accountId: string): List<Entry> {
  return {
    scope: ['entries of an account', accountId],
    read: (window) => loaders.entryPages.get({ parent: accountId, window }),
    count: async () => exactly(await loaders.entryCount.load(accountId)),
    position: positionBy(entriesOfAccount),
  }
}

function movementOf({ loaders }: Context, { ledgerTransactionId }: Entry) {
  return loadOne(loaders.movement, ledgerTransactionId)
}

function accountOf({ loaders }: Context, { accountId }: Entry) {
  return loadOne(loaders.account, accountId)
}
