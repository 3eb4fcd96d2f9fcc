import type { Database } from '../../database/connection.ts'
import type { Budgets } from './budgets.ts'

const MERGE_MS = 1_000

// Ordered by key, so that no two gateways deadlock. A time more than five minutes ahead is more than many gateways can spend at
// once: it dates from before the database's clock was set back.
const merge = `
  insert into budget as known (key, whole_at)
  select key, now() + milliseconds * interval '1 millisecond'
  from unnest($1::text[], $2::float8[]) as spent (key, milliseconds) order by key
  on conflict (key) do update
  set whole_at = least(greatest(known.whole_at, now()), now() + interval '5 minutes')
    + (excluded.whole_at - now())
  returning key, extract(epoch from whole_at - now())::float8 * 1000 as whole`

/**
 * Adds up what all gateways spent, each second, and immediately when a caller has spent much; returns a function that stops it.
 * Without the database, each gateway counts alone.
 */
export function shareBudgets(budgets: Budgets, database: Database): () => Promise<void> {
  let running: Promise<void> | undefined
  const turn = () => {
    running ??= synchronize(budgets, database)
      .catch(() => undefined)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(turn, MERGE_MS)
  // Runs after the current call, so that what it spends is reported, too.
  budgets.hurry = () => void setImmediate(() => turn())
  return async () => {
    clearInterval(timer)
    budgets.hurry = () => undefined
    await running
  }
}

async function synchronize(budgets: Budgets, database: Database): Promise<void> {
  const spent = new Map(budgets.unsent().map((one) => [one.account.shared, one]))
  if (spent.size === 0) return
  const amounts = [...spent.values()].map(({ milliseconds }) => milliseconds)
  const rows = await database.query<{ key: string; whole: number }>(merge, [
    [...spent.keys()],
    amounts,
  ])
  for (const { key, whole } of rows) {
    const one = spent.get(key)
    if (one !== undefined) budgets.synchronize(one, whole)
  }
}
