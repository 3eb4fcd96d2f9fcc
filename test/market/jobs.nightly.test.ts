import { PgBoss } from 'pg-boss'
import { afterAll, expect, it } from 'vitest'
import { jobQueues } from '../../src/database/job-queues.ts'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { jobsSchema } from '../support/contract/schema.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const other = await world.beside()
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)

afterAll(async () => {
  await other.close()
  expect(await auditLedger(world.database.url)).toEqual([])
  await world.close()
})

/** Open loans of 100 whose time is over. */
const overdue = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) {
    const { id } = await newLoan()
    await put(id, { status: 'open' })
    await invest('lena', id, 100)
    ids.push(id)
  }
  await world.database.sql(
    "update loan set published_at = published_at - interval '15 days', expires_at = expires_at - interval '15 days' where id = any($1)",
    [ids],
  )
  return ids
}
const turns = async (ids: readonly string[]): Promise<Body> =>
  (
    await world.database.sql<Body>(
      "select count(*)::int as turns, count(distinct loan_id)::int as loans from loan_event where loan_id = any($1) and to_status = 'expired'",
      [ids],
    )
  )[0]

/** Sends jobs and runs none. */
const sender = () =>
  new PgBoss({
    schema: jobsSchema,
    connectionString: world.database.adminUrl,
    migrate: false,
    schedule: false,
    supervise: false,
  }).start()

long('are done once, by whichever of two gateways comes first', async () => {
  const ids = await overdue(5)
  const boss = await sender()
  for (let time = 0; time < 6; time += 1) await boss.send('expire-loans')
  await expect.poll(() => turns(ids)).toEqual({ turns: 5, loans: 5 })
  await boss.stop({ graceful: false })
  const { body } = await world.rest('GET', '/wallet', { token: await world.token('lena') })
  expect(body.wallet.held_balance).toBe(0)
  const jobs = async () =>
    [world.url, other.url].map(async (url) => {
      const text = await (await fetch(`${url}/metrics`)).text()
      return Number(/jobs_total\{job="expire-loans",outcome="done"\} (\d+)/.exec(text)?.[1] ?? 0)
    })
  const [mine = 0, theirs = 0] = await Promise.all(await jobs())
  expect(mine + theirs).toBeGreaterThan(0)
})

long('prune is run by one of two gateways each time', async () => {
  const { sql } = world.database
  await sql(`
    create table prunings (at timestamptz default clock_timestamp());
    create function note_pruning() returns trigger language plpgsql security definer as
      $$ begin insert into prunings default values; return null; end $$`)
  const ended = `select from ${jobsSchema}.job where name = 'prune' and state = 'completed'`
  const boss = await sender()
  // The clock may add one meanwhile, so it is stopped, and what it has sent is done.
  await sql(`update ${jobsSchema}.version set cron_on = now() + interval '1 hour'`)
  const left = `select from ${jobsSchema}.job where name in ('prune', '__pgboss__send-it') and state < 'completed'`
  await expect.poll(() => sql(left)).toEqual([])
  await sql(
    `create trigger noted after delete on budget for each statement execute function note_pruning()`,
  )
  const before = (await sql(ended)).length
  for (let turn = 1; turn <= 4; turn += 1) {
    // At most one waits, whoever sends it.
    await Promise.all([boss.send('prune'), boss.send('prune')])
    await expect.poll(() => sql(left)).toEqual([])
  }
  await boss.stop({ graceful: false })
  const jobs = (await sql(ended)).length - before
  expect(jobs).toBeGreaterThanOrEqual(4)
  expect(await sql('select from prunings')).toHaveLength(jobs)
})

it.each(Object.keys(jobQueues))('%s may do what it does, with nothing to do', async (job) => {
  const boss = await sender()
  const id = await boss.send(job, { loanId: '019ab000-0000-7000-8000-000000000001' })
  // One that waits already stands for this one.
  const ofJob = `select state from ${jobsSchema}.job where name = $1 and ($2::uuid is null or id = $2)
    and state in ('completed', 'failed', 'retry') order by created_on desc limit 1`
  const ended = async () => (await world.database.sql<Body>(ofJob, [job, id]))[0]
  await expect.poll(ended).toBeTruthy()
  const { state } = await ended()
  await boss.stop({ graceful: false })
  const hint = 'the log says why; src/database/roles/grants.ts must name each function it calls'
  expect(state, hint).toBe('completed')
})

long('come when the clock says so', async () => {
  const rows = await world.database.sql<{ name: string; cron: string }>(
    `select name, cron from ${jobsSchema}.schedule`,
  )
  const clocked = Object.entries(jobQueues).flatMap(([name, schedule]) =>
    schedule ? [{ name, cron: schedule.cron }] : [],
  )
  expect(new Set(rows)).toEqual(new Set(clocked))
  const ids = await overdue(1)
  // The library looks at the clock when it starts, and each half minute: as if it never had.
  await world.database.sql(`update ${jobsSchema}.version set cron_on = null`)
  const third = await world.beside()
  await expect.poll(() => turns(ids), { interval: 200 }).toEqual({ turns: 1, loans: 1 })
  await third.close()
})

it('leave the application no right to their tables’ shape', async () => {
  const { database } = world.gateway
  await expect(database.query(`create table ${jobsSchema}.x (id int)`)).rejects.toThrow(
    'permission denied',
  )
  await expect(database.query(`drop table ${jobsSchema}.schedule`)).rejects.toThrow('must be owner')
})
