import { defineEntity, p } from '@mikro-orm/core'
import { Profile } from './profile.ts'
import { viewIn } from './view-source.ts'

const WalletStateSchema = defineEntity({
  name: 'WalletState',
  view: true,
  expression: viewIn('wallet/wallet-state'),
  properties: {
    id: p.uuid().primary(),
    userId: () => p.oneToOne(Profile).mapToPk().fieldName('user_id'),
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
