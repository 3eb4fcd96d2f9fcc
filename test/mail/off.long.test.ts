import { afterAll, expect, it, onTestFinished } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { startWorld } from '../support/world.ts'

const world = await startWorld()
afterAll(() => world.close())
const { sql } = world.database
const on = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'a@b.example',
  PUBLIC_URL: 'https://b.example',
}
const triggers = async () =>
  (await sql("select from pg_trigger where tgname = 'ask_for_letters'")).length

it('writes no letter and has no trigger where SMTP_URL is not set, and says so', async () => {
  const ada = await personOf(world, 'ada', { amount: 100, email: 'ada@example.org' })
  expect([
    await triggers(),
    await sql('select * from letter'),
    await sql('select * from mail_address'),
  ]).toEqual([0, [], []])
  const { status, body } = await ada.call('PUT', '/email-address', { address: 'ada@example.org' })
  expect([status, body.error.message]).toEqual([404, expect.stringContaining('SMTP_URL')])
  expect((await ada.call('GET', '/platform')).body.platform.sends_letters).toBe(false)
  for (const path of ['/mail/events', '/mail/unsubscribe/x.y'])
    expect((await fetch(`${world.url}${path}`, { method: 'POST' })).status).toBe(404)
})

it('is refused by a gateway that may not migrate, with whatever else the database has otherwise, and switched on by one that may', async () => {
  const { message } = await world.beside({ ...on, EVENT_DAYS: '0', MIGRATE: 'off' }).then(
    () => Promise.reject(new Error('it started')),
    (error) => error,
  )
  expect(message.split('\n')).toEqual([
    'EVENT_DAYS wants no log of events, but this database logs them: run `npm run migrate` to change that',
    'SMTP_URL is set, but this database does not write letters for notifications: run `npm run migrate` to change that',
  ])
  const second = await world.beside(on)
  onTestFinished(second.close)
  expect(await triggers()).toBe(1)
})
