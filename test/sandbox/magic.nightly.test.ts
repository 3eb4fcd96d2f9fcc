import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { runProgram } from '../support/program.ts'
import { type Body, settingsOn, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({
  DEPOSIT_DAILY_MAX: '300',
  WITHDRAWAL_DAILY_MAX: '50',
  LENDER_OUTSTANDING_MAX: '400',
  SANDBOX: 'on',
  SEED_DEMO: 'off',
  LENDER_LOAN_SHARE_MAX: '30',
})
afterAll(() => world.close())

const wait = { timeout: 30_000 }
const get = async (path: string, token: string): Promise<Body> =>
  (await world.rest('GET', path, { token })).body

describe('a magic value', () => {
  it('is a subject that is blocked', async () => {
    const token = await world.token('sandbox-blocked')
    const { status, body } = await world.rest('GET', '/portfolio', { token })
    expect([status, body.error.code]).toEqual([403, 'BLOCKED'])
    expect(JSON.stringify(await get('/frozen-account', token))).toContain(
      'blocked in every sandbox',
    )
  })

  it('is the title of a loan that simulated lenders fund at once, within the limits', async () => {
    const ada = await world.token('ada')
    const { newLoan, put } = loanTools(world, ada)
    const { id } = await newLoan({ title: 'sandbox-funded: a loom', amount_requested: 1000.01 })
    await put(id, { status: 'open' })
    await expect.poll(async () => (await get(`/loans/${id}`, ada)).loan.status, wait).toBe('active')
    const shares = await world.database.sql<{ amount: string }>(
      'select amount from investment where loan_id = $1',
      [id],
    )
    expect(shares).toHaveLength(4)
    expect((await get('/wallet', ada)).wallet.balance).toBe(1000.01)
  })

  long('is a borrower who never pays: nothing is left to repay with', async () => {
    const never = await world.token('sandbox-never-pays')
    const { newLoan, put } = loanTools(world, never)
    const { id } = await newLoan({ title: 'sandbox-funded: a boat', amount_requested: 100 })
    await put(id, { status: 'open' })
    await expect
      .poll(async () => (await get(`/loans/${id}`, never)).loan.status, wait)
      .toBe('active')
    await expect.poll(async () => (await get('/wallet', never)).wallet.balance, wait).toBe(0)
    const { status, body } = await world.rest('POST', `/loans/${id}/repayments`, {
      token: never,
      body: { amount: 10 },
    })
    expect([status, body.error.code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
    const admin = await world.token('olga', { scope: 'lending:admin' })
    await world.rest('POST', '/sandbox/clock', { token: admin, body: { advance: 'P5M' } })
    await expect
      .poll(async () => (await get(`/loans/${id}`, never)).loan.status, wait)
      .toBe('defaulted')
    expect(await auditLedger(world.database.url)).toEqual([])
  })

  it('leaves nothing that the doctor finds wrong', async () => {
    const { code, stdout } = await runProgram(['doctor', '--ledger'], {
      ...settingsOn(world.database),
      SANDBOX: 'on',
    })
    expect([code, stdout.match(/✗.*/g)]).toEqual([0, null])
  })
})
