import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { ageLoan } from '../support/market/travel.ts'
import { isThorough } from '../support/rounds.ts'
import { type Body, startWorld } from '../support/world.ts'

/** A platform that takes a fee of interest, and a borrower with money. */
async function startMarket(feePercent: string) {
  const world = await startWorld({ BORROW_WHILE_LATE: 'on', FEE_SERVICE_PERCENT: feePercent })
  const [ada, admin] = [
    await world.token('ada'),
    await world.token('olga', { scope: 'lending:admin' }),
  ]
  const { newLoan, put, invest } = loanTools(world, ada)
  await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 5000 } })

  /** A loan of 500 whose first instalment is overdue, so that 15.00 of interest is owed, whatever is paid after it. */
  const lent = async (parts: readonly number[]): Promise<string> => {
    const terms = { amount_requested: 500, interest_rate: 36, repayment_period_months: 12 }
    const { id } = await newLoan(terms)
    await put(id, { status: 'open' })
    for (const [index, amount] of parts.entries()) await invest(`lender-${index}`, id, amount)
    await grow(id, 32)
    return id
  }
  const grow = (id: string, days: number) => ageLoan(world.database, id, days)
  const repay = async (id: string, amount: number, times = 1): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      const { status } = await world.rest('POST', `/loans/${id}/repayments`, {
        token: ada,
        body: { amount },
      })
      expect(status).toBe(201)
    }
  }
  /** What each lender has, in the order in which they invested. */
  const shares = async (id: string, name: string): Promise<number[]> => {
    const { body } = await world.rest('GET', `/loans/${id}/investments`, { token: ada })
    return body.investments.map((one: Body) => one[name])
  }
  const giveUp = (id: string) =>
    world.graphql(admin, `mutation { defaultLoan(input: { id: "${id}" }) { userErrors { code } } }`)
  return { ...world, lent, grow, repay, shares, giveUp }
}

const free = await startMarket('0')
const charged = await startMarket('10')

afterEach(async () => {
  expect(await auditLedger(free.database.url)).toEqual([])
  expect(await auditLedger(charged.database.url)).toEqual([])
})
afterAll(async () => {
  await free.close()
  await charged.close()
})

/** What the platform has taken, in cents. */
const feesTaken = async (): Promise<number> => {
  const [row] = await charged.database.sql<Body>(
    "select sum(balance) as balance from account where kind = 'fees'",
  )
  return Number(row.balance)
}

/** So many cents, each paid for itself; with ROUNDS=2, so many that four are paid. */
const CENTS = isThorough ? 400 : 40

describe('however a payment is sliced', () => {
  it('each lender has the same interest, and at the end exactly what they lent', async () => {
    const [whole, sliced] = [await free.lent([260, 240]), await free.lent([260, 240])]
    const interest = [0.52, 0.48].map((part) => Math.round(part * CENTS) / 100)
    await free.repay(whole, CENTS / 100)
    expect(await free.shares(whole, 'interest_earned')).toEqual(interest)
    await free.repay(sliced, 0.01, CENTS)
    expect(await free.shares(sliced, 'interest_earned')).toEqual(interest)
    await free.repay(sliced, 20)
    await free.repay(sliced, 0.01, 30)
    await free.repay(sliced, 1000)
    expect(await free.shares(sliced, 'principal_repaid')).toEqual([260, 240])
    expect(await free.shares(sliced, 'status')).toEqual(['repaid', 'repaid'])
  })

  long('the platform has its fee', async () => {
    const [whole, sliced] = [await charged.lent([260, 240]), await charged.lent([260, 240])]
    const before = await feesTaken()
    await charged.repay(whole, 4)
    expect((await feesTaken()) - before).toBe(40)
    await charged.repay(sliced, 0.04, 100)
    expect((await feesTaken()) - before).toBe(80)
    for (const id of [whole, sliced])
      expect(await charged.shares(id, 'interest_earned')).toEqual([1.87, 1.73])
  })

  it('statements tell what fee was taken, though some payments were all fee', async () => {
    const id = await charged.lent([260, 240])
    const before = await feesTaken()
    await charged.repay(id, 0.01, CENTS / 2)
    await charged.repay(id, 30)
    const [told] = await charged.database.sql<Body>(
      "select sum(fee)::int as fees from wallet_transaction where loan_id = $1 and type = 'repayment_received'",
      [id],
    )
    expect(told.fees).toBe((await feesTaken()) - before)
  })

  long('lenders who lost have the same of what comes back', async () => {
    const [whole, sliced] = [await free.lent([350, 150]), await free.lent([350, 150])]
    for (const id of [whole, sliced]) {
      await free.grow(id, 120)
      await free.giveUp(id)
    }
    await free.repay(whole, 0.5)
    await free.repay(sliced, 0.01, 50)
    for (const id of [whole, sliced])
      expect(await free.shares(id, 'interest_earned')).toEqual([0.35, 0.15])
    await free.repay(sliced, 60)
    const back = await free.shares(sliced, 'principal_repaid')
    await free.repay(sliced, 1000)
    expect(await free.shares(sliced, 'principal_repaid')).toEqual([350, 150])
    expect(back.every((amount) => amount > 0)).toBe(true)
  })
})

describe('a fee that changes', () => {
  long(
    'is taken of what is paid from then on: nothing before is charged again, or given back',
    async () => {
      const id = await charged.lent([260, 240])
      const [loan] = await charged.database.sql<Body>(
        'select borrower_id from loan where id = $1',
        [id],
      )
      const taken: number[] = []
      for (const [rate, cents] of [
        [1000, 205],
        [0, 95],
        [2500, 30],
        [9999, 7],
        [1000, 63],
      ] as const) {
        const before = await feesTaken()
        await charged.database.sql(
          `select take_repayment($1, null, null, $2, 1, array[gen_random_uuid(), gen_random_uuid(), $3], $4, 'shorten') from generate_series(1, $5)`,
          [loan.borrower_id, id, randomUUID(), rate, cents],
        )
        taken.push((await feesTaken()) - before)
      }
      // Half-even of 20.5 the first time; then within a cent of 0, 7.50, 7.00 and 6.30.
      expect(taken).toEqual([20, 0, 7, 7, 6])
    },
  )
})

describe('the audit', () => {
  it.each([
    ['principal of investment', 'investment', 'principal_repaid'],
    ['interest of investment', 'investment', 'interest_earned'],
    ['fee of investment', 'investment', 'fee_told'],
    ['repayments of loan', 'loan', 'service_fee'],
  ])('finds the %s that is not what is due', async (what, table, column) => {
    await charged.repay(await charged.lent([260, 240]), 20)
    const add = (cents: number) =>
      charged.database.sql(`update ${table} set ${column} = ${column} + ${cents}
        where id = (select min(id::text)::uuid from ${table} where ${column} > 0 and status = 'active')`)
    await add(5)
    const found = (await auditLedger(charged.database.url)).map((one) => one.what)
    expect(found).toContain(what)
    await add(-5)
  })
})
