import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPORTS_MAX } from '../../src/rest-bridge/exports.ts'
import { openEvents } from '../support/clients/events.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let token: string
beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada')
  await world.rest('POST', '/wallet/deposit', { token, body: { amount: 5 } })
})
afterAll(() => world.close())

const statement = (bearer = token, method: 'GET' | 'HEAD' = 'GET') =>
  world.rest(method, '/wallet/transactions?f=csv', { token: bearer })

describe('A56: exports', () => {
  it('of a member are few at once; others have theirs, and later ones come', async () => {
    const locker = new Client({ connectionString: world.database.ownerUrl })
    await locker.connect()
    await locker.query('begin')
    await locker.query('lock table wallet_transaction in access exclusive mode')
    const [begun, others] = [
      Array.from({ length: EXPORTS_MAX }, () => statement()),
      statement(await world.token('bob')),
    ]
    await expect
      .poll(async () => {
        const refused = await statement()
        return [refused.status, refused.body.error?.code, refused.headers.get('retry-after')]
      })
      .toEqual([429, 'RATE_LIMITED', '1'])
    await locker.end()
    for (const { status } of await Promise.all([...begun, others])) expect(status).toBe(200)
    expect((await statement()).status).toBe(200)
  })

  it('count among the connections of their member, whatever these are', async () => {
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => openEvents(world.url, token)),
    )
    expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const refused = await statement()
    expect([refused.status, refused.body.error.message]).toEqual([
      429,
      expect.stringContaining('connections'),
    ])
    expect((await statement(token, 'HEAD')).status).toBe(200)
    for (const one of streams) one.close()
    await expect.poll(async () => (await statement()).status).toBe(200)
  })
})
