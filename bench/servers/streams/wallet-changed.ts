import { money } from '../money.ts'
import { newVersions, type Stream } from './stream.ts'

/** Balances in minor units, as text. */
interface Row {
  readonly id: string
  readonly member: string
  readonly currency: string
  readonly available: string
  readonly held: string
  readonly updatedAt: Date
  readonly position: string
}

const read = `
  select id, user_id as member, currency, available_balance as available, held_balance as held,
    updated_at as "updatedAt", position
  from wallet_state where user_id = any($1)`

/** The caller's wallet, after each movement. */
export const walletChanged: Stream = {
  typeDefs: `
    type Wallet {
      id: ID! currency: String! availableBalance: String! heldBalance: String! updatedAt: String!
    }
    extend type Subscription { walletChanged(initial: Boolean): Wallet! }`,
  of: 'wallet',
  keyOf: (member) => member,
  open: (query) => {
    const isNew = newVersions()
    return async (members) =>
      (await query<Row>(read, [members]))
        .filter(({ member, position }) => isNew(member, position))
        .map((row) => [row.member, wallet(row)])
  },
}

function wallet({ id, currency, available, held, updatedAt }: Row) {
  return {
    id,
    currency,
    availableBalance: money(available),
    heldBalance: money(held),
    updatedAt: updatedAt.toISOString(),
  }
}
