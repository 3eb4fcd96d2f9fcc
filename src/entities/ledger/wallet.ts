import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { Profile } from '../member/profile.ts'

const WalletSchema = defineEntity({
  name: 'Wallet',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.oneToOne(Profile).mapToPk().fieldName('user_id'),
    currency: p.text(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  checks: checks({ wallet_currency_code: "currency ~ '^[A-Z]{3}$'" }),
})

/** A member's wallet; its balances are in the ledger (WalletState). */
export class Wallet extends WalletSchema.class {}
WalletSchema.setClass(Wallet)
