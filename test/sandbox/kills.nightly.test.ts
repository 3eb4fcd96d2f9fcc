import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { loanTools } from '../support/market/loans.ts'
import { runProgram, startProgram } from '../support/program.ts'
import { type Body, settingsOn, spokenTo } from '../support/world.ts'

/** `KILLS=100 npm test -- test/sandbox/kills.nightly.test.ts` kills as often as the promise says. */
const kills = Number(process.env.KILLS ?? 4)
/** A gateway is up for less than this many milliseconds. */
const LIFE_MS = 700

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase('template0')
})
afterAll(() => database.drop())

it('every advance that was accepted arrives, once, however often gateways are killed', {
  timeout: 600_000 + kills * 10_000,
}, async () => {
  const settings = { ...settingsOn(database), SANDBOX: 'on', SEED_DEMO: 'off', LOG_LEVEL: 'info' }
  const first = await startProgram(settings)
  const tokenOf = async (...args: string[]) =>
    (await runProgram(['token', ...args], settings)).stdout.trim()
  const [admin, ada, lena] = [
    await tokenOf('--sub', 'olga', '--scope', 'lending:admin'),
    await tokenOf('--sub', 'ada'),
    await tokenOf('--sub', 'lena'),
  ]
  const at = (url: string) => spokenTo(url, database).rest
  const stage = { rest: at(first.url), database, token: async () => lena }
  const { newLoan, put, invest } = loanTools(stage, ada)
  for (let count = 0; count < 5; count += 1) {
    const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 6 })
    await put(id, { status: 'open' })
    expect((await invest('lena', id, 100)).status).toBe(201)
  }
  const clock = async (url: string): Promise<Body> =>
    (await at(url)('GET', '/sandbox/clock', { token: admin })).body.clock
  const start = (await clock(first.url)).business_date
  let running = first
  for (let count = 0; count < kills; count += 1) {
    const headers = { 'idempotency-key': randomUUID() }
    const ask = (url: string) =>
      at(url)('POST', '/sandbox/clock', { token: admin, body: { advance: 'P16D' }, headers }).then(
        ({ status }) => status,
        () => 0,
      )
    const asked = ask(running.url)
    await sleep(Math.random() * LIFE_MS)
    running.child.kill('SIGKILL')
    await asked
    running = await startProgram(settings)
    // Whoever got no answer asks again, with the same key.
    expect([200, 202, 409]).toContain(await ask(running.url))
  }
  await expect
    .poll(async () => (await clock(running.url)).ready_at, { timeout: 300_000 })
    .toBeNull()
  const { business_date: end } = await clock(running.url)
  expect((Date.parse(end) - Date.parse(start)) / 86_400_000).toBe(16 * kills)
  const moves = await database.sql<{ since: Date; ahead: number }>(
    'select since, extract(epoch from ahead)::float8 as ahead from clock_move order by since',
  )
  expect(moves).toEqual(moves.toSorted((a, b) => a.ahead - b.ahead))
  const twice = await database.sql(
    `select data->>'loan_id', type, data->>'number', data->>'days_past_due', count(*) from notification
      where type like 'repayment_%' group by 1, 2, 3, 4 having count(*) > 1`,
  )
  expect(twice).toEqual([])
  const late = await database.sql<{ days: number }>(
    `select distinct (data->>'days_past_due')::int as days from notification where type = 'repayment_late' order by days`,
  )
  if (kills >= 12) expect(late.map(({ days }) => days)).toEqual([1, 7, 30, 60])
  // Each reminder was sent on the day of its stage.
  const wrong = await database.sql(
    `select data, created_at from notification where type = 'repayment_late'
      and created_at::date - (data->>'due_on')::date <> (data->>'days_past_due')::int`,
  )
  expect(wrong).toEqual([])
  expect(await auditLedger(database.url)).toEqual([])
  running.child.kill('SIGTERM')
})
