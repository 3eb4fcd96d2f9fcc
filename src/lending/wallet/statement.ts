import type { WalletState } from '../../entities/ledger/wallet.ts'
import type {
  TransactionDirection,
  TransactionType,
  WalletTransaction,
} from '../../entities/ledger/wallet-transaction.ts'

/** The line, or null if it is not on this wallet's statement: members don't see the lines of others. */
export function visibleLine(
  { id }: Pick<WalletState, 'id'>,
  line: WalletTransaction | null,
): WalletTransaction | null {
  return line?.walletId === id ? line : null
}

type Line = Pick<WalletTransaction, 'type' | 'storedDirection' | 'amount'>

/** Whether money entered or left the wallet; holding it for an investment and releasing it do neither (`shown_direction` in SQL). */
export function directionOf({ type, storedDirection }: Omit<Line, 'amount'>): TransactionDirection {
  return type === 'investment_hold' || type === 'investment_release' ? 'none' : storedDirection
}

/** By how much a line changed its wallet's total balance, in minor units; over all lines, this sums up to the balance. */
export function balanceChange(line: Line): bigint {
  const direction = directionOf(line)
  if (direction === 'none') return 0n
  return direction === 'debit' ? -line.amount : line.amount
}

/** The interest in a repayment, given its principal, in minor units: with what the platform kept of it. */
export function interestOf(
  { amount, charges, fee }: Pick<WalletTransaction, 'amount' | 'charges' | 'fee'>,
  principal: bigint,
): bigint {
  return amount + (fee ?? 0n) - principal - (charges ?? 0n)
}

/** Whether a line of each type can be one by which another is reversed. */
const reversing: Readonly<Record<TransactionType, boolean>> = {
  deposit: false,
  withdrawal: false,
  transfer_in: false,
  transfer_out: false,
  investment_hold: false,
  investment_release: false,
  investment_settlement: false,
  loan_disbursement: false,
  repayment_paid: true,
  repayment_received: true,
  fee: true,
  reversal: true,
}

/** Whether a line can be one that reverses another: others need not be looked for. What is booked for the first time refers to itself. */
export function mayReverse({ type, reference, ledgerTransactionId }: Referring): boolean {
  return reversing[type] && reference !== ledgerTransactionId
}

type Referring = Pick<WalletTransaction, 'type' | 'reference'> & {
  readonly ledgerTransactionId: string | null
}
