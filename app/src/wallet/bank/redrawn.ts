import { useEffect, useState } from 'preact/hooks'
import { now } from '../../parts/time.ts'
import type { BankAccount } from './operations.ts'

/** Draws the component again once withdrawals to the next of the new accounts are possible. */
export function useRedrawn(accounts: readonly Pick<BankAccount, 'usableAt'>[] = []): void {
  const [, redraw] = useState(0)
  const waits = accounts.map(({ usableAt }) => Date.parse(usableAt)).filter((at) => at > +now())
  const next = waits.length > 0 ? Math.min(...waits) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => redraw((count) => count + 1), next - +now() + 1)
    return () => clearTimeout(timer)
  }, [next])
}
