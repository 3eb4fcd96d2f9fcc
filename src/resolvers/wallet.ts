import type { Context } from '../context.ts'
import type { WalletState } from '../entities/wallet-state.ts'
import type { WalletTransaction } from '../entities/wallet-transaction.ts'
import { deposit, transfer, withdraw } from '../lending/wallet/wallet.ts'
import { linesOfWallet, listingOf } from '../reads/lists.ts'
import { loadOne } from '../reads/loaders.ts'
import { type Listing, upTo, type Window } from '../reads/page.ts'
import { connection, listed, totals } from './connection.ts'
import { liveState } from './live.ts'
import { outcome } from './outcome.ts'
import type { ProfileTransactionsArgs, Resolvers } from './types.generated.ts'

export const wallet: Resolvers = {
  Profile: {
    wallet: ({ id }, _, { loaders }) => loadOne(loaders.wallet, id),
    transactions: async ({ id }, args, context) => {
      const wallet = await loadOne(context.loaders.wallet, id)
      const position = (row: WalletTransaction) => [row.position.toString()]
      const listing = statement(context, wallet, args)
      const { type, direction, since, until } = args
      const scope = ['transactions', { type, direction, since, until }]
      const list = listed(context, scope, listing, position)
      if (type || direction || since || until) return connection(context, list, args)
      const read = (window: Window) =>
        context.loaders.statementPages.get({
          parent: wallet.id,
          window: upTo(window, wallet.position),
        })
      return connection(context, { ...list, read }, args)
    },
  },
  Wallet: {
    balance: ({ availableBalance, heldBalance }) => availableBalance + heldBalance,
  },
  Transaction: {
    status: async ({ ledgerTransactionId }, _, { loaders }) =>
      (await loaders.reversal.load(ledgerTransactionId)) === null ? 'completed' : 'reversed',
  },
  TransactionConnection: {
    ...totals,
  },
  Subscription: {
    walletChanged: {
      subscribe: async (_, __, { feed, viewer, live: { wallet } }) => {
        const watch = feed.watch('wallet', viewer.id)
        const read = () => wallet.load(viewer.id)
        const changes = await liveState(watch, read, ({ position }) => position)
        if (changes === null) throw new Error('a member without a wallet')
        return changes
      },
      resolve: (wallet: WalletState) => wallet,
    },
  },
  Mutation: {
    deposit: (_, { input }, context) =>
      moved(context, () => deposit(context.platform, context.viewer.id, input)),
    withdraw: (_, { input }, context) =>
      moved(context, () => withdraw(context.platform, context.viewer.id, input)),
    transfer: (_, { input }, context) =>
      moved(context, () => transfer(context.platform, context.viewer.id, input)),
  },
}

/** Moves money. Nothing is read afterwards, since a failed read would make the movement seem undone. */
export function moved<Movement extends { readonly transaction: WalletTransaction }>(
  context: Context,
  move: () => Promise<Movement>,
) {
  return outcome(context, async () => {
    const movement = await move()
    context.loaders.reversal.prime(movement.transaction.ledgerTransactionId, null)
    return movement
  })
}

/** A wallet's statement up to the line that its balances come from, so that the two agree. */
function statement(
  { platform: { database } }: Context,
  { id, position }: WalletState,
  { type, direction, since, until }: Partial<ProfileTransactionsArgs>,
): Listing {
  return {
    ...listingOf(database, linesOfWallet),
    parts: [
      [
        ['wallet_id = ?', id],
        ['position <= ?', position],
      ],
    ],
    filters: [
      ['type = ?', type],
      ['direction = ?', direction],
      ['created_at >= ?', since],
      ['created_at < ?', until],
    ],
  }
}
