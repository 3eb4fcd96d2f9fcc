import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultLoans } from '../../src/lending/repaying/default/default.ts'
import { takeAutopayments } from '../../src/lending/repaying/due/autopay.ts'
import { long } from '../support/long.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { ageLoan } from '../support/market/travel.ts'
import { tally } from '../support/servers/fleet/pair.ts'
import { startWorld, type World } from '../support/world.ts'

/** A withdrawal above 40.00 waits for an operator, so it is begun by another statement than one that settles at once. */
const settings = { BORROW_WHILE_LATE: 'on', WITHDRAW_APPROVAL_ABOVE: '40' }

let world: World
let rita: Person
let orders: ReturnType<typeof orderTools>
beforeAll(async () => {
  world = await startWorld({ ...settings, WITHDRAW_WHILE_LATE: 'keep-due' })
  rita = await personOf(world, 'rita')
  orders = orderTools(world)
})
afterAll(async () => {
  await expectSound(world)
  await world.close()
})

/** A member with a loan of 100.00 without interest in 5 months, and nothing of it left. */
async function borrower(name: string) {
  const person = await personOf(world, name, { name })
  await person.call('PATCH', '/profile', { user_type: 'both' })
  const { newLoan, put, invest } = loanTools(world, person.token)
  const terms = { amount_requested: 100, interest_rate: 0, repayment_period_months: 5 }
  const { id } = await newLoan({ title: 'Tractor', ...terms })
  await put(id, { status: 'open' })
  expect((await invest('lena', id, 100)).body).toMatchObject({ loan: { status: 'active' } })
  await person.call('POST', '/wallet/transfer', { amount: 100, recipient_id: rita.id })
  return {
    ...person,
    loan: id,
    /** Makes the first instalments overdue by so many days. */
    late: (days = 5) => ageLoan(world.database, id, 31 + days),
    add: (amount: number) => person.call('POST', '/wallet/deposit', { amount }),
    repay: (amount: number) => person.call('POST', `/loans/${id}/repayments`, { amount }),
  }
}
/** Makes a loan so old that its next instalment was due so many days ago. */
async function untilDue(loan: string, days = 0): Promise<void> {
  const [row] = await world.database.sql<{ ahead: number }>(
    'select next_due_on - business_date() as ahead from loan where id = $1',
    [loan],
  )
  await ageLoan(world.database, loan, (row?.ahead ?? 0) + days)
}
type Borrower = Awaited<ReturnType<typeof borrower>>

/** An open loan of somebody else's. */
const opportunity = async (name: string): Promise<string> =>
  orders.published(name, { amount_requested: 1000 })

/** Every way by which a member sends money elsewhere. */
const doors = {
  withdraw: (who: Borrower, amount: number) => who.call('POST', '/wallet/withdraw', { amount }),
  transfer: (who: Borrower, amount: number) =>
    who.call('POST', '/wallet/transfer', { amount, recipient_id: rita.id }),
  invest: async (who: Borrower, amount: number) =>
    who.call('POST', `/loans/${await opportunity('opal')}/invest`, { amount }),
}

describe('what is overdue', () => {
  it.each(Object.entries(doors))(
    'is kept from %s, with both figures and the way out, and the rest is not',
    async (name, send) => {
      const bert = await borrower(`bert-${name}`)
      await bert.add(95)
      await bert.late()
      for (const amount of [75.01, 90]) {
        const answer = await send(bert, amount)
        const [status, code, detail] = refused(answer)
        expect([status, code]).toEqual([422, 'INSUFFICIENT_FUNDS'])
        expect(detail).toMatchObject({ field: 'amount', available: 75, kept: 20 })
        expect(detail.message).toBe(
          'You can use at most 75.00 USD now: 20.00 USD is due on your late loans, and that money can only repay them. Once it is repaid, you can use whatever is left.',
        )
      }
      expect((await send(bert, 40)).status).toBe(201)
      expect((await send(bert, 35)).status).toBe(201)
      const [, , detail] = refused(await send(bert, 30))
      expect(detail).toMatchObject({ available: 0, kept: 20 })
      expect((await bert.repay(20)).status).toBe(201)
      await bert.add(25)
      expect((await send(bert, 25)).status).toBe(201)
    },
  )

  it('is named in GraphQL, too', async () => {
    const carl = await borrower('carl')
    await carl.add(30)
    await carl.late(35)
    const asked = (name: string, input: string) =>
      `mutation { ${name}(input: { ${input} }) { userErrors { code field details } } }`
    const loanId = await opportunity('otto')
    for (const [name, input] of [
      ['withdraw', 'amount: "30"'],
      ['transfer', `amount: "30", recipientId: "${rita.id}"`],
      ['invest', `amount: "30", loanId: "${loanId}"`],
    ] as const) {
      const { data } = (await world.graphql(carl.token, asked(name, input))).body
      expect(data[name].userErrors).toEqual([
        {
          code: 'INSUFFICIENT_FUNDS',
          field: 'amount',
          // More is overdue than there is in the wallet.
          details: { available: '0.00', kept: '40.00' },
        },
      ])
    }
    const text = `{ loan(id: "${carl.loan}") { lateTerms { withdrawWhileLate } }
      platform { lateTerms { withdrawWhileLate } }
      loanQuote(amount: "100", interestRate: "5", months: 5) { lateTerms { withdrawWhileLate } } }`
    const lateTerms = { withdrawWhileLate: 'KEEP_DUE' }
    expect((await world.graphql(carl.token, text)).body.data).toEqual({
      loan: { lateTerms },
      platform: { lateTerms },
      loanQuote: { lateTerms },
    })
  })

  long('counts once, whatever is sent at once', async () => {
    const dora = await borrower('dora')
    await dora.add(70)
    await dora.late()
    const answers = await Promise.all(Array.from({ length: 6 }, () => doors.transfer(dora, 20)))
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 2, 422: 4 })
    expect((await dora.wallet()).available_balance).toBe(30)
  })

  it('is nothing before the day is over, nor of what others owe', async () => {
    const emil = await borrower('emil')
    await emil.add(25)
    await untilDue(emil.loan)
    expect((await doors.transfer(emil, 5)).status).toBe(201)
    await ageLoan(world.database, emil.loan, 1)
    expect(refused(await doors.transfer(emil, 5))[2]).toMatchObject({ available: 0, kept: 20 })
    // What comes in is welcome.
    expect(
      (await rita.call('POST', '/wallet/transfer', { amount: 10, recipient_id: emil.id })).status,
    ).toBe(201)
    expect((await doors.transfer(emil, 10)).status).toBe(201)
  })

  long(
    'is not invested by a standing order, and what can be invested is shown without it',
    async () => {
      const fred = await borrower('fred')
      // Or the order could buy a loan that was published before.
      await orders.settled()
      await orders.standing('fred', 60, { auto_invest_max_per_loan: 50 })
      await fred.late()
      const id = await opportunity('olaf')
      await orders.settled()
      await expect
        .poll(() => orders.invested('fred', 'olaf'), { timeout: 60_000 })
        .toMatchObject({ times: 1, money: 40 })
      const { body } = await fred.call('GET', `/loans/${id}/opportunity`)
      expect(body.opportunity?.max_investment ?? 0).toBe(0)
      await fred.add(30)
      const listed = (await fred.call('GET', '/opportunities?limit=100')).body.opportunities
      const [shown] = listed.filter(({ loan }: { loan: { id: string } }) => loan.id === id)
      expect(shown.max_investment).toBe(30)
      // Or it would take a part of the loans of the tests below.
      await fred.call('PATCH', '/preferences', { auto_invest_enabled: false })
    },
  )

  it('is what repays the loan, also by itself', async () => {
    const gina = await borrower('gina')
    await gina.late()
    await gina.call('PATCH', `/loans/${gina.loan}`, { autopay: true })
    await gina.add(50)
    expect(await takeAutopayments(platformOn(world.gateway.database))).toBe(1)
    expect((await doors.withdraw(gina, 30)).status).toBe(201)
  })
})

it('stays so after the default, until the loan is written off', async () => {
  const delia = await borrower('delia')
  await delia.late(95)
  await defaultLoans(platformOn(world.gateway.database))
  expect((await delia.call('GET', `/loans/${delia.loan}`)).body.loan.status).toBe('defaulted')
  await delia.add(120)
  expect(refused(await delia.call('POST', '/wallet/withdraw', { amount: 30 })).slice(0, 2)).toEqual(
    [422, 'INSUFFICIENT_FUNDS'],
  )
  await world.database.sql(
    'update loan set written_off_at = gateway_now(), written_off_amount = 1 where id = $1',
    [delia.loan],
  )
  expect((await delia.call('POST', '/wallet/withdraw', { amount: 30 })).status).toBe(201)
})

long('is a term of each loan: those of before keep theirs, and so do those after', async () => {
  const lenient = await world.beside({ WITHDRAW_WHILE_LATE: 'allow' })
  const hugo = await borrower('hugo')
  const at = async (body: object, path: string) =>
    (
      await fetch(`${lenient.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${hugo.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as Promise<{ loan: { id: string; status: string; late_terms: object } }>
  const { newLoan, put } = loanTools(world, hugo.token)
  // Without interest, so that no standing order of another test wants it.
  const terms = { amount_requested: 100, interest_rate: 0, repayment_period_months: 5 }
  const { id } = await newLoan(terms)
  await put(id, { status: 'open' })
  await hugo.add(100)
  // The gateway that pays a loan out sets its terms.
  const lena = await personOf(world, 'lena', { amount: 100 })
  const answer = await fetch(`${lenient.url}/loans/${id}/invest`, {
    method: 'POST',
    headers: { authorization: `Bearer ${lena.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 100 }),
  })
  expect(answer.status).toBe(201)
  const termsOf = async (loan: string) =>
    (await hugo.call('GET', `/loans/${loan}`)).body.loan.late_terms.withdraw_while_late
  expect([await termsOf(id), await termsOf(hugo.loan)]).toEqual(['allow', 'keep_due'])
  await ageLoan(world.database, id, 40)
  expect((await at({ amount: 40 }, '/wallet/withdraw')) as object).toMatchObject({
    transaction: { amount: 40 },
  })
  await hugo.late()
  expect(refused(await doors.withdraw(hugo, 160))[2]).toMatchObject({ available: 140, kept: 20 })
  await lenient.close()
})

describe('a standing order that leaves in the wallet what the lender’s own instalments need', () => {
  it.each([
    ['takes no more than the rest', 0, true, 40],
    ['as long as that is due within 3 days', -3, true, 40],
    ['and not of what is due later', -4, true, 50],
    ['nor of those who have not asked for it', 0, false, 50],
  ])('%s', async (_, days, keeps, money) => {
    const name = `ivo${days}${keeps}`
    const ivo = await borrower(name)
    await orders.settled()
    await orders.standing(name, 60, {
      auto_invest_max_per_loan: 50,
      auto_invest_keeps_instalments: keeps,
    })
    await untilDue(ivo.loan, days)
    await opportunity(`of-${name}`)
    await orders.settled()
    // The order may be due only a moment after the loan was published.
    await expect
      .poll(() => orders.invested(name, `of-${name}`), { timeout: 60_000 })
      .toMatchObject({ times: 1, money })
  })

  long('does so, too, if the wallet has changed since it was listed', async () => {
    const jana = await borrower('jana')
    await orders.standing('jana', 45, {
      auto_invest_max_per_loan: 50,
      auto_invest_keeps_instalments: true,
    })
    await world.database.sql(
      `update preferences set auto_invest_enabled = false where user_id = $1`,
      [jana.id],
    )
    const id = await opportunity('oona')
    await orders.settled()
    await untilDue(jana.loan)
    const invest = async () => {
      await world.database.sql(
        'update preferences set auto_invest_enabled = true where user_id = $1',
        [jana.id],
      )
      const [row] = await world.database.sql<{ code: string | null }>(
        `select auto_invest($1::uuid, 'auto-invest:' || $2::text, '\\x00', $2::uuid, 2501,
           (select array_agg(gen_random_uuid()) from generate_series(1, 5)), 2500, 1000, 0) ->> 'code' as code`,
        [jana.id, id],
      )
      return row?.code
    }
    expect(await invest()).toBe('FORBIDDEN')
    // The refusal is not kept: what comes in later can be invested.
    await jana.add(20)
    expect(await invest()).toBeNull()
    expect(await orders.invested('jana', 'oona')).toMatchObject({ times: 1, money: 25.01 })
  })
})
