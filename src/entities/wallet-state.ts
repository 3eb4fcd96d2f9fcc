import { defineEntity, p } from '@mikro-orm/core'

const WalletStateSchema = defineEntity({
  name: 'WalletState',
  view: true,
  expression: `
    select wallet.id, user_id, wallet.currency, wallet.created_at,
      available.balance as available_balance, held.balance as held_balance,
      available.version + held.version as position,
      greatest(available.updated_at, held.updated_at) as updated_at
    from wallet
    join account as available on available.wallet_id = wallet.id and available.kind = 'available'
    join account as held on held.wallet_id = wallet.id and held.kind = 'held'`,
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    currency: p.text(),
    /** Minor units. */
    availableBalance: p.bigint(),
    /** Minor units. */
    heldBalance: p.bigint(),
    /** The place of the newest line of the statement. */
    position: p.bigint(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
})

/** A wallet with its balances, all of one moment. */
export class WalletState extends WalletStateSchema.class {}
WalletStateSchema.setClass(WalletState)
