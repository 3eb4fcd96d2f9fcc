import { defineEntity, p } from '@mikro-orm/core'
import { checks, lengthChecks } from '../checks.ts'
import { index } from '../indexes.ts'
import { Investment } from '../loan/investment.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'
import { LedgerTransaction } from './ledger-transaction.ts'
import { Wallet } from './wallet.ts'

/** What a line of a statement can be. */
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
export type TransactionStatus = 'completed' | 'reversed'
type StoredDirection = 'credit' | 'debit'
/** What members see: what is only held has not left the wallet. */
export type TransactionDirection = StoredDirection | 'none'

/** How long the texts of a line can be. */
export const lineTexts = { description: { max: 200 } } as const

const WalletTransactionSchema = defineEntity({
  name: 'WalletTransaction',
  properties: {
    id: p.uuid().primary(),
    walletId: () => p.manyToOne(Wallet).mapToPk().fieldName('wallet_id'),
    /** The position in the wallet's statement: it grows with each line. */
    position: p.bigint(),
    type: p.text().$type<TransactionType>(),
    /** In which direction the available money went. */
    storedDirection: p.text().$type<StoredDirection>().fieldName('direction'),
    /** Minor units, positive. */
    amount: p.bigint(),
    currency: p.text(),
    /** Minor units: available plus held money. */
    balanceAfter: p.bigint(),
    description: p.text().strictNullable(),
    reference: p.text(),
    counterpartyId: () => reference(Profile, 'counterparty_id').strictNullable(),
    loanId: () => reference(Loan, 'loan_id').strictNullable(),
    ledgerTransactionId: () =>
      p.manyToOne(LedgerTransaction).mapToPk().fieldName('ledger_transaction_id'),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    investmentId: () => reference(Investment, 'investment_id').strictNullable(),
    /** Minor units, as is the fee: the principal in a received repayment; the rest is interest. Otherwise null. */
    principal: p.bigint().strictNullable(),
    /** Deducted from the interest before the amount was credited. */
    fee: p.bigint().strictNullable(),
  },
  uniques: [{ name: 'wallet_transaction_position', properties: ['walletId', 'position'] }],
  indexes: [
    {
      name: 'wallet_transaction_ledger_transaction_id_index',
      properties: ['ledgerTransactionId'],
    },
    index(
      'wallet_transaction',
      'wallet_transaction_crossing_index',
      '(wallet_id, type, created_at)',
      "type in ('deposit', 'withdrawal')",
    ),
    index(
      'wallet_transaction',
      'wallet_transaction_direction_index',
      '(wallet_id, shown_direction(type, direction), position)',
    ),
  ],
  checks: [
    ...checks({
      wallet_transaction_whole: 'line_is_whole(type, direction, amount, principal, fee)',
    }),
    ...lengthChecks('wallet_transaction', lineTexts),
  ],
})

/** A line of a wallet's statement. */
export class WalletTransaction extends WalletTransactionSchema.class {}
WalletTransactionSchema.setClass(WalletTransaction)
