import { expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

/** What a year leaves behind, without ids, and with days instead of times. */
const facts = {
  loans:
    'select title, status, amount_funded, next_due_on, written_off_at from loan order by title',
  instalments: `select title, number, starts_on, due_on, principal, interest, balance, principal_paid, interest_paid, reminded
    from instalment join loan on loan.id = loan_id order by title, number`,
  events: `select title, from_status, to_status, loan_event.reason, loan_event.created_at::date as day
    from loan_event join loan on loan.id = loan_id order by title, day, to_status`,
  notifications: `select subject, type, (select jsonb_object_agg(key, value) from jsonb_each(data) where key not like '%id') as data, notification.created_at::date as day
    from notification join identity on identity.profile_id = user_id order by subject, day, type, data::text`,
  lines: `select subject, type, direction, amount, wallet_transaction.created_at::date as day
    from wallet_transaction join wallet on wallet.id = wallet_id join identity on identity.profile_id = user_id
    order by subject, day, position`,
  charges: `select title, number, kind, charge.due_on, amount, paid from charge join loan on loan.id = loan_id
    order by title, number, kind, due_on`,
  investments: `select title, subject, investment.status, amount, principal_repaid, interest_earned, automatic
    from investment join loan on loan.id = loan_id join identity on identity.profile_id = lender_id order by title, subject`,
} as const

const clock = async (world: World, admin: string): Promise<Body> =>
  (await world.rest('GET', '/sandbox/clock', { token: admin })).body.clock

/** Lateness costs all that it can. */
const terms = {
  ARREARS_INTEREST: 'penalty',
  PENALTY_RATE: '+5',
  LATE_FEE: 'max(1,5%)',
  LATE_FEE_REPEATS: 'on',
}

/**
 * Lives from one day on: a loan that is never repaid, one that is repaid once, one that nobody funds, and one that is paid
 * from a wallet, which is empty after some months.
 */
async function liveThrough(steps: readonly object[]) {
  const world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off', ...terms })
  const admin = await world.token('olga', { scope: 'lending:admin' })
  const go = async (body: object) => {
    const { status } = await world.rest('POST', '/sandbox/clock', { token: admin, body })
    expect([200, 202]).toContain(status)
    await expect
      .poll(async () => (await clock(world, admin)).ready_at, { timeout: 120_000 })
      .toBeNull()
  }
  // The 31st, so that months are shortened, the last day of February of a leap year among them.
  await go({ to: '2027-12-31' })
  const ada = await world.token('ada')
  const { newLoan, put, invest } = loanTools(world, ada)
  const publish = async (title: string, more: object) => {
    const { id } = await newLoan({ title, amount_requested: 100, ...more })
    await put(id, { status: 'open' })
    return id as string
  }
  const never = await publish('never repaid', { repayment_period_months: 3 })
  await invest('lena', never, 100)
  const once = await publish('repaid once', { repayment_period_months: 12 })
  await invest('mona', once, 60)
  await invest('nora', once, 40)
  await publish('unfunded', {})
  const bea = await world.token('bea')
  const fromWallet = await newLoan(
    { title: 'by autopay', amount_requested: 100, repayment_period_months: 9 },
    bea,
  )
  await put(fromWallet.id, { status: 'open' }, bea)
  await invest('lena', fromWallet.id, 100)
  const chosen = { token: bea, body: { autopay: true } }
  expect((await world.rest('PATCH', `/loans/${fromWallet.id}`, chosen)).status).toBe(200)
  await world.rest('POST', `/loans/${once}/repayments`, { token: ada, body: { amount: 8 } })
  for (const step of steps) await go(step)
  const found = Object.fromEntries(
    await Promise.all(
      Object.entries(facts).map(
        async ([name, query]) => [name, await world.database.sql(query)] as const,
      ),
    ),
  )
  await world.close()
  return found
}

it('thirteen months at once leave what they leave day by day', { timeout: 900_000 }, async () => {
  const days = (Date.UTC(2029, 0, 31) - Date.UTC(2027, 11, 31)) / 86_400_000
  const byHand = await liveThrough(Array.from({ length: days }, () => ({ advance: 'P1D' })))
  const atOnce = await liveThrough([{ advance: 'P13M' }])
  expect(byHand.charges?.length).toBeGreaterThan(5)
  const told = byHand.notifications as readonly Body[]
  expect(told.filter(({ type }) => type === 'repayment_taken').length).toBeGreaterThan(8)
  expect(byHand.notifications?.length).toBeGreaterThan(10)
  expect(atOnce).toEqual(byHand)
})
