import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../support/database.ts'
import { openLedger } from '../support/market/ledger.ts'

const ROUNDS = 20
const TRANSFERS = 300
const TICK_MS = 10

/** What the log costs a transfer: processor time of the database's own process, with the triggers and without, in turns. */
it('costs a transfer little', async () => {
  const database = await createDatabase()
  const rules = await openLedger(database)
  const [from, to] = [await rules.member('from'), await rules.member('to')]
  await rules.close()
  const client = new Client({ connectionString: database.adminUrl })
  await client.connect()
  const [{ pid } = { pid: 0 }] = (await client.query('select pg_backend_pid() as pid')).rows
  const spent = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  }
  const move = async (operation: string, amount: number) => {
    const movement = {
      operation,
      by_user: from,
      with_key: randomUUID(),
      hash: `\\x${randomBytes(32).toString('hex')}`,
      amount,
      ids: [randomUUID(), randomUUID(), randomUUID()],
      ...(operation === 'transfer' && { counterparty: to }),
    }
    const { rows } = await client.query({
      name: 'move',
      text: 'select make_movements($1) as done',
      values: [JSON.stringify([movement])],
    })
    expect(rows[0].done.code).toBeUndefined()
  }
  await move('deposit', 1_000_000_000)
  const tables = ['wallet_transaction', 'notification']
  const used = { with: 0, without: 0 }
  const round = async (kind: keyof typeof used) => {
    const act = kind === 'with' ? 'enable' : 'disable'
    for (const table of tables) await client.query(`alter table ${table} ${act} trigger log_event`)
    for (let warm = 0; warm < 20; warm += 1) await move('transfer', 1)
    const before = spent()
    for (let one = 0; one < TRANSFERS; one += 1) await move('transfer', 1)
    return spent() - before
  }
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const kind of turn % 2 === 0
      ? (['with', 'without'] as const)
      : (['without', 'with'] as const))
      used[kind] += await round(kind)
  const before = spent()
  const { rows } = await client.query('select number_events(100000)::int as count')
  const numbering = spent() - before
  const each = (ms: number) => ((ms / ROUNDS / TRANSFERS) * 1000).toFixed(1)
  process.stdout.write(
    `a transfer takes ${each(used.without)} µs without the log, ${each(used.with)} µs with it: ${((used.with / used.without - 1) * 100).toFixed(1)} %; numbering ${rows[0].count} events took ${numbering} ms\n`,
  )
  await client.end()
  await database.drop()
}, 600_000)
