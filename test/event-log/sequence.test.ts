import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { attempt, createDatabase, operatorsApart } from '../support/database.ts'
import { long } from '../support/long.ts'
import { rounds } from '../support/rounds.ts'

const database = await createDatabase()
const { sql } = database
afterAll(() => database.drop())

const CHAINS = 5
await sql('create table chain (id int primary key, links int not null default 0)')
await sql(`insert into chain (id) select generate_series(1, ${CHAINS})`)

async function connected(): Promise<Client> {
  const client = new Client({ connectionString: database.adminUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** An event of the test: of a chain, whose links each saw the one before. */
interface Link {
  readonly key: string
  readonly chain: number
  readonly link: number
}

const write = `insert into pending_event (type, subject_id, data) values ('test', gen_random_uuid(), $1)`

/** A transaction of random length, which adds to chains or rolls back; returns what it has committed. */
async function transaction(client: Client): Promise<readonly Link[]> {
  const written: Link[] = []
  const note = async (chain: number, link: number) => {
    const one = { key: randomUUID(), chain, link }
    written.push(one)
    await client.query(write, [one])
  }
  await client.query('begin')
  if (randomInt(2) === 0) await note(0, 0)
  await sleep(randomInt(10))
  // Chains are locked in order, so that transactions wait for one another but not in a circle.
  for (let chain = randomInt(1, CHAINS + 1); chain <= CHAINS; chain += randomInt(1, 4)) {
    const add = 'update chain set links = links + 1 where id = $1 returning links'
    const { rows } = await client.query(add, [chain])
    await note(chain, rows[0].links)
    await sleep(randomInt(5))
  }
  if (randomInt(4) === 0) {
    await client.query('rollback')
    return []
  }
  await client.query('commit')
  return written
}

long(
  'numbers what is committed once and without gaps, causes before effects, whoever is killed',
  async () => {
    const TRANSACTIONS = 300 * rounds(1)
    const committed: Link[] = []
    /** What was in a commit that was killed before its answer came. */
    let left = TRANSACTIONS
    let lost = 0
    const writer = async () => {
      let client = await connected()
      while (left > 0) {
        left -= 1
        try {
          committed.push(...(await transaction(client)))
        } catch {
          lost += 1
          await client.end().catch(() => undefined)
          client = await connected()
        }
      }
      await client.end()
    }
    let over = false
    const seen: { sequence: number; data: Link }[] = []
    const reader = async () => {
      let client = await connected()
      for (let last = false; ; last = over) {
        try {
          await client.query('select number_events(7)')
          const text = `select sequence::float8 as sequence, data from event where sequence > $1 order by sequence limit 10`
          const { rows } = await client.query(text, [seen.at(-1)?.sequence ?? 0])
          seen.push(...rows)
          if (last && rows.length === 0) break
        } catch {
          await client.end().catch(() => undefined)
          client = await connected()
        }
      }
      await client.end()
    }
    /** Others who number at the same time. */
    const rival = async () => {
      while (!over) {
        const client = await connected()
        try {
          while (!over) await client.query('select number_events(3)')
        } catch {
          // It was killed before its first statement could be told from a writer's.
        }
        await client.end().catch(() => undefined)
      }
    }
    const killer = async () => {
      while (!over) {
        await sleep(100)
        await sql(`select pg_terminate_backend(pid) from pg_stat_activity where pid in (select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query not like 'select number_events(3)' order by random() limit 1)`)
      }
    }
    const beside = [reader(), rival(), killer()]
    await Promise.all(Array.from({ length: 12 }, writer))
    over = true
    await Promise.all(beside)

    expect(seen.map(({ sequence }) => sequence)).toEqual(seen.map((_, index) => index + 1))
    const keys = seen.map(({ data }) => data.key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(committed.filter(({ key }) => !keys.includes(key))).toEqual([])
    // A commit may be made whose answer was lost.
    if (lost === 0) expect(keys.length).toBe(committed.length)
    expect(await sql('select from pending_event')).toEqual([])
    for (let chain = 1; chain <= CHAINS; chain += 1) {
      const links = seen.filter(({ data }) => data.chain === chain).map(({ data }) => data.link)
      expect(links).toEqual(links.map((_, index) => index + 1))
      const [row] = await sql<{ links: number }>('select links from chain where id = $1', [chain])
      expect(links.length).toBe(row?.links)
    }
    expect(lost).toBeGreaterThan(0)
  },
  60_000,
)

it('makes no event wait for a transaction that still runs, and keeps the order of those that waited', async () => {
  const before = Number((await sql<{ last: string }>('select number_events() as last'))[0]?.last)
  const [long, early, late] = [await connected(), await connected(), await connected()]
  for (const client of [long, early, late]) await client.query('begin')
  const say = (client: Client, key: string) => client.query(write, [{ key }])
  // The effect's transaction is older than one that runs on, and that is older than the cause's.
  await late.query('select pg_current_xact_id()')
  await say(long, 'long')
  await early.query('update chain set links = 0 where id = 1')
  await say(early, 'cause')
  const waiting = late.query('update chain set links = 1 where id = 1')
  await early.query('commit')
  await waiting
  await say(late, 'effect')
  await late.query('commit')
  const keys = async () => {
    await sql('select number_events()')
    const text = `select data ->> 'key' as key from event where sequence > $1 order by sequence`
    return (await sql<{ key: string }>(text, [before])).map(({ key }) => key)
  }
  expect(await keys()).toEqual(['cause', 'effect'])
  await long.query('commit')
  expect(await keys()).toEqual(['cause', 'effect', 'long'])
  for (const client of [long, early, late]) await client.end()
})

it('has two who number wait for each other, so that the second numbers what the first has left', async () => {
  const [first, second] = [await connected(), await connected()]
  const number = async (client: Client) =>
    Number((await client.query('select number_events(1) as last')).rows[0].last)
  const before = await number(first)
  await sql(write, [{ key: 'one' }])
  await sql(write, [{ key: 'two' }])
  await first.query('begin')
  expect(await number(first)).toBe(before + 1)
  const waiting = number(second)
  await first.query('commit')
  expect(await waiting).toBe(before + 2)
  for (const client of [first, second]) await client.end()
})

it('forgets the oldest in batches, and notes up to where', async () => {
  const [{ last } = { last: 0 }] = await sql<{ last: number }>(
    'select last_number::float8 as last from event_head',
  )
  await sql(
    `insert into event select ${last} + n, gen_random_uuid(), 'test', gen_random_uuid(), null,
      now() - case when n = 12005 then interval '1 day' else interval '31 days' end from generate_series(1, 12010) as n`,
  )
  await sql(`update event_head set last_number = ${last} + 12010`)
  await sql('alter table event disable trigger append_only')
  await sql(`update event set created_at = now() - interval '31 days' where sequence <= ${last}`)
  await sql('alter table event enable trigger append_only')
  const forget = async () =>
    (await sql<{ count: number }>('select forget_events(30)::int as count'))[0]?.count
  expect(await forget()).toBe(10_000)
  expect(await forget()).toBe(last + 12_004 - 10_000)
  // What is old but comes after a younger one waits for it.
  expect(await forget()).toBe(0)
  expect(
    await sql(
      `select (select min(sequence) from event)::int - ${last} as first, forgotten_number::int - ${last} as forgotten from event_head`,
    ),
  ).toEqual([{ first: 12_005, forgotten: 12_004 }])
  await expect(sql('select forget_events(29)')).rejects.toThrow('at least 30 days')
})

it.each([
  ['event', "update event set type = 'other'"],
  ['event', 'truncate event'],
  ['pending_event', "update pending_event set type = 'other'"],
  ['event_head', 'delete from event_head'],
])('never changes %s: %s', async (table, text) => {
  await sql(write, [{}])
  await expect(sql(text)).rejects.toThrow(`${table} is append-only`)
})

it.each([
  ["insert into pending_event (type, subject_id) values ('forged', gen_random_uuid())"],
  ['delete from pending_event'],
  ['delete from event'],
  ["update event set type = 'other'"],
  ['update event_head set last_number = 0'],
])('lets neither the application nor operators do it by hand: %s', async (text) => {
  for (const url of [database.url, ...(operatorsApart ? [database.operatorUrl] : [])])
    await expect(attempt(url, text)).rejects.toThrow('permission denied')
})
