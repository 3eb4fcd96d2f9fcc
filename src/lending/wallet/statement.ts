import type { WalletState } from '../../entities/ledger/wallet.ts'
import type {
  TransactionDirection,
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
