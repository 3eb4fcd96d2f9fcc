import { useMarket } from '../api/market.tsx'
import { useStore } from '../store.ts'

/** Whether the reader may act, and not only see. */
export function useMayAct(): boolean {
  return useStore(useMarket().session.person)?.scope === 'lending:admin'
}
