import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import { personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// What people ask a support desk, each answered in one query or two.

const world: World = await startWorld({ REQUIRE_VERIFIED_BORROWER: '1', BORROW_WHILE_LATE: 'on' })
const { tokens, ids, data, age, newLoan, put, invest } = await openDesk(world)
const { lena, olga, sam } = tokens
afterAll(() => world.close())

const act = async (name: string, input: string): Promise<Body[]> =>
  (await data(olga, `mutation { ${name}(input: { ${input} }) { userErrors { code } } }`))[name]
    .userErrors
const fund = async (title: string, amount: number): Promise<string> => {
  const { id } = await newLoan({ title, amount_requested: amount, repayment_period_months: 6 })
  await put(id, { status: 'open' })
  await invest('lena', id, amount)
  return id
}

beforeAll(async () => {
  const papers = `id: "${ids.ada}", verificationStatus: VERIFIED, creditScore: 700, reason: "Papers seen"`
  expect(await act('reviewMember', papers)).toEqual([])
})

describe('the support desk is asked', () => {
  it('“My deposit is missing”: whether it came in, and what became of it', async () => {
    await world.rest('POST', '/wallet/deposit', {
      token: lena,
      body: { amount: 12.34, description: 'My savings' },
    })
    const { members } = await data(sam, '{ members(query: "lena lend") { nodes { memberId } } }')
    const [{ memberId }] = members.nodes
    const { memberFile } = await data(
      sam,
      `{ memberFile(memberId: "${memberId}") { wallet { availableBalance }
        transactions(type: DEPOSIT, first: 5) { nodes { amount status description balanceAfter createdAt } } } }`,
    )
    expect(memberFile).toMatchObject({
      wallet: { availableBalance: '12.34' },
      transactions: {
        nodes: [{ amount: '12.34', status: 'COMPLETED', description: 'My savings' }],
      },
    })
  })

  it('“Why was I refused?”: what keeps a member from publishing, and who decided it', async () => {
    const eve = await world.token('eve', { name: 'Eve' })
    const { id } = (await world.rest('GET', '/profile', { token: eve })).body.profile
    await act('reviewMember', `id: "${id}", verificationStatus: REJECTED, reason: "Wrong papers"`)
    const draft = await newLoan({}, eve)
    expect((await put(draft.id, { status: 'open' }, eve)).body.error.code).toBe('NOT_VERIFIED')
    const { memberFile } = await data(
      sam,
      `{ memberFile(memberId: "${id}") { verificationStatus blocked loans(status: [DRAFT]) { nodes { title status } }
        history(first: 1) { nodes { act reason at actor { id } before after } } } }`,
    )
    expect(memberFile).toMatchObject({
      verificationStatus: 'REJECTED',
      blocked: false,
      loans: { nodes: [{ title: 'Seeds', status: 'DRAFT' }] },
      history: {
        nodes: [
          {
            act: 'reviewMember',
            reason: 'Wrong papers',
            actor: { id: ids.olga },
            before: { verification_status: 'unverified' },
            after: { verification_status: 'rejected' },
          },
        ],
      },
    })
  })

  it('“When do I get my money back?”: each investment, with what is still owed and when it is due', async () => {
    await fund('Orchard', 100)
    const { memberFile } = await data(
      sam,
      `{ memberFile(memberId: "${ids.lena}") { investments(status: [ACTIVE]) { nodes { amount principalOutstanding
        loan { title nextDue { dueOn payment } schedule { dueOn principal interest status } } } } } }`,
    )
    const [one] = memberFile.investments.nodes
    expect(one).toMatchObject({
      amount: '100.00',
      principalOutstanding: '100.00',
      loan: { title: 'Orchard' },
    })
    expect(one.loan.schedule).toHaveLength(6)
    expect(one.loan.nextDue.dueOn).toBe(one.loan.schedule[0].dueOn)
  })

  it('“Who changed my score?”: who, when, why, from what to what', async () => {
    await act('reviewMember', `id: "${ids.ada}", creditScore: 520, reason: "A default elsewhere"`)
    const { auditTrail } = await data(
      sam,
      `{ auditTrail(first: 1, filter: { memberId: "${ids.ada}", act: "reviewMember" }) {
        nodes { at actor { fullName id } reason before after } } }`,
    )
    expect(auditTrail.nodes).toMatchObject([
      {
        actor: { id: ids.olga },
        reason: 'A default elsewhere',
        before: { credit_score: 700 },
        after: { credit_score: 520 },
      },
    ])
  })

  it('“Which loans are 31–60 days late?”, and by how much', async () => {
    const late: Record<string, number> = {
      DAYS_1_TO_30: 30,
      DAYS_31_TO_60: 31,
      DAYS_61_TO_90: 90,
      OVER_90_DAYS: 91,
    }
    for (const [title, days] of Object.entries(late)) {
      const id = await fund(title, 60)
      const [{ due }] = (await world.database.sql(
        'select next_due_on - current_date as due from loan where id = $1',
        [id],
      )) as [Body]
      await age(id, due + days)
    }
    const inRange = async (...ranges: readonly string[]) => {
      const { loans } = await data(
        sam,
        `{ loans(filter: { arrears: [${ranges.join(' ')}] }) { totalCount nodes { title daysPastDue amountDue borrower { fullName } } } }`,
      )
      expect(loans.totalCount).toBe(loans.nodes.length)
      return loans.nodes
    }
    for (const [range, days] of Object.entries(late))
      expect(await inRange(range)).toMatchObject([
        { title: range, daysPastDue: days, borrower: { fullName: 'Ada Lovelace' } },
      ])
    expect(await inRange('DAYS_1_TO_30', 'OVER_90_DAYS')).toHaveLength(2)
    expect(await inRange()).toEqual([])
    const path = '/loans?arrears=days_31_to_60,over_90_days'
    const { body } = await world.rest('GET', path, { token: sam })
    expect(body.loans.map((one: Body) => one.title)).toEqual(['OVER_90_DAYS', 'DAYS_31_TO_60'])
  })

  it('“Where is each cent?”: all accounts of the member, with the entries that add up to each', async () => {
    const open = await newLoan({ title: 'Half', amount_requested: 100 })
    await put(open.id, { status: 'open' })
    await invest('lena', open.id, 40)
    const { memberFile } = await data(
      sam,
      `{ memberFile(memberId: "${ids.lena}") { wallet { balance } money { available held lent total holdings(first: 50) { totalCount nodes {
        kind amount investment { loan { title } } entries(first: 50) { totalCount nodes { number amount balanceAfter kind createdAt ledgerTransactionId } } } } } } }`,
    )
    const { money, wallet } = memberFile
    const cents = (text: string) => Math.round(Number(text) * 100)
    const sum = (nodes: Body[]) => nodes.reduce((all, { amount }) => all + cents(amount), 0)
    expect(money).toMatchObject({
      available: '12.34',
      held: '40.00',
      lent: '340.00',
      total: '392.34',
    })
    expect(wallet.balance).toBe('52.34')
    expect(sum(money.holdings.nodes)).toBe(cents(money.total))
    for (const { amount, entries } of money.holdings.nodes) {
      expect(entries.totalCount).toBe(entries.nodes.length)
      expect(sum(entries.nodes)).toBe(cents(amount))
      expect(entries.nodes[0]?.balanceAfter).toBe(amount)
    }
    const places = money.holdings.nodes.map((one: Body) => [one.kind, one.investment?.loan.title])
    expect(places.slice(0, 2)).toEqual([
      ['AVAILABLE', undefined],
      ['HELD', undefined],
    ])
    expect(places.slice(2).map(([kind]: string[]) => kind)).toEqual(Array(5).fill('LENT'))
    const path = `/operator/members/${ids.lena}/entries`
    const { entries } = (await world.rest('GET', `${path}?limit=100`, { token: sam })).body
    expect(sum(entries)).toBe(cents(money.total))
    expect(entries.map((one: Body) => one.holding)).toEqual(
      money.holdings.nodes.flatMap((one: Body) =>
        one.entries.nodes.map(() => one.kind.toLowerCase()),
      ),
    )
    const lent = entries.filter((one: Body) => one.holding === 'lent')
    expect(new Set(lent.map((one: Body) => one.investment_id)).size).toBe(5)
    const page = (await world.rest('GET', `${path}?limit=2`, { token: sam })).body
    const next = `${path}?limit=100&cursor=${page.pagination.next_cursor}`
    const rest = (await world.rest('GET', next, { token: sam })).body
    expect([...page.entries, ...rest.entries]).toEqual(entries)
  })

  it('leads to the same holdings in pages of one, also where the member owes the platform', async () => {
    const { olga, dora } = {
      olga: await personOf(world, 'olga', { scope: 'lending:admin' }),
      dora: await personOf(world, 'dora'),
    }
    const open = await newLoan({ title: 'Returned', amount_requested: 100 })
    await put(open.id, { status: 'open' })
    const line = (await dora.call('POST', '/wallet/deposit', { amount: 30 })).body.transaction.id
    await dora.call('POST', `/loans/${open.id}/invest`, { amount: 25 })
    const back = await olga.call('POST', `/operator/transactions/${line}/reverse`, { reason: 'x' })
    expect(back.status).toBeLessThan(300)
    const owed = (await dora.wallet()).owed
    expect(Number(owed)).toBeGreaterThan(0)
    const kinds: string[] = []
    for (let after = ''; ; ) {
      const { memberFile } = await data(
        sam,
        `{ memberFile(memberId: "${dora.id}") { money { holdings(first: 1${after}) { nodes { kind } pageInfo { hasNextPage endCursor } } } } }`,
      )
      const { nodes, pageInfo } = memberFile.money.holdings
      kinds.push(...nodes.map((one: Body) => one.kind))
      if (!pageInfo.hasNextPage) break
      after = `, after: "${pageInfo.endCursor}"`
    }
    expect(kinds).toEqual(['AVAILABLE', 'HELD'])
  })
})
