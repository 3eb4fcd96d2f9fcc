import { afterAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { remindBorrowers } from '../../src/lending/repaying/due/day.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { personOf } from '../support/market/operating.ts'
import { raced, trailOf } from '../support/market/races.ts'
import { ageLoan } from '../support/market/travel.ts'
import { rounds } from '../support/rounds.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { type ServedWorld, startServedWorld } from '../support/servers/served-world.ts'
import type { Body } from '../support/world.ts'

const ROUNDS = rounds(3)

const world: ServedWorld = await startServedWorld()
const other = await world.beside()
const rules = await openLedger(world.database)
const ada = await world.token('ada')
const { newLoan, put, invest } = loanTools(world, ada)
await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 20_000 } })

afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await rules.close()
  await other.close()
  await world.close()
})

/** Paid out to a lender each, and many months late. */
const lateLoan = async (): Promise<string> => {
  const { id } = await newLoan({ amount_requested: 100, repayment_period_months: 6 })
  await put(id, { status: 'open' })
  await invest('anna', id, 60)
  await invest('boris', id, 40)
  await ageLoan(world.database, id, 150)
  return id
}
/** Tries again, as clients do, where others hold the loan for longer than a call waits. */
const repayAt = async (url: string, id: string, amount: number): Promise<Body> => {
  const answer = await fetch(`${url}/loans/${id}/repayments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount }),
  })
  const body = (await answer.json()) as object
  return answer.status === 503 ? repayAt(url, id, amount) : { status: answer.status, ...body }
}

it('of a repayment and the default of one loan, one comes first, and the other takes it as it is', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await lateLoan()
    const [paid] = await Promise.all([
      repayAt(round % 2 === 0 ? world.url : other.url, id, 500),
      defaultLoans(rules.platform),
      defaultLoans(rules.platform),
    ])
    expect(paid.status).toBe(201)
    const [loan] = await world.database.sql<Body>(
      `select status, (select count(*)::int from loan_event where loan_id = loan.id and from_status = 'active') as ends,
         (select sum(principal_repaid)::int from investment where loan_id = loan.id) as principal
       from loan where id = $1`,
      [id],
    )
    // Whoever came first: the lenders have their principal back, and the loan has ended once.
    expect(loan).toEqual({ status: paid.loan.status, ends: 1, principal: 10_000 })
  }
})

it('of a repayment and the default by an operator, one comes first, and the loan ends once', async () => {
  const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  await raced(async (start) => {
    await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 500 } })
    const id = await lateLoan()
    const giveUp = `mutation { defaultLoan(input: { id: "${id}", reason: "lost" }) { loan { status } userErrors { code } } }`
    const [given, paid] = await start(
      () => olga.call('POST', '/graphql', { query: giveUp }),
      () => repayAt(world.url, id, 500),
    )
    const { loan, userErrors } = given.body.data.defaultLoan
    const won = loan?.status === 'DEFAULTED'
    const code = won ? null : 'INVALID_TRANSITION'
    expect([paid.status, userErrors[0]?.code ?? null]).toEqual([201, code])
    const [state] = await world.database.sql<Body>(
      `select status, (select count(*)::int from loan_event where loan_id = loan.id and from_status = 'active') as ends,
         (select sum(principal_repaid)::int from investment where loan_id = loan.id) as principal
       from loan where id = $1`,
      [id],
    )
    // After a default, what is repaid is recovered, and the loan stays defaulted.
    expect(state).toEqual({ status: won ? 'defaulted' : 'repaid', ends: 1, principal: 10_000 })
    expect(await trailOf(world, id)).toEqual([['defaultLoan', code]])
    return won ? 'defaultLoan, then recovered' : 'repaid'
  })
})

it('of two payoffs at once, through two gateways, one is taken', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await lateLoan()
    const answers = await Promise.all([world.url, other.url].map((url) => repayAt(url, id, 500)))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 409: 1 })
  }
})

it('of two parts at once both are taken, and no cent twice', async () => {
  const id = await lateLoan()
  const parts = Array.from({ length: 20 }, (_, at) =>
    repayAt(at % 2 ? world.url : other.url, id, 5.01),
  )
  const answers = await Promise.all(parts)
  expect(tally(answers.map(({ applied }) => applied))).toEqual({ 5.01: 20 })
  const [row] = await world.database.sql<Body>(
    'select sum(principal_paid + interest_paid + prepaid)::int as paid from instalment where loan_id = $1',
    [id],
  )
  expect(row.paid).toBe(10_020)
})

it('a reminder is sent once by many at once', async () => {
  await lateLoan()
  const counts = await Promise.all(Array.from({ length: 6 }, () => remindBorrowers(rules.platform)))
  const [row] = await world.database.sql<Body>(
    'select count(*)::int as late from instalment where reminded is not null',
  )
  expect(counts.reduce((a, b) => a + b, 0)).toBe(row.late)
  expect(await remindBorrowers(rules.platform)).toBe(0)
})
