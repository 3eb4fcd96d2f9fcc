import type { WalletState } from '../../entities/ledger/wallet-state.ts'
import type {
  TransactionDirection,
  WalletTransaction,
} from '../../entities/ledger/wallet-transaction.ts'

/** The line, or null if it is not on the wallet's statement: nobody sees the lines of others. */
export function visibleLine(
  { id }: Pick<WalletState, 'id'>,
  line: WalletTransaction | null,
): WalletTransaction | null {
  return line?.walletId === id ? line : null
}

type Line = Pick<WalletTransaction, 'type' | 'storedDirection' | 'amount'>

/** Whether money has entered or left the wallet: what is held for an investment, or no longer, has done neither (`shown_direction`). */
export function directionOf({ type, storedDirection }: Omit<Line, 'amount'>): TransactionDirection {
  return type === 'investment_hold' || type === 'investment_release' ? 'none' : storedDirection
}

/** What a line has changed of its wallet's total balance, in minor units: the changes of all lines sum up to it. */
export function balanceChange(line: Line): bigint {
  const direction = directionOf(line)
  if (direction === 'none') return 0n
  return direction === 'debit' ? -line.amount : line.amount
}
