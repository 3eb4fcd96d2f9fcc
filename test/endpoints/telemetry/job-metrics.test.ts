import { afterAll, expect, it } from 'vitest'
import { jobQueues, lastSuccesses } from '../../../src/database/job-queues.ts'
import { jobsSchema, schema } from '../../support/contract/schema.ts'
import { startWorld } from '../../support/world.ts'

const world = await startWorld()
afterAll(() => world.close())

const scheduled = Object.entries(jobQueues).flatMap(([job, schedule]) => (schedule ? [job] : []))
/** A job that comes once an hour, so that the gateway does not run it meanwhile. */
const job = 'erase-due'
// Not over the gateway's connections, whose statements are ended after seconds: on a busy machine this one may take longer.
const at = async () => {
  const { sql: query } = world.database
  return (await lastSuccesses({ query, schema })).find((one) => one.job === job)?.at
}

it('say of a gateway that has just started when each scheduled job last succeeded, on whichever gateway', async () => {
  const other = await world.beside()
  let series: RegExpExecArray[] = []
  const names = async () => {
    const text = await (await fetch(`${other.url}/metrics`)).text()
    series = [...text.matchAll(/^job_last_success_timestamp_seconds\{job="(.+)"\} (\S+)$/gm)]
    return series.map(([, name]) => name).toSorted()
  }
  // While the database is too busy to say when, a gateway says nothing of it.
  await expect.poll(names, { timeout: 60_000 }).toEqual(scheduled.toSorted())
  await other.close()
  for (const [, , time] of series) expect(Date.now() / 1000 - Number(time)).toBeLessThan(86_400)
})

it('keep what succeeded for as long as it takes until a job counts as late', async () => {
  const queues = await world.database.sql<{ name: string; kept: number }>(
    `select name, deletion_seconds as kept from ${jobsSchema}.queue`,
  )
  // The threshold of the alert JobLate.
  const forgotten = Object.entries(jobQueues).filter(([name, schedule]) => {
    const kept = queues.find((queue) => queue.name === name)?.kept ?? 0
    return schedule !== null && kept < 720 + 3 * schedule.periodSeconds
  })
  expect(forgotten, 'keptSeconds in src/database/job-queues.ts').toEqual([])
})

it('take a queue in which nothing has succeeded for as late as it is old', async () => {
  const { sql } = world.database
  await sql(`delete from ${jobsSchema}.job where name = $1`, [job])
  await sql(`update ${jobsSchema}.queue set created_on = '2026-01-01T00:00Z' where name = $1`, [
    job,
  ])
  expect(await at()).toBe(Date.parse('2026-01-01') / 1000)
  const ended = (state: string, day: string) =>
    sql(
      `insert into ${jobsSchema}.job (name, state, completed_on) values ($1, $2::text::${jobsSchema}.job_state, $3)`,
      [job, state, day],
    )
  await ended('completed', '2026-01-02')
  await ended('completed', '2026-01-03')
  await ended('failed', '2026-01-04')
  expect(await at()).toBe(Date.parse('2026-01-03') / 1000)
})
