/**
 * How long does a whole statement take as CSV? Gives one member a number of transfers, and fetches both statements:
 * bin/node bench/volume/statement.ts [lines], 100 000 by default. Beside it, what PostgreSQL alone needs to read the same lines.
 */

import { type BenchDatabase, openDatabase } from '../database.ts'
import { nth, openPopulation } from '../measuring/population.ts'
import { type Server, startServers } from '../server.ts'

const [lines = 100_000] = process.argv.slice(2).map(Number)
const BATCH = 50
const LOANS = 20_000
const TURNS = 3

const opened: (() => Promise<void>)[] = []
try {
  const database = await openDatabase(LOANS, console.error)
  opened.push(database.stop)
  const { members } = await openPopulation(database)
  const [payer, payee] = [nth(members, 0), nth(members, 1)]
  await pay(database, payer.id, payee.id)
  const { gateway } = await startServers(database, opened, { names: ['gateway'] })
  gateway.resume()
  const rows: Record<string, string | number>[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    rows.push({
      '/wallet/transactions': await fetched(gateway, '/wallet/transactions', payee.token),
      '/cash-flow': await fetched(gateway, '/cash-flow', payee.token),
      'PostgreSQL alone': await copied(database, payee.id),
    })
  console.table(rows)
} finally {
  for (const stop of opened.toReversed()) await stop()
}

/** Makes the transfers, in small batches. */
async function pay({ admin }: BenchDatabase, payer: string, payee: string): Promise<void> {
  for (let made = 0; made < lines; made += BATCH)
    await admin.query(
      `select make_movements(jsonb_agg(jsonb_build_object('operation', 'transfer', 'by_user', $1::uuid,
         'with_key', new_id(), 'hash', '', 'ids', array[new_id(), new_id(), new_id()], 'amount', 1,
         'counterparty', $2::uuid, 'description', 'Rent')))
       from generate_series(1, ${BATCH})`,
      [payer, payee],
    )
}

/** Seconds until the last line of a statement is here. */
async function fetched({ url }: Server, path: string, token: string): Promise<string> {
  const start = performance.now()
  const response = await fetch(url + path, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/csv' },
  })
  const found = (await response.text()).split('\n').length
  if (!response.ok || found < lines) throw new Error(`${path}: ${response.status}, ${found} lines`)
  return `${((performance.now() - start) / 1_000).toFixed(2)} s, ${found} lines`
}

/** Seconds in which the database alone reads the same lines. */
async function copied({ admin }: BenchDatabase, payee: string): Promise<string> {
  const start = performance.now()
  await admin.query(
    `select transaction from wallet_transaction as transaction join wallet on wallet.id = wallet_id
     where user_id = $1 order by position`,
    [payee],
  )
  return `${((performance.now() - start) / 1_000).toFixed(2)} s`
}
