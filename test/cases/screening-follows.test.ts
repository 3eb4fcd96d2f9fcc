import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deposit } from '../../src/lending/payments/pay.ts'
import { makeSend } from '../support/cases/late-movement.ts'
import { openLedger, type TestLedger } from '../support/market/books/ledger.ts'

const TRANSACTIONS = 40
const MOST = 3

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
  await makeSend(ledger.database)
})
afterAll(() => ledger.close())

interface Look {
  readonly moved: number
  readonly members: readonly string[]
  readonly seen: string
  readonly cluster: string
  readonly moved_until: string | null
}

/** Looks at what has moved, by batches of a few, as the job does; returns the batches. */
async function looks(): Promise<Look[]> {
  const made: Look[] = []
  const text = `select moved, members, seen::text, cluster, moved_until from members_to_screen('{"many_senders": {"days": 7}}', ${MOST})`
  for (;;) {
    const [look] = await ledger.database.sql<Look>(text)
    if (look === undefined) throw new Error('no look')
    made.push(look)
    const mark = [look.seen, look.cluster, look.moved_until]
    await ledger.database.sql('select screened_until($1, $2, $3)', mark)
    if (look.moved < MOST) return made
  }
}

const membersOf = (made: readonly Look[]) => new Set(made.flatMap(({ members }) => members))

/** Two members, the first of whom has money. */
async function pair(): Promise<[string, string]> {
  const sender = await ledger.member(randomUUID())
  await deposit(ledger.platform, sender, { amount: 1_000n })
  return [sender, await ledger.member(randomUUID())]
}

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: ledger.database.adminUrl })
  await client.connect()
  return client
}

/** Sends once or several times in one transaction of random length, under random ids, as if each came from another clock; returns how often, 0 if it was rolled back. */
async function transaction(client: Client, members: readonly string[]): Promise<number> {
  const times = randomInt(1, 4)
  await client.query('begin')
  for (let time = 0; time < times; time += 1) {
    await client.query('select send_as(gen_random_uuid(), $1, $2)', [...members])
    await sleep(randomInt(30))
  }
  const kept = randomInt(4) > 0
  await client.query(kept ? 'commit' : 'rollback')
  return kept ? times : 0
}

it('looks once at all that is committed, in whichever order transactions end', async () => {
  const pairs = await Promise.all(Array.from({ length: TRANSACTIONS }, pair))
  await looks()
  const waiting = pairs.values()
  const committed: string[] = []
  let movements = 0
  let over = false
  const writer = async () => {
    const client = await connected()
    for (const members of waiting) {
      const times = await transaction(client, members)
      movements += times
      if (times > 0) committed.push(...members)
    }
    await client.end()
  }
  const made: Look[] = []
  const looker = async () => {
    while (!over) made.push(...(await looks()))
  }
  const looking = looker()
  await Promise.all(Array.from({ length: 8 }, writer))
  over = true
  await looking
  made.push(...(await looks()))
  expect([...membersOf(made)].toSorted()).toEqual(committed.toSorted())
  expect(made.reduce((sum, { moved }) => sum + moved, 0)).toBe(movements)
  expect(committed.length).toBeGreaterThan(0)
})

it.each([
  ['on first use', 'seen = null, cluster = null, looked_at = null'],
  ['in another cluster', "cluster = 'another', seen = '9000000000:9000000000:'"],
  ['after a long time without rules', "looked_at = now() - interval '15 days'"],
])(
  'looks %s at all that rules look back on, and at what is committed meanwhile',
  async (_, mark) => {
    const [before, open, old] = [await pair(), await pair(), await pair()]
    const client = await connected()
    await client.query('begin')
    await client.query('select send_as(gen_random_uuid(), $1, $2)', open)
    await ledger.database.sql('select send_as(gen_random_uuid(), $1, $2)', before)
    await ledger.database.sql('select send_as(gen_random_uuid(), $1, $2)', old)
    await ledger.database.sql(`set session_replication_role = replica;
    update ledger_transaction set created_at = now() - interval '15 days' where id in (
      select ledger_transaction_id from wallet_transaction where wallet_id in (select id from wallet where user_id in ('${old.join("', '")}')));
    set session_replication_role = origin`)
    await ledger.database.sql(`update screening_mark set ${mark}`)
    const first = membersOf(await looks())
    await client.query('commit')
    await client.end()
    const second = membersOf(await looks())
    const third = membersOf(await looks())
    expect([before, open, old].map(([, member]) => first.has(member))).toEqual([true, false, false])
    expect([second.has(open[1]), third.size]).toEqual([true, 0])
  },
)
