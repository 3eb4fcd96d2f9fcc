import { expect, it } from 'vitest'
import { createDatabase } from '../support/database.ts'

/** `EVENTS=10000000` takes some minutes, and 3 GB. */
const EVENTS = Number(process.env.EVENTS ?? 1_000_000)

it('deletes many old events in short transactions', async () => {
  const { sql, drop } = await createDatabase()
  await sql(
    `insert into event select n, gen_random_uuid(), 'payment.settled', gen_random_uuid(), jsonb_build_object('user_id', gen_random_uuid(),
        'direction', 'in', 'amount', n, 'currency', 'USD', 'state', 'settled', 'provider', 'instant', 'reference', gen_random_uuid(),
        'line_id', gen_random_uuid(), 'created_at', now(), 'updated_at', now(), 'settled_at', now()), now() - interval '31 days'
      from generate_series(1, ${EVENTS}) as n`,
  )
  await sql(`update event_head set last_number = ${EVENTS}`)
  await sql('vacuum analyze event')
  const [size] = await sql<{ bytes: number }>(
    "select pg_total_relation_size('event')::float8 as bytes",
  )
  const batches: number[] = []
  const began = performance.now()
  for (let count = 1; count > 0; ) {
    const from = performance.now()
    const [row] = await sql<{ count: number }>('select forget_events(30)::int as count')
    count = row?.count ?? 0
    batches.push(performance.now() - from)
  }
  const seconds = (performance.now() - began) / 1000
  const sorted = batches.toSorted((a, b) => a - b)
  process.stdout.write(
    `${EVENTS} events of ${((size?.bytes ?? 0) / EVENTS).toFixed(0)} bytes: deleted in ${seconds.toFixed(1)} s, ${sorted.length - 1} batches, median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, longest ${sorted.at(-1)?.toFixed(0)} ms\n`,
  )
  expect(await sql('select last_number::float8, forgotten_number::float8 from event_head')).toEqual(
    [{ last_number: EVENTS, forgotten_number: EVENTS }],
  )
  expect(await sql('select from event limit 1')).toEqual([])
  await drop()
}, 1_800_000)
