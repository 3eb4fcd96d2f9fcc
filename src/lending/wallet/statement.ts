import type { WalletState } from '../../entities/wallet-state.ts'
import type { WalletTransaction } from '../../entities/wallet-transaction.ts'

/** The line, or null if it is not on the wallet's statement: nobody sees the lines of others. */
export function visibleLine(
  { id }: Pick<WalletState, 'id'>,
  line: WalletTransaction | null,
): WalletTransaction | null {
  return line?.walletId === id ? line : null
}
