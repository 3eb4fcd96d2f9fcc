import { LISTENERS } from '../measuring/population.ts'
import type { FanOut } from './fan-out.ts'

const query = 'subscription { notificationReceived { id type title message data createdAt } }'
const change = `
  select notify_users(array_agg(id), array_agg('repayment_late'::text), array_agg(jsonb_build_object(
    'amount', 1000 + place, 'currency', 'USD', 'loan_title', 'Bicycle ' || $2 || '-' || place - 1, 'due_on', '2026-11-01')))
  from unnest($1::uuid[]) with ordinality as member (id, place)`

/** A different notification for each member. */
export const notifications: FanOut = {
  name: 'fan-out notifications',
  sockets: LISTENERS,
  query,
  prepare: async ({ listeners, rows }) => {
    const ids = listeners.map(({ id }) => id)
    return {
      variables: () => ({}),
      write: async (number) => {
        await rows(change, [ids, String(number)])
        return (socket) => `"loan_title":"Bicycle ${number}-${socket}"`
      },
    }
  },
}
