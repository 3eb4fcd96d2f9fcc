import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Investment } from '../loan/investment.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { keepsObjects, type Metadata, ownReference } from '../own-reference.ts'
import { reference } from '../reference.ts'
import { LedgerTransaction } from './ledger-transaction.ts'
import { Wallet } from './wallet.ts'

/** The types of statement lines. */
export const transactionTypes = [
  'deposit',
  'withdrawal',
  'transfer_in',
  'transfer_out',
  'investment_hold',
  'investment_release',
  'investment_settlement',
  'loan_disbursement',
  'repayment_paid',
  'repayment_received',
  'fee',
  'reversal',
] as const

export type TransactionType = (typeof transactionTypes)[number]
export type TransactionStatus = 'pending' | 'completed' | 'failed' | 'returned' | 'reversed'
type StoredDirection = 'credit' | 'debit'
/** The direction that members see; money that is only held has not left the wallet, so its direction is `none`. */
export type TransactionDirection = StoredDirection | 'none'

/** The bounds of the lengths of a statement line's texts, in characters. */
export const lineTexts = { description: { max: 200 }, ...ownReference } as const

/** The types of lines whose amounts people name, by which operators find them: not each lender's share of each repayment. */
export const isNamed =
  "type in ('deposit', 'withdrawal', 'transfer_in', 'transfer_out', 'loan_disbursement', 'repayment_paid', 'fee', 'reversal')"

/** A line of a wallet's statement. */
export class WalletTransaction extends entity({
  name: 'WalletTransaction',
  properties: {
    id: p.uuid().primary(),
    walletId: () => p.manyToOne(Wallet).mapToPk().fieldName('wallet_id'),
    /** The position in the wallet's statement: it grows with each line. */
    position: p.bigint(),
    type: p.text().$type<TransactionType>(),
    /** The stored direction: a hold is a debit and its release a credit, both of which members see as `none`. */
    storedDirection: p.text().$type<StoredDirection>().fieldName('direction'),
    /** Minor units, positive. */
    amount: p.bigint(),
    currency: p.text(),
    /** Minor units: available plus held money, less what the member owes the platform. */
    balanceAfter: p.bigint(),
    description: p.text().strictNullable(),
    reference: p.text(),
    counterpartyId: () => reference(Profile, 'counterparty_id').strictNullable(),
    loanId: () => reference(Loan, 'loan_id').strictNullable(),
    ledgerTransactionId: () =>
      p.manyToOne(LedgerTransaction).mapToPk().fieldName('ledger_transaction_id'),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    investmentId: () => reference(Investment, 'investment_id').strictNullable(),
    /** The principal in a received repayment, in minor units; the rest of it is interest and charges. Null for all other lines. */
    principal: p.bigint().strictNullable(),
    /** The fee in minor units that was deducted from the interest before the amount was credited. */
    fee: p.bigint().strictNullable(),
    /** The part of a repayment that is late fees and penalty interest, in minor units; null if there is none. */
    charges: p.bigint().strictNullable(),
    /** The payment that brought the money or took it away; null for other lines, and for those of before there were payments. */
    paymentId: p.uuid().strictNullable(),
    /** What whoever made the movement calls it elsewhere, and keeps with it: on their own line alone. */
    externalId: p.text().strictNullable(),
    metadata: p.json<Metadata>().strictNullable(),
  },
  lengths: lineTexts,
  indexes: {
    wallet_transaction_ledger_transaction_id_index: ['ledgerTransactionId'],
    wallet_transaction_crossing_index:
      "(wallet_id, type, created_at) where type in ('deposit', 'withdrawal')",
    wallet_transaction_amount_index: `(amount, created_at, id) where ${isNamed}`,
    wallet_transaction_direction_index: '(wallet_id, shown_direction(type, direction), position)',
  },
  uniques: {
    wallet_transaction_position: ['walletId', 'position'],
    wallet_transaction_external_id: '(external_id, wallet_id) where external_id is not null',
  },
  checks: {
    ...keepsObjects('wallet_transaction'),
    wallet_transaction_whole: 'line_is_whole(type, direction, amount, principal, fee)',
    wallet_transaction_charges_range:
      "charges between 1 and amount and type in ('repayment_paid', 'repayment_received') or charges is null",
  },
}) {}
