import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openUndoing } from '../support/market/repaying/undoing.ts'
import { startWorld, type World } from '../support/world.ts'

const MINUTE_MS = 60_000
let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => world.close())

const setClock = (milliseconds: number) =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })

async function databaseClock(): Promise<number> {
  const [row] = await world.database.sql<{ now: Date }>('select gateway_now() as now')
  return Number(row?.now)
}

it.each([10, -10])(
  'stores its times and the order of money by the clock of the database, though a gateway is %i minutes away from it',
  async (minutes) => {
    setClock(minutes * MINUTE_MS)
    const token = await world.token(`skewed-${minutes}`)
    const begin = await databaseClock()
    const send = (path: string, body: object) => world.rest('POST', path, { token, body })
    for (const amount of [1, 2, 3])
      expect((await send('/wallet/deposit', { amount })).status).toBe(201)
    const { loan } = (await send('/loans', { title: 'Now', amount_requested: 100 })).body
    const read = async (path: string) => (await world.rest('GET', path, { token })).body
    const { transactions } = await read('/wallet/transactions')
    const { notifications } = await read('/notifications')
    const end = await databaseClock()
    expect(transactions.map(({ amount }: { amount: number }) => amount)).toEqual([3, 2, 1])
    const times = [loan, ...transactions, ...notifications].map((one) => Date.parse(one.created_at))
    expect(times).toHaveLength(7)
    for (const time of times) expect([time >= begin, time <= end]).toEqual([true, true])
  },
)

it.each([10, -10])(
  'tells the history of a loan in its order, though a gateway is %i minutes away from the database, which makes ids, too',
  async (minutes) => {
    setClock(minutes * MINUTE_MS)
    const { ada, lent, pay, undo } = await openUndoing(world)
    const id = await lent(10)
    const { transaction } = await pay(id, 1000)
    expect((await undo(transaction.reference)).status).toBe(200)
    const { history } = (await ada.call('GET', `/loans/${id}/history`)).body
    expect(history.map(({ to }: { to: string }) => to)).toEqual([
      'draft',
      'open',
      'funded',
      'active',
      'repaid',
      'active',
    ])
  },
)

it('takes a token that ended less than 30 s ago by its own clock, and none that ended before', async () => {
  const token = await world.token('ada')
  const hour = 60 * MINUTE_MS
  const statusAfter = async (milliseconds: number) => {
    setClock(milliseconds)
    const { status } = await world.rest('GET', '/profile', { token })
    vi.useRealTimers()
    return status
  }
  expect(await statusAfter(hour + 15_000)).toBe(200)
  expect(await statusAfter(hour + MINUTE_MS)).toBe(401)
})
