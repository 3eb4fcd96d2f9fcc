import { useMarket } from '../api/market.tsx'
import { hasScope } from '../session/session.ts'
import { useStore } from '../store.ts'

/** Whether the reader may act, and not only see. */
export function useMayAct(): boolean {
  return hasScope(useStore(useMarket().session.person), 'lending:admin')
}

/** Whether the reader may see members' records. */
export function useMaySee(): boolean {
  const person = useStore(useMarket().session.person)
  return hasScope(person, 'lending:admin') || hasScope(person, 'lending:support')
}

/** Whether the reader may know that there are cases. */
export function useSeesCases(): boolean {
  return hasScope(useStore(useMarket().session.person), 'lending:cases')
}
