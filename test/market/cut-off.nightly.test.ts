import { once } from 'node:events'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { jobsSchema } from '../support/contract/schema.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { startProgram } from '../support/program.ts'

let database: TestDatabase
const started: Awaited<ReturnType<typeof startProgram>>[] = []
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL')
  await database.drop()
})

it('a job whose gateway is killed is soon taken over by another', async () => {
  const { sql } = database
  // The first run takes long enough to be killed in its middle.
  await sql('create sequence runs')
  await sql(`create function waits() returns trigger language plpgsql security definer as
    $$ begin if nextval('runs') = 1 then perform pg_sleep(1.5); end if; return null; end $$`)
  await sql(
    'create trigger waits after delete on budget for each statement execute function waits()',
  )
  const gateway = async () => {
    const one = await startProgram({ DATA_DIR: inject('dataDir'), ...database.settings })
    started.push(one)
    return one.child
  }
  const first = await gateway()
  const sender = new PgBoss({
    schema: jobsSchema,
    connectionString: database.adminUrl,
    migrate: false,
    schedule: false,
    supervise: false,
  })
  await sender.start()
  const id = await sender.send('prune')
  await sender.stop({ graceful: false })
  const runs = async () => (await sql('select from runs where is_called')).length
  await expect.poll(runs, { interval: 20 }).toBe(1)
  first.kill('SIGKILL')
  await once(first, 'close')
  const state = async () =>
    (await sql<{ state: string }>(`select state from ${jobsSchema}.job where id = $1`, [id]))[0]
      ?.state
  expect(await state()).toBe('active')
  await gateway()
  // Without a word from it for 30 seconds, it counts as dead.
  await expect.poll(state, { interval: 500 }).toBe('completed')
})
