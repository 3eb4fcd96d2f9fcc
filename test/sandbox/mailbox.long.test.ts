import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on', SEED_DEMO: '0' })
})
afterAll(() => world.close())

it('shows what would be sent, without a mail server and without an address, and at the time at which it would be', async () => {
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const ada = await personOf(world, 'ada', { name: 'Ada' })
  const letters = async (): Promise<Body[]> =>
    (await ada.call('GET', '/sandbox/mailbox')).body.letters
  const until = async (state: string) => {
    for (let waited = 0; waited < 100; waited += 1) {
      const all = await letters()
      if (all.length > 0 && all.every((one) => one.state === state)) return all
      await sleep(200)
    }
    throw new Error(`no letters that are ${state}`)
  }
  const to = (time: string) => olga.call('POST', '/sandbox/clock', { to: time })
  await to('2030-03-01T23:30:00Z')
  await ada.call('POST', '/wallet/deposit', { amount: 50 })
  expect(await until('waiting')).toHaveLength(1)
  await to('2030-03-02T09:00:00Z')
  const [letter] = await until('sent')
  expect(letter).toMatchObject({
    subject: 'Deposit',
    address: `${ada.id}@sandbox.invalid`,
    sent_at: expect.stringMatching(/^2030-03-02T08:0/),
  })
  expect(letter?.text).toContain('Hello Ada,')
  // The member's own letters have their links.
  const [, path] = /(\/mail\/unsubscribe\/\S+)/.exec(letter?.text) ?? []
  expect((await fetch(`${world.url}${path}`, { method: 'POST' })).status).toBe(200)
  expect((await ada.call('GET', '/preferences')).body.preferences.email_notifications).toBe(false)
  const text = '{ sandboxMailbox { totalCount nodes { subject } } }'
  expect((await world.graphql(ada.token, text)).body.data.sandboxMailbox.totalCount).toBe(1)
  expect((await world.graphql(olga.token, text)).body.data.sandboxMailbox.totalCount).toBe(0)
})
