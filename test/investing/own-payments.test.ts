import { afterAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { seededRandom } from '../../src/seed/random.ts'
import { loanTools } from '../support/market/loans.ts'
import { openLending } from '../support/market/repaying/lent.ts'
import { ageLoan, travel } from '../support/market/travel.ts'
import { type Body, startWorld } from '../support/world.ts'

const FEE = 250
const lending = await openLending()
const { platform, database } = lending
afterAll(() => lending.close())

const seed = Number(process.env.OWN_PAYMENTS_SEED ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(seed)

/** What each lender of a loan is told to get with each payment, in cents, and what each has had. */
const toldOf = async (loan: string) => {
  const rows = await platform.database.query<{ lender: string; number: number; parts: string }>(
    `select lender_id as lender, number, own.principal || ' ' || own.interest as parts
      from (select distinct lender_id from investment where loan_id = $1) as lender
      cross join lateral own_payments(lender_id, array[$1::uuid], ${FEE}) as own order by lender_id, number`,
    [loan],
  )
  return Map.groupBy(rows, ({ lender }) => lender)
}
/**
 * What is told adds up: over the lenders to what the borrower pays, less the fee; and the same whether one lender asks, who is counted, or all do, which are split
 * in turn. Months are those of the portfolio, and what is overdue is the sum of what is told for days that are over.
 */
async function expectSums(loan: string) {
  const by = (of: string) => platform.database.query<{ parts: string }>(of, [loan, FEE])
  const columns = "one.number || ' ' || due_on || ' ' ||"
  const paid =
    await by(`select ${columns} principal + interest || ' ' || fee as parts from payments_to_lenders(array[$1::uuid], $2) as one
      join (select number, principal + interest as rest from expected_instalments(array[$1::uuid])) as plan on plan.number = one.number and rest = principal + interest + fee
      order by one.number`)
  expect(
    await by(`select ${columns} sum(principal + interest) || ' ' || sum(fee) as parts from own_payments(null, array[$1::uuid], $2) as one
      group by number, due_on order by number`),
  ).toEqual(paid)
  const [unpaid] = await by(
    'select count(*) as parts from expected_instalments(array[$1::uuid]) where principal + interest > 0 and $2::int > 0',
  )
  expect(paid).toHaveLength(Number(unpaid?.parts))
  const all = `select investment_id || ' ' || ${columns} principal || ' ' || interest || ' ' || fee as parts`
  expect(
    await by(`${all} from (select distinct lender_id from investment where loan_id = $1) as lender
      cross join lateral own_payments(lender_id, array[$1::uuid], $2) as one order by investment_id, number`),
  ).toEqual(
    await by(
      `${all} from own_payments(null, array[$1::uuid], $2) as one order by investment_id, number`,
    ),
  )
}
const hadOf = async (loan: string) => {
  const rows = await platform.database.query<{
    lender: string
    principal: number
    interest: number
  }>(
    `select lender_id as lender, sum(principal_repaid)::int as principal, sum(interest_earned)::int as interest
      from investment where loan_id = $1 group by lender_id`,
    [loan],
  )
  return new Map(rows.map((one) => [one.lender, one]))
}
/** What is unpaid of the first payment that is, and its day. */
const nextOf = async (loan: string) => {
  const [one] = await platform.database.query<{ due: string; rest: number }>(
    `select due_on::text as due, (one.principal + one.interest)::int as rest from expected_instalments(array[$1::uuid]) as one
      where one.principal + one.interest > 0 order by one.number limit 1`,
    [loan],
  )
  return one
}
const dayOf = async () =>
  (await platform.database.query<{ day: string }>('select business_date()::text as day'))[0]?.day ??
  ''

/** Seven lenders, at a rate and for a term at random. */
async function lend() {
  const parts = Array.from({ length: 7 }, () => BigInt(random.whole(2_500, 9_999)))
  const amount = parts.reduce((sum, part) => sum + part, 0n)
  return lending.lend(
    '2026-01-15',
    amount,
    random.whole(100, 3_600),
    random.whole(2, 14),
    {},
    parts,
    {
      serviceFee: FEE,
    },
  )
}

/** Pays what is next on its day, and compares what each lender then gets with what they were told; undefined once nothing is left. */
async function payNext(loan: Awaited<ReturnType<typeof lend>>) {
  const next = await nextOf(loan.id)
  if (next === undefined) return undefined
  const today = await dayOf()
  const [day = today] = [today, next.due].toSorted().toReversed()
  await travel(platform.database, new Date(`${day}T12:00:00Z`))
  await expectSums(loan.id)
  const [told, before] = [await toldOf(loan.id), await hadOf(loan.id)]
  await loan.pay(day, next.rest)
  const after = await hadOf(loan.id)
  const came = [...after].map(([lender, { principal, interest }]) => {
    const had = before.get(lender)
    return [lender, `${principal - (had?.principal ?? 0)} ${interest - (had?.interest ?? 0)}`]
  })
  const first = [...told].map(([lender, rows]) => [lender, rows[0]?.parts])
  expect(new Map(came as [string, string][])).toEqual(new Map(first as [string, string][]))
  return came
}

it(`of a loan that is repaid by its plan, each payment brings what was told at the payout (OWN_PAYMENTS_SEED=${seed})`, async () => {
  for (let round = 0; round < 3; round += 1) {
    const loan = await lend()
    const told = await toldOf(loan.id)
    for (let turn = 0; ; turn += 1) {
      const came = await payNext(loan)
      if (came === undefined) break
      for (const [lender, parts] of came)
        expect([turn, parts]).toEqual([turn, told.get(lender ?? '')?.[turn]?.parts])
    }
  }
  expect(await auditLedger(database.url)).toEqual([])
}, 300_000)

it('whatever was paid before, in part, early, ahead or late, the next payment brings what is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const loan = await lend()
    for (let turn = 0; turn < 12; turn += 1) {
      const next = await nextOf(loan.id)
      if (next === undefined) break
      const days = random.whole(0, 40)
      const day = new Date(Date.parse(await dayOf()) + days * 86_400_000).toISOString().slice(0, 10)
      const how = random.pick(['shorten', 'lower', 'advance', 'advance'] as const)
      await loan.pay(day, random.whole(1, Math.ceil(next.rest * 1.7)), how)
      if ((await payNext(loan)) === undefined) break
    }
  }
  expect(await auditLedger(database.url)).toEqual([])
}, 300_000)

it('over both APIs a lender reads what is then on their statement, and nobody else reads it', async () => {
  const world = await startWorld({ FEE_SERVICE_PERCENT: '2.5' })
  try {
    const ada = await world.token('ada')
    const { newLoan, put, invest } = loanTools(world, ada)
    const { id } = await newLoan()
    await put(id, { status: 'open' })
    const token = await world.token('lena')
    const own = async (as = token) => world.rest('GET', `/loans/${id}/own-payments`, { token: as })
    for (const [lender, amount] of [
      ['lena', 333.34],
      ['zoe', 333.33],
      ['lena', 333.33],
    ] as const)
      expect((await invest(lender, id, amount)).status).toBe(201)
    const { own_payments: told } = (await own()).body
    const sum = told.reduce((total: number, { principal }: Body) => total + principal, 0)
    expect([told.length, sum.toFixed(2)]).toEqual([12, '666.67'])
    const query = `{ loan(id: "${id}") { ownPayments { number dueOn principal interest amount } } }`
    const { data } = (await world.graphql(token, query)).body
    expect(Number(data.loan.ownPayments[0].amount)).toBe(told[0].amount)
    expect((await own(ada)).body.own_payments).toEqual([])
    expect((await own(await world.token('yan'))).status).toBe(403)
    const { schedule } = (await world.rest('GET', `/loans/${id}/schedule`, { token })).body
    const [{ due_on: due, payment }] = schedule.instalments
    const today = new Date().toISOString().slice(0, 10)
    await ageLoan(world.database, id, (Date.parse(due) - Date.parse(today)) / 86_400_000)
    const body = { amount: payment }
    expect((await world.rest('POST', `/loans/${id}/repayments`, { token: ada, body })).status).toBe(
      201,
    )
    const { transactions } = (
      await world.rest('GET', '/wallet/transactions?type=repayment_received', { token })
    ).body
    expect(transactions.map(({ amount }: Body) => amount)).toEqual([told[0].amount])
    expect((await own()).body.own_payments).toHaveLength(11)
    const came = `{ loan(id: "${id}") { ownReceipts { receivedOn principal interest charges amount } } }`
    const receiptsOf = async (as: string) =>
      (await world.graphql(as, came)).body.data.loan.ownReceipts
    const [{ receivedOn, charges, ...receipt }, ...others] = await receiptsOf(token)
    expect([receivedOn, Number(charges), others]).toEqual([today, 0, []])
    expect(Object.values(receipt).map(Number)).toEqual([
      told[0].principal,
      told[0].interest,
      told[0].amount,
    ])
    expect(await receiptsOf(ada)).toEqual([])
    expect(await receiptsOf(await world.token('yan'))).toBeNull()
    await ageLoan(world.database, id, 45)
    const whole = `{ me { portfolio { expected { month amount } } investments { nodes { overdue } } } loan(id: "${id}") { ownPayments { dueOn amount } } }`
    const { me, loan } = (await world.graphql(token, whole)).body.data
    const cents = (all: readonly Body[], of: string) =>
      all.reduce((total, one) => total + Math.round(Number(one[of]) * 100), 0)
    const months = Map.groupBy(loan.ownPayments as readonly Body[], ({ dueOn }) =>
      dueOn.slice(0, 7),
    )
    expect(me.portfolio.expected.map((one: Body) => [one.month, cents([one], 'amount')])).toEqual(
      [...months].map(([month, rows]) => [month, cents(rows, 'amount')]),
    )
    const overdue = loan.ownPayments.filter(({ dueOn }: Body) => dueOn <= today)
    expect(overdue.length).toBeGreaterThan(0)
    expect(me.investments.nodes).toHaveLength(2)
    expect(cents(me.investments.nodes, 'overdue')).toBe(cents(overdue, 'amount'))
  } finally {
    await world.close()
  }
}, 120_000)
