import type { WalletState } from '../../entities/ledger/wallet.ts'
import type {
  TransactionStatus,
  WalletTransaction,
} from '../../entities/ledger/wallet-transaction.ts'
import type { Payment } from '../../entities/payments/payment.ts'

/** The line that a payment will have on the statement once it settles, and which is not there yet. */
export type PendingLine = Omit<WalletTransaction, 'ledgerTransactionId'> & {
  readonly ledgerTransactionId: null
  readonly payment: Payment
}

/** A line of a statement, or of a payment that has not settled. */
export type Line = WalletTransaction | PendingLine

/** The line of a payment that has not settled: it changes no balance. */
export function pendingLine(payment: Payment, wallet: WalletState): PendingLine {
  const paysIn = payment.direction === 'in'
  const { availableBalance, heldBalance, owed, advanced } = wallet
  return {
    id: payment.lineId,
    walletId: wallet.id,
    position: wallet.position,
    type: paysIn ? 'deposit' : payment.counterpartyId === null ? 'withdrawal' : 'transfer_out',
    storedDirection: paysIn ? 'credit' : 'debit',
    amount: payment.amount,
    currency: payment.currency,
    balanceAfter: availableBalance + heldBalance - (owed ?? 0n) - (advanced ?? 0n),
    description: payment.description,
    reference: payment.reference ?? payment.id,
    counterpartyId: payment.counterpartyId,
    loanId: null,
    investmentId: null,
    ledgerTransactionId: null,
    createdAt: payment.createdAt,
    principal: null,
    fee: null,
    charges: null,
    paymentId: payment.id,
    externalId: payment.externalId,
    metadata: payment.metadata,
    payment,
  }
}

/** The status of a line that is not on the statement. */
export function pendingStatus({ payment: { state } }: PendingLine): TransactionStatus {
  return state === 'failed' || state === 'canceled' ? 'failed' : 'pending'
}
