import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '../../../src/database/migrating/migrate.ts'
import { createDatabase } from '../../support/database.ts'

const waits = `select from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database() and pg_locks.database = pg_stat_activity.datid`

/** A database with a second connection to it. */
async function databaseInUse() {
  const made = await createDatabase()
  // Only functions of the owner's update these tables.
  const other = new Client({ connectionString: made.ownerUrl })
  await other.connect()
  onTestFinished(async () => {
    await other.end()
    await made.drop()
  })
  return { made, other }
}

it('migrates amid transactions that take tables in another order, without a deadlock', async () => {
  const { made, other } = await databaseInUse()
  // Its triggers are on profiles first, then on loans.
  await made.sql("update sql_source set hash = '' where name like '%lending/version.sql'")
  await other.query("begin; update loan set title = '' where false")
  const migrating = migrate(made.ownerUrl, made.url, 'USD')
  await expect.poll(async () => (await made.sql(waits)).length).toBeGreaterThan(0)
  await other.query("update profile set city = '' where false")
  await other.query('commit')
  expect(await migrating).toEqual(['1 SQL file'])
  const deadlocks = 'select deadlocks from pg_stat_database where datname = current_database()'
  expect(await made.sql(deadlocks)).toEqual([{ deadlocks: '0' }])
})

it('takes no locks when nothing is to be changed', async () => {
  const { made, other } = await databaseInUse()
  await other.query("begin; update loan set title = '' where false")
  expect(await migrate(made.ownerUrl, made.url, 'USD')).toEqual([])
})
