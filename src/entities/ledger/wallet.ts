import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { viewIn } from '../view-source.ts'

/** A member's wallet; its balances are in the ledger (WalletState). */
export class Wallet extends entity({
  name: 'Wallet',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.oneToOne(Profile).mapToPk().fieldName('user_id'),
    currency: p.text(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  checks: { wallet_currency_code: "currency ~ '^[A-Z]{3}$'" },
}) {}

/** A wallet with its balances, read at one point in time. */
export class WalletState extends entity({
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
    /** The position of the newest statement line. */
    position: p.bigint(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    /** What the member owes the platform, in minor units: payments that were taken back after the money was spent. Null in outcomes that older versions stored. */
    owed: p.bigint().strictNullable(),
    /** The part of what is available that the platform advances on deposits that have not arrived, in minor units. Null likewise. */
    advanced: p.bigint().strictNullable(),
    /** The deposits that have not arrived yet, in minor units. Null likewise. */
    pendingBalance: p.bigint().strictNullable(),
  },
}) {}
