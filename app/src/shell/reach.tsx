import { useMarket } from '../api/market.tsx'
import { useStore } from '../store.ts'

/** Says so while no live updates arrive. */
export function ReachNotice() {
  const { connection } = useMarket()
  const reach = useStore(connection.reach)
  return (
    <div class="reach" role="status">
      {reach === 'lost' && <p>Reconnecting…</p>}
    </div>
  )
}
