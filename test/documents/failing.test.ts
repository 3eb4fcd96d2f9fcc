import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { makeDocuments } from '../../src/lending/documents/make.ts'
import { costsAt } from '../../src/lending/repaying/schedule/cost.ts'
import { loanLimits } from '../../src/platform/limits.ts'
import { jobsSchema } from '../support/contract/schema.ts'
import { type Defaults, openDefaults } from '../support/market/repaying/recoveries.ts'
import { daysAfter, travel } from '../support/market/travel.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// One connection, so that the time that is set for it is set for all.
const world: World = await startWorld({ DATABASE_POOL: '1', DOCUMENTS: 'on' })
const { database } = world.gateway
const currency = { code: 'USD', decimals: 2 }
const limits = loanLimits(readConfig({ DOCUMENTS: 'on' }), currency)
const source = {
  database,
  currency,
  timezone: 'UTC',
  limits,
  costOf: costsAt(limits),
  supportEmail: null,
}
const today = new Date('2026-03-02T12:00:00Z')
let defaults: Defaults
let loan: string

afterAll(() => world.close())

const kinds = async (subject: string): Promise<string[]> => {
  const token = await world.token(subject)
  const { body } = await world.rest('GET', '/documents?limit=100', { token })
  return body.documents.map(({ kind }: Body) => kind)
}
const untilDay = daysAfter(today, 10).toISOString().slice(0, 10)

beforeAll(async () => {
  await travel(database, today)
  defaults = await openDefaults(world)
  loan = await defaults.late([['zoe', 1000]])
})

it('asking for a letter has that made, and nothing else that is due', async () => {
  const path = `/loans/${loan}/payoff-letter`
  const ask = () => defaults.ada.call('POST', path, { until: untilDay })
  expect((await ask()).status).toBe(202)
  await expect.poll(() => kinds('ada'), { timeout: 60_000 }).toEqual(['payoff_letter'])
  const jobs = `select from ${jobsSchema}.job where name = 'make-documents' and state < 'completed'`
  await expect.poll(() => world.database.sql(jobs), { timeout: 60_000 }).toEqual([])
  expect((await ask()).status).toBe(201)
  expect(await kinds('ada')).toEqual(['payoff_letter'])
})

it('a kind that can’t be looked for is told of, and keeps no other from being made', async () => {
  await travel(database, daysAfter(today, 31))
  await world.database.sql('alter table payoff_letter rename column until to til')
  const failures: (readonly [string, string])[] = []
  const made = await makeDocuments(source, (kind, reason) => failures.push([kind, reason]))
  await world.database.sql('alter table payoff_letter rename column til to until')
  expect(failures).toEqual([['payoff_letter', expect.stringContaining('until')]])
  expect(made).toMatchObject({ failed: 1 })
  // In a January, the certificate of the year before as well: the failure took the connection with it, and the time that was set.
  expect(await kinds('zoe')).toContain('monthly_statement')
})

it('a thread that ends amid a document fails that one, and the others are made', async () => {
  await travel(database, daysAfter(today, 32))
  await defaults.ada.call('POST', `/loans/${loan}/repayments`, { amount: 10 })
  await travel(database, daysAfter(today, 62))
  const failures: (readonly [string, string])[] = []
  process.once('worker', (worker) => void worker.once('online', () => worker.terminate()))
  const made = await makeDocuments(source, (kind, reason) => failures.push([kind, reason]))
  expect(failures).toEqual([
    ['monthly_statement', expect.stringMatching(/^Error: the thread ended with code \d$/)],
  ])
  // The other one is made, and then this one, since its range is looked through again.
  expect(made).toEqual({ made: 2, failed: 1 })
  expect(await makeDocuments(source)).toEqual({ made: 0, failed: 0 })
})
