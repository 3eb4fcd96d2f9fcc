import { LISTENERS, type Population } from '../measuring/population.ts'
import type { FanOut } from './fan-out.ts'

const query =
  'subscription { walletChanged(initial: false) { id currency availableBalance heldBalance updatedAt } }'
// One by one: of several movements in one call, those that meet at an account are left for later.
const move = (operation: string, counterparty: string) => `
  select count(*) from unnest($1::uuid[], $2::uuid[]) as pair (one, other), make_movements(jsonb_build_array(jsonb_build_object(
    'operation', '${operation}', 'by_user', one, 'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 1,
    'counterparty', ${counterparty})))`
const balances = 'select user_id, available_balance from wallet_state where user_id = any($1)'

/** Each member's own wallet: pairs of members send each other a cent, to and fro. */
export const wallets: FanOut = {
  name: 'fan-out wallets',
  sockets: LISTENERS,
  query,
  prepare: async ({ listeners, rows }) => {
    const ids = listeners.map(({ id }) => id)
    const [even, odd] = [0, 1].map((rest) => ids.filter((_, place) => place % 2 === rest))
    await rows(move('deposit', 'null'), [ids, ids])
    return {
      variables: () => ({}),
      write: async (number) => {
        await rows(move('transfer', 'other'), number % 2 === 0 ? [even, odd] : [odd, even])
        const found = await balancesOf(rows, ids)
        return (socket) => `"availableBalance":"${found.get(ids[socket] ?? '')}"`
      },
    }
  },
}

async function balancesOf(rows: Population['rows'], ids: readonly string[]) {
  const found = await rows<{ user_id: string; available_balance: string }>(balances, [ids])
  return new Map(
    found.map((row) => [row.user_id, (Number(row.available_balance) / 100).toFixed(2)]),
  )
}
