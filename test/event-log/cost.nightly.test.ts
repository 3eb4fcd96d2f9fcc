import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../support/database.ts'
import { openLedger } from '../support/market/books/ledger.ts'

/** Short turns, so that whatever else the machine does falls on both. */
const TURNS = 30
const CALLS = 10
const WARM = 6

/** What the log costs a transfer: processor time of the database's own process, with the triggers and without, in turns. */
it.each([1, 12])(
  'costs a transfer little, of %i that are made at once',
  async (together) => {
    const database = await createDatabase()
    const rules = await openLedger(database)
    const members: string[] = []
    for (let one = 0; one < 2 * together; one += 1)
      members.push(await rules.member(`member ${one}`))
    await rules.close()
    const client = new Client({ connectionString: database.adminUrl })
    await client.connect()
    const [{ pid } = { pid: 0 }] = (await client.query('select pg_backend_pid() as pid')).rows
    /** Microseconds. */
    const spent = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
    const move = async (operation: string, amount: number, people: readonly string[]) => {
      const movements = people.map((by_user, index) => ({
        operation,
        by_user,
        with_key: randomUUID(),
        hash: `\\x${randomBytes(32).toString('hex')}`,
        amount,
        ids: [randomUUID(), randomUUID(), randomUUID()],
        ...(operation === 'transfer' && { counterparty: members[together + index] }),
      }))
      const { rows } = await client.query({
        name: 'move',
        text: 'select make_movements($1) as done',
        values: [JSON.stringify(movements)],
      })
      for (const { done } of rows) expect(done.code).toBeUndefined()
    }
    const senders = members.slice(0, together)
    await move('deposit', 1_000_000_000, senders)
    const round = async (kind: 'with' | 'without') => {
      const act = kind === 'with' ? 'enable' : 'disable'
      for (const table of ['wallet_transaction', 'notification'])
        await client.query(`alter table ${table} ${act} trigger log_event`)
      for (let warm = 0; warm < WARM; warm += 1) await move('transfer', 1, senders)
      const before = spent()
      for (let one = 0; one < CALLS; one += 1) await move('transfer', 1, senders)
      return spent() - before
    }
    const used: { with: number[]; without: number[] } = { with: [], without: [] }
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const kind of turn % 2 === 0
        ? (['with', 'without'] as const)
        : (['without', 'with'] as const))
        used[kind].push(await round(kind))
    const before = spent()
    const { rows } = await client.query('select number_events(1000000)::int as count')
    const numbering = spent() - before
    const each = (turns: readonly number[]) =>
      (turns.toSorted((a, b) => a - b)[TURNS / 2] ?? 0) / CALLS / together
    const [on, off] = [each(used.with), each(used.without)]
    process.stdout.write(
      `${together} at once: a transfer takes ${off.toFixed(1)} µs without the log, ${on.toFixed(1)} µs with it: ${((on / off - 1) * 100).toFixed(1)} %; numbering an event takes ${(numbering / rows[0].count).toFixed(1)} µs\n`,
    )
    await client.end()
    await database.drop()
  },
  600_000,
)
