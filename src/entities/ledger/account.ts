import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Investment } from '../loan/investment.ts'
import { Loan } from '../loan/loan.ts'
import { reference, soleReference } from '../reference.ts'
import { Wallet } from './wallet.ts'

/** The kinds of accounts in the ledger. */
export const accountKinds = [
  'settlement',
  'bank',
  'in_transit',
  'suspense',
  'provider_fees',
  'fees',
  'own_funds',
  'available',
  'held',
  'owed',
  'advanced',
  'receivable',
  'claim',
] as const

/** An account of the ledger; its balance and version follow from its entries. */
export class Account extends entity({
  name: 'Account',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    kind: p.text().$type<(typeof accountKinds)[number]>(),
    walletId: () => reference(Wallet, 'wallet_id').strictNullable(),
    currency: p.text(),
    /** Minor units; negative for money that the platform has outside, such as at its bank, and for what it is owed. */
    balance: p.bigint().default('0'),
    /** The number of entries so far. */
    version: p.bigint().default('0'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** For a receivable: the loan that is owed. */
    loanId: () => soleReference(Loan, 'loan_id').strictNullable(),
    /** For a claim: the investment that is owed to its lender. */
    investmentId: () => soleReference(Investment, 'investment_id').strictNullable(),
    /** For an account of the platform: its number among the accounts of its kind, which spread the locks of concurrent payments. */
    stripe: p.smallint().strictNullable(),
  },
  indexes: { account_owed_index: "(wallet_id) where kind = 'owed' and balance < 0" },
  uniques: {
    account_wallet_kind: ['walletId', 'kind'],
    account_house_kind: { properties: ['kind', 'stripe'], where: 'stripe is not null' },
  },
  checks: {
    account_owner_of_kind: 'account_has_owner(kind, wallet_id, loan_id, investment_id)',
    account_not_overdrawn: 'account_may_hold(kind, balance)',
    account_exact_in_json: 'wallet_id is null or balance <= 5000000000000000',
    account_version_range: 'version >= 0',
    account_has_one_owner: 'num_nonnulls(wallet_id, loan_id, investment_id, stripe) = 1',
  },
}) {}
