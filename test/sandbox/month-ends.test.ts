import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ SANDBOX: 'on', APP_MODE: 'development', SEED_DEMO: 'off' })
afterAll(() => world.close())

const DAY_MS = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

it('the interest of a loan’s first month is kept at its end, however far the clock moves at once', async () => {
  const olga = await world.token('olga', { scope: 'lending:admin lending:support' })
  const clock = async (): Promise<Body> =>
    (await world.rest('GET', '/sandbox/clock', { token: olga })).body.clock
  const moveTo = async (to: string) => {
    await world.rest('POST', '/sandbox/clock', { token: olga, body: { to } })
    await expect.poll(async () => (await clock()).ready_at, { timeout: 60_000 }).toBeNull()
  }
  const now = new Date((await clock()).now)
  // In the middle of a month, so that its end is long before the first payment can be announced.
  const middle = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 12)
  await moveTo(dayOf(middle))
  const { newLoan, put, invest } = loanTools(world, await world.token('bert'))
  const { id } = await newLoan({ amount_requested: 500, repayment_period_months: 3 })
  await put(id, { status: 'open' })
  await invest('lena', id, 500)
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1)
  await moveTo(dayOf(first + 4 * DAY_MS))
  const { body } = await world.rest('GET', `/operator/trial-balance?day=${dayOf(first - DAY_MS)}`, {
    token: olga,
  })
  const accrued = body.trial_balance.accounts
    .filter(({ account }: Body) => ['9010', '9110'].includes(account))
    .map(({ debit, credit }: Body) => debit + credit)
  expect(accrued[0]).toBeGreaterThan(0)
  expect(accrued[1]).toBe(accrued[0])
})
