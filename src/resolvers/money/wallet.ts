import { type FieldNode, type GraphQLResolveInfo, visit } from 'graphql'
import type { Context } from '../../context.ts'
import type { LedgerTransaction } from '../../entities/ledger/ledger-transaction.ts'
import type { WalletState } from '../../entities/ledger/wallet.ts'
import type { WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { requireRecentLogin } from '../../lending/member/step-up.ts'
import { type Line, pendingStatus } from '../../lending/payments/line.ts'
import { deposit, send, withdraw } from '../../lending/payments/pay.ts'
import { paymentReason } from '../../lending/payments/reason.ts'
import {
  balanceChange,
  directionOf,
  interestOf,
  mayReverse,
} from '../../lending/wallet/statement.ts'
import { after, type Ready } from '../../reads/loader.ts'
import { loadOne } from '../../reads/loaders.ts'
import { type Listing, upTo, type Window } from '../../reads/page.ts'
import { linesOfWallet, listingOf } from '../../reads/parent-lists.ts'
import { type Connection, connection, listed, others } from '../connection.ts'
import { liveState } from '../live.ts'
import { outcome } from '../refusals/outcome.ts'
import { ownLine, related, seenPayment } from '../related.ts'
import type { ProfileTransactionsArgs, Resolvers } from '../types.generated.ts'

export const wallet = {
  Profile: {
    wallet: walletOf,
    transactions: transactionsOf,
  },
  Wallet: {
    user: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    balance: ({ availableBalance, heldBalance }) => availableBalance + heldBalance,
    owed: ({ owed }) => owed ?? 0n,
    version: ({ position }) => Number(position),
    advancedBalance: ({ advanced }) => advanced ?? 0n,
    pendingBalance: ({ pendingBalance }) => pendingBalance ?? 0n,
  },
  Transaction: {
    ...related,
    wallet: (line, _, context) => walletOfLine(line, context),
    memberId: async (line, _, context) => (await walletOfLine(line, context)).userId,
    member: async (line, _, context) => {
      const { userId } = await walletOfLine(line, context)
      return loadOne(context.loaders.profile, userId)
    },
    direction: (line) => directionOf(line),
    description: ({ type, description }, _, { language }) =>
      type === 'reversal' ? paymentReason(language, description) : description,
    balanceChange: (line) => (line.ledgerTransactionId === null ? 0n : balanceChange(line)),
    payment: ({ paymentId }, _, context) => seenPayment(context, paymentId),
    paymentUrl: (line) => (line.ledgerTransactionId === null ? line.payment.paymentUrl : null),
    status: async (line, _, context) => {
      if (line.ledgerTransactionId === null) return pendingStatus(line)
      const reversal = await reversalOf(context, line)
      if (reversal === null) return 'completed'
      return reversal.kind === 'return' ? 'returned' : 'reversed'
    },
    principal: principalOf,
    interest: (line, _, context) =>
      after(principalOf(line, _, context), (principal) =>
        principal === null ? null : interestOf(line, principal),
      ),
    reversedAt: async (line, _, context) => (await reversalOf(context, line))?.createdAt ?? null,
    reversalReason: async (line, _, context) => {
      const reversal = await reversalOf(context, line)
      if (reversal === null) return null
      const reason = await context.loaders.reversalReason.load(line.id)
      return reversal.kind === 'repayment_reversal'
        ? reason
        : paymentReason(context.language, reason)
    },
    reversesId: reversedLineOf,
    reverses: async (line, _, context) => ownLine(context, await reversedLineOf(line, _, context)),
  },
  Subscription: {
    walletChanged: {
      subscribe: async (_, { initial }, { feed, viewer, live: { wallet } }) => {
        const watch = feed.watch('wallet', viewer.id)
        const own = {
          read: () => wallet.load(viewer.id),
          versionOf: ({ position }: WalletState) => position,
        }
        const changes = await liveState(watch, own, initial ?? true)
        if (changes === null) throw new Error('a member without a wallet')
        return changes
      },
      resolve: (wallet: WalletState) => wallet,
    },
  },
  Mutation: {
    deposit: (_, { input }, context, info) =>
      moved(context, info, () => deposit(context.platform, context.viewer.id, input)),
    withdraw: (_, { input }, context, info) =>
      moved(context, info, async () => {
        requireRecentLogin(context.viewer, context.platform.limits.withdrawAuthAge)
        return withdraw(context.platform, context.viewer.id, input)
      }),
    transfer: (_, { input }, context, info) =>
      moved(context, info, async () => {
        await readBefore(context, info, 'counterparty', input.recipientId)
        return send(context.platform, context.viewer.id, input)
      }),
  },
} satisfies Resolvers

/** The principal of a repayment, which only its lenders' lines have; null for other lines. */
function principalOf(line: Line, _: unknown, { loaders }: Context): Ready<bigint | null> {
  if (line.type !== 'repayment_paid' || line.ledgerTransactionId === null) return line.principal
  return loaders.principalPaid.get(line.ledgerTransactionId)
}

/** The ledger transaction that reversed a line; null if none did. */
function reversalOf(
  { loaders }: Context,
  { ledgerTransactionId }: Line,
): Ready<LedgerTransaction | null> {
  return ledgerTransactionId === null ? null : loaders.reversal.get(ledgerTransactionId)
}

/** The id of the line that a line reverses; null if it is none that reverses. */
function reversedLineOf(line: Line, _: unknown, { loaders }: Context): Ready<string | null> {
  return mayReverse(line) ? loaders.reversedLine.get(line.id) : null
}

/** The wallet on whose statement a line is: only its owner and operators see a line. */
export async function walletOfLine(
  { walletId }: Pick<Line, 'walletId'>,
  { loaders, viewer }: Context,
): Promise<WalletState> {
  const own = await loadOne(loaders.wallet, viewer.id)
  return own.id === walletId ? own : ((await loadOne(loaders.record, walletId)) as WalletState)
}

/** A member's wallet. */
export function walletOf(
  { id }: Pick<Profile, 'id'>,
  _: unknown,
  { loaders }: Context,
): Ready<WalletState> {
  return loadOne(loaders.wallet, id)
}

/** A member's statement, which agrees with the wallet in the same query. */
export async function transactionsOf(
  { id }: Profile,
  args: Partial<ProfileTransactionsArgs>,
  context: Context,
): Promise<Connection<WalletTransaction>> {
  const wallet = await loadOne(context.loaders.wallet, id)
  const position = (row: WalletTransaction) => [row.position.toString()]
  const listing = statement(context, wallet, args)
  const { type, direction, since, until, externalId } = args
  const filter = { type, direction, since, until, ...(externalId && { externalId }) }
  const list = listed(context, ['transactions', filter, ...others(context, id)], listing, position)
  if (type || direction || since || until || typeof externalId === 'string')
    return connection(context, list, args)
  const read = (window: Window) =>
    context.loaders.statementPages.get({
      parent: wallet.id,
      window: upTo(window, wallet.position),
    })
  return connection(context, { ...list, read }, args)
}

/** Moves money. Nothing is read afterwards, since a failed read would make the movement seem undone. */
export function moved<
  Movement extends {
    readonly transaction?: Line
    readonly wallet: WalletState
    readonly replayed: boolean
  },
>(context: Context, info: GraphQLResolveInfo, move: () => Promise<Movement>) {
  return outcome(context, async () => {
    await readBefore(context, info, 'user', context.viewer.id)
    const movement = await move()
    // After a replay, both may have changed since. They are read again, and a failure of that hides no change.
    if (movement.replayed) return movement
    const moved = movement.transaction?.ledgerTransactionId ?? null
    if (moved !== null) context.loaders.reversal.prime(moved, null)
    context.loaders.wallet.prime(context.viewer.id, movement.wallet)
    return movement
  })
}

/** Reads a member that the answer shows in this field. Called before a change, so that a failed read prevents the change. */
export async function readBefore(
  { loaders, platform }: Context,
  info: GraphQLResolveInfo,
  field: string,
  id: string,
): Promise<void> {
  if (platform.judges) return
  if (selects(info, field)) await loaders.profile.load(id)
}

/** A wallet's statement up to the line that its balances come from, so that the two agree. */
function statement(
  { platform: { database } }: Context,
  { id, position }: WalletState,
  { type, direction, since, until, externalId }: Partial<ProfileTransactionsArgs>,
): Listing {
  return {
    ...listingOf(database, linesOfWallet),
    parts: [
      [
        ['wallet_id = ?', id],
        ['shown_direction(type, direction) = ?', direction],
        ['position <= ?', position],
      ],
    ],
    filters: [
      ['type = ?', type],
      ['created_at >= ?', since],
      ['created_at < ?', until],
      ['external_id = ?', externalId],
    ],
  }
}

/** Whether a field of this name is selected anywhere beneath a field, or in any fragment. */
function selects({ fieldNodes, fragments }: GraphQLResolveInfo, field: string): boolean {
  let found = false
  const Field = ({ name }: FieldNode) => {
    found ||= name.value === field
  }
  for (const node of [...fieldNodes, ...Object.values(fragments)]) visit(node, { Field })
  return found
}
