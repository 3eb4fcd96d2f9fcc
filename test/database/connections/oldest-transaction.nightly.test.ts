import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { long } from '../../support/long.ts'
import { runProgram } from '../../support/program.ts'
import { startWorld, type World } from '../../support/world.ts'

let world: World
let writer: Client

beforeAll(async () => {
  world = await startWorld()
  writer = new Client({ connectionString: world.database.adminUrl })
  await writer.connect()
})
afterAll(async () => {
  await writer.end()
  await world.close()
})

const metric = async () => {
  const { body } = await world.rest('GET', '/metrics')
  return Number(/^database_oldest_transaction_seconds (.+)$/m.exec(body)?.[1])
}
/** What a transaction would have left that began so long ago, and ended. */
const changed = (minutes: number) =>
  world.database.sql(
    `insert into change (kind, record_id, created_at)
     values ('loan', gen_random_uuid(), now() - $1 * interval '1 minute')`,
    [minutes],
  )
const doctor = async () =>
  (
    await runProgram(['doctor'], {
      DATA_DIR: inject('dataDir'),
      DATABASE_URL: world.database.url,
      DATABASE_OWNER_URL: world.database.ownerUrl,
    })
  ).stdout

long('tells of a transaction of somebody else’s that stays open while others commit', async () => {
  await changed(9)
  await expect.poll(metric).toBeLessThan(60)
  await writer.query('begin')
  await writer.query('select pg_current_xact_id()')
  await changed(5)
  await changed(1)
  expect(await metric()).toBeGreaterThanOrEqual(300)
  expect(await doctor()).toMatch(/! a writing transaction has been open for 3\d\d s/)
  await writer.query('rollback')
  await expect.poll(metric).toBeLessThan(60)
  expect(await doctor()).not.toContain('has been open')
})

it('is not misled by changes of another cluster, whose numbers are ahead', async () => {
  await writer.query('begin')
  await writer.query('select pg_current_xact_id()')
  await world.database.sql(`insert into change (kind, record_id, created_at, database_transaction)
    values ('loan', gen_random_uuid(), now() - interval '3 days', (pg_current_xact_id()::text::bigint + 1000000000)::text::xid8)`)
  expect(await metric()).toBeLessThan(60)
  await writer.query('rollback')
})
