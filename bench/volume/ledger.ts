/**
 * What do big tables cost? Prints the size of each, and how long an audit and a vacuum take:
 * bin/node bench/volume/ledger.ts [loans …], 200 000 and 2 000 000 by default; each database is seeded once for three days.
 * With `loans+transfers`, as in 200000+3000000, it first adds that many, which are kept.
 */

import { type BenchDatabase, openDatabase } from '../database.ts'
import { addTransfers } from '../transfers.ts'

const given = process.argv.slice(2)
const sizes = given.length > 0 ? given : ['200000', '2000000']
const MOVEMENTS = 10_000
const BATCH = 100

const tables = `
  select relname as table, reltuples::bigint as rows, pg_relation_size(oid) / 1000000 as "MB",
    pg_indexes_size(oid) / 1000000 as "indexes MB", round(pg_total_relation_size(oid) / greatest(reltuples, 1)) as "bytes a row"
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 10000
  order by pg_total_relation_size(oid) desc`
const transfers = `
  with member as (
    select user_id, coalesce(lead(user_id) over (order by user_id), first_value(user_id) over (order by user_id)) as friend from (
      select user_id from wallet_state where available_balance > 1000000 order by user_id limit ${BATCH}) as rich)
  select make_movements(jsonb_agg(jsonb_build_object('operation', 'transfer', 'by_user', user_id, 'with_key', new_id(),
    'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 1, 'counterparty', friend, 'description', 'Rent')))
  from member`

for (const size of sizes) {
  const [loans = 0, transfers = 0] = size.split('+').map(Number)
  await measure(loans, transfers)
}

async function measure(loans: number, transfers: number): Promise<void> {
  const database = await openDatabase(loans, console.error)
  try {
    if (transfers > 0) await addTransfers(database.admin, transfers)
    await database.admin.query('vacuum (analyze)')
    console.table((await database.admin.query(tables)).rows)
    console.table([{ loans, ...(await times(database)) }])
  } finally {
    await database.stop()
  }
}

/** Seconds that each takes, alone. */
async function times({ admin }: BenchDatabase): Promise<Record<string, number>> {
  const seconds = async (text: string) => {
    const start = performance.now()
    const { rows } = await admin.query(text)
    if (text.includes('what') && rows.length > 0) throw new Error(JSON.stringify(rows[0]))
    return Math.round(performance.now() - start) / 1000
  }
  const whole = await seconds('select * from ledger_differences()')
  const compared = await seconds('select * from trail_differences()')
  const { rows } = await admin.query('select pg_current_snapshot()::text as snapshot')
  for (let made = 0; made < MOVEMENTS; made += BATCH) await admin.query(transfers)
  await admin.query('set enable_seqscan = off')
  const since = await seconds(`select * from ledger_differences('${rows[0].snapshot}')`)
  const vacuum = await seconds('vacuum entry, ledger_transaction, wallet_transaction, account')
  return {
    'whole audit': whole,
    'audit trail': compared,
    [`audit of ${MOVEMENTS} transfers`]: since,
    vacuum,
  }
}
