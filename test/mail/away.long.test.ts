import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { scrape, sumOf } from '../support/contract/metrics.ts'
import { zoneAt } from '../support/mail.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { runProgram } from '../support/program.ts'
import { type MailServer, startMailServer } from '../support/servers/smtp.ts'
import { startWorld, type World } from '../support/world.ts'

const lines: string[] = []
const written = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk))
    done()
  },
})
const told = (msg: string) => lines.map((line) => JSON.parse(line)).filter((one) => one.msg === msg)
const PATIENCE = { timeout: 60_000, interval: 200 }

let world: World
let server: MailServer
let ada: Person
let settings: Record<string, string>
beforeAll(async () => {
  server = await startMailServer()
  await server.close()
  settings = {
    SMTP_URL: server.url,
    MAIL_FROM: 'letters@lending.example',
    PUBLIC_URL: 'https://lending.example',
  }
  world = await startWorld({ ...settings, LOG_LEVEL: 'info' }, written)
  await world.database.sql("delete from pgboss.schedule where name = 'send-mail'")
  ada = await personOf(world, 'ada', { email: 'ada@example.org' })
  await ada.call('PUT', '/preferences', { timezone: zoneAt(12) })
})
afterAll(async () => {
  await world.close()
  await server.close()
})

/** Has the gateway's own job look for letters, until it has tried one. */
async function deliver(): Promise<void> {
  const tried = async () =>
    world.database.sql<{ tried: string }>(
      'select coalesce(sum(attempts), 0) as tried from letter where held_until is null or held_until > clock_timestamp()',
    )
  const [before] = await tried()
  await world.database.sql("insert into pgboss.job (name) values ('send-mail')")
  await expect.poll(tried, PATIENCE).not.toEqual([before])
}

it('a mail server that is away: its letters count as late, and the log and the doctor say why', async () => {
  await ada.call('POST', '/wallet/deposit', { amount: 5 })
  await world.database.sql("update letter set due_at = gateway_now() - interval '2 hours'")
  await deliver()
  await vi.waitUntil(() => told('the mail server is away').length > 0, PATIENCE)
  expect(told('the mail server is away')).toMatchObject([
    { level: 40, reason: expect.stringContaining('ECONNREFUSED') },
  ])
  const { body } = await (await personOf(world, 'sam', { scope: 'lending:support' })).call(
    'GET',
    '/operator/letters?state=waiting',
  )
  expect(body.letters).toMatchObject([{ problem: expect.stringContaining('ECONNREFUSED') }])
  // When it is tried again.
  expect(Date.parse(body.letters[0].due_at)).toBeGreaterThan(Date.now())
  const late = await scrape(world.url)
  expect(sumOf(late, 'letters_due')).toBe(1)
  expect(sumOf(late, 'letters_oldest_due_seconds')).toBeGreaterThanOrEqual(7200)

  // However often it was tried, it is tried again within a quarter of an hour.
  await world.database.sql('update letter set attempts = 20, held_until = null')
  await deliver()
  const [next] = await world.database.sql<{ pause: number }>(
    'select extract(epoch from held_until - clock_timestamp())::float8 as pause from letter',
  )
  expect(next?.pause).toBeGreaterThan(840)
  expect(next?.pause).toBeLessThanOrEqual(900)
  expect(told('the mail server is away')).toHaveLength(1)

  const doctor = await runProgram(['doctor'], { DATABASE_URL: world.database.url, ...settings })
  expect(doctor.stdout).toMatch(
    /^✗ the mail server 127\.0\.0\.1:\d+ can't be used \(.*ECONNREFUSED.*\), so letters wait until it can; check SMTP_URL$/m,
  )
})

it('and one that is back: they are sent, and the log and the doctor say so', async () => {
  const { port } = server
  server = await startMailServer({ port })
  await world.database.sql('update letter set held_until = null')
  await deliver()
  await vi.waitUntil(() => told('the mail server is back').length > 0, PATIENCE)
  expect(told('the mail server is back')).toMatchObject([
    { level: 40, seconds: expect.any(Number) },
  ])
  expect(server.arrived).toHaveLength(1)
  const sent = await scrape(world.url)
  expect(sumOf(sent, 'letters_due')).toBe(0)
  expect(sumOf(sent, 'letters_oldest_due_seconds')).toBe(0)
  const doctor = await runProgram(['doctor'], { DATABASE_URL: world.database.url, ...settings })
  expect(doctor.stdout).toMatch(/^✓ the mail server 127\.0\.0\.1:\d+ lets this gateway in$/m)
})
