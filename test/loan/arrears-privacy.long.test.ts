import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openEvents } from '../support/clients/events.ts'
import { liveClient, subscribe } from '../support/clients/live.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { ageLoan } from '../support/market/travel.ts'
import { startWorld, statements, type World } from '../support/world.ts'

// What a borrower owes, and since when, is for the parties of a loan and operators. Others see its state.

let world: World
let tools: ReturnType<typeof loanTools>
/** Those who may know, and those who may not: `former` had money in the loan, and has it back. */
let insiders: Readonly<Record<'borrower' | 'holder' | 'operator' | 'support', Person>>
let others: Readonly<Record<'third' | 'former' | 'integrator', Person>>
/** A loan that is late, one that was written off, and one that is repaid. */
let late: string
let lost: string
let repaid: string

const lent = async (title: string): Promise<string> => {
  const { id } = await tools.newLoan({ title, amount_requested: 100, repayment_period_months: 6 })
  await tools.put(id, { status: 'open' })
  await tools.invest('hugo', id, 60)
  await tools.invest('ida', id, 40)
  return String(id)
}
const everybody = () => [...Object.entries(insiders), ...Object.entries(others)]
const isInsider = (name: string) => name in insiders

beforeAll(async () => {
  world = await startWorld({ BORROW_WHILE_LATE: 'on' })
  const borrower = await personOf(world, 'ada', { amount: 500, name: 'Ada' })
  tools = loanTools(world, borrower.token)
  insiders = {
    borrower,
    holder: await personOf(world, 'hugo'),
    operator: await personOf(world, 'olga', { scope: 'lending:admin' }),
    support: await personOf(world, 'sue', { scope: 'lending:support' }),
  }
  others = {
    third: await personOf(world, 'tom'),
    former: await personOf(world, 'frida'),
    integrator: await personOf(world, 'ivo', { scope: 'lending:import' }),
  }
  late = await lent('Late')
  await ageLoan(world.database, late, 75)
  // Past the guards: a part that was cancelled belongs to a loan that was not paid out.
  await world.database.sql(`set session_replication_role = replica;
    insert into investment (id, loan_id, lender_id, amount, interest_rate, status)
      values ('${crypto.randomUUID()}', '${late}', '${others.former.id}', 2500, 1250, 'cancelled');
    reset session_replication_role`)
  // One payment early, which has the rest recalculated.
  repaid = await lent('Repaid')
  await borrower.call('POST', `/loans/${repaid}/repayments`, { amount: 30 })
  await borrower.call('POST', `/loans/${repaid}/repayments`, { amount: 200 })
  lost = await lent('Lost')
  await ageLoan(world.database, lost, 150)
  const giveUp = `mutation { defaultLoan(input: { id: "${lost}" }) { userErrors { code } } }`
  await world.graphql(insiders.operator.token, giveUp)
  const written = await insiders.operator.call('POST', `/operator/loans/${lost}/write-off`, {
    reason: 'insolvent',
  })
  expect(written.body.loan.written_off_amount).toBeGreaterThan(100)
})
afterAll(() => world.close())

const hidden = [
  'amountDue',
  'payoffAmount',
  'daysPastDue',
  'writtenOffAt',
  'writtenOffAmount',
  'recovered',
  'schedule { number }',
  'repaymentSchedule { totalInterest }',
  'nextDue { dueOn }',
]
const fieldsOf = `id status repaymentVisible ${hidden.join(' ')} formerInstalments { totalCount nodes { number } pageInfo { hasNextPage } }`
const ask = async (person: Person, query: string): Promise<Body> => {
  const { body } = await world.graphql(person.token, query)
  expect(body.errors).toBeUndefined()
  return body.data
}
const nothing = {
  amountDue: null,
  payoffAmount: null,
  daysPastDue: null,
  writtenOffAt: null,
  writtenOffAmount: null,
  schedule: null,
  repaymentSchedule: null,
  nextDue: null,
  formerInstalments: { totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } },
  repaymentVisible: false,
}
const seenAs: Readonly<Record<string, (loan: Body) => void>> = {
  ACTIVE: (loan) => {
    expect(loan).toMatchObject({ repaymentVisible: true, writtenOffAt: null })
    expect(loan.daysPastDue).toBeGreaterThan(30)
    expect(Number(loan.amountDue)).toBeGreaterThan(0)
    expect(Number(loan.payoffAmount)).toBeGreaterThan(100)
    expect(loan.schedule).toHaveLength(6)
    expect(loan.nextDue).not.toBeNull()
  },
  REPAID: (loan) => {
    expect(loan).toMatchObject({ amountDue: '0.00', payoffAmount: '0.00', daysPastDue: 0 })
    expect(loan.formerInstalments.totalCount).toBeGreaterThan(0)
  },
  DEFAULTED: (loan) => {
    expect(Number(loan.writtenOffAmount)).toBeGreaterThan(100)
    expect(loan.writtenOffAt).not.toBeNull()
  },
}

function expectAsSeen(name: string, loan: Body) {
  if (isInsider(name)) seenAs[loan.status]?.(loan)
  else {
    const recovered = loan.status === 'DEFAULTED' ? null : '0.00'
    expect(loan).toEqual({ ...nothing, recovered, id: loan.id, status: loan.status })
  }
}

describe('what a loan owes and how it is repaid', () => {
  it('is seen by its parties and operators alone, one loan at a time', async () => {
    for (const [name, person] of everybody())
      for (const id of [late, repaid, lost]) {
        // More than once, so that it is also read by what is compiled for frequent queries.
        for (let time = 0; time < 4; time += 1)
          expectAsSeen(
            name,
            (await ask(person, `{ loan(id: "${id}") { ${fieldsOf} } }`)).loan as Body,
          )
        const { node } = await ask(person, `{ node(id: "${id}") { ... on Loan { ${fieldsOf} } } }`)
        expectAsSeen(name, node)
      }
  })

  it('is so in lists, with one statement for a level', async () => {
    const list = `{ loans(filter: { status: [ACTIVE, REPAID, DEFAULTED] }) { nodes { ${fieldsOf} } } }`
    for (const [name, person] of everybody()) {
      const { loans } = await ask(person, list)
      expect(loans.nodes).toHaveLength(3)
      for (const loan of loans.nodes) expectAsSeen(name, loan)
    }
    const { third } = others
    const query =
      '{ loans(filter: { status: [ACTIVE, REPAID, DEFAULTED] }) { nodes { amountDue nextDue { dueOn } schedule { dueOn } } } }'
    const sent = await statements(async () => void (await ask(third, query)))
    // The page, and which of the loans the lender holds a part of.
    expect(sent).toHaveLength(2)
  })

  it('is so over REST, with a 403 for the schedule', async () => {
    for (const [name, person] of everybody())
      for (const id of [late, repaid, lost]) {
        const { loan } = (await person.call('GET', `/loans/${id}`)).body
        const { loans } = (await person.call('GET', '/loans?status=active,repaid,defaulted')).body
        for (const one of [loan, loans.find((other: Body) => other.id === id)]) {
          const figures = [one.amount_due, one.payoff_amount, one.days_past_due]
          if (isInsider(name)) expect(figures).not.toContain(null)
          else
            expect([...figures, one.written_off_at, one.written_off_amount]).toEqual(
              Array(5).fill(null),
            )
        }
        for (const path of ['schedule', 'schedule/history']) {
          const { status, body } = await person.call('GET', `/loans/${id}/${path}`)
          expect([name, path, status]).toEqual([name, path, isInsider(name) ? 200 : 403])
          if (isInsider(name)) expect(Object.keys(body)[0]).toMatch(/schedule|instalments/)
          else {
            expect(body.error.code).toBe('FORBIDDEN')
            expect(body.error.message).toMatch(/lenders who hold a part/)
          }
        }
      }
  })

  it('is nothing to hide before a loan is paid out', async () => {
    const { id } = await tools.newLoan()
    await tools.put(id, { status: 'open' })
    const { third } = others
    expect(
      await ask(third, `{ loan(id: "${id}") { repaymentVisible schedule { number } } }`),
    ).toEqual({
      loan: { repaymentVisible: true, schedule: null },
    })
    const { status, body } = await third.call('GET', `/loans/${id}/schedule`)
    expect([status, body]).toEqual([200, { schedule: null }])
  })

  it('is seen by a lender from the investment on that has the loan paid out', async () => {
    const { id } = await tools.newLoan({ amount_requested: 50 })
    await tools.put(id, { status: 'open' })
    const { status, body } = await tools.invest('nora', id, 50)
    expect(status).toBe(201)
    expect(body.loan).toMatchObject({ status: 'active', amount_due: 0, days_past_due: 0 })
    const { loan } = (await others.third.call('GET', `/loans/${id}`)).body
    expect(loan).toMatchObject({ status: 'active', amount_due: null, days_past_due: null })
  })
})

describe('a condition on what is due', () => {
  const conditions = [
    ['overdue: true', 'overdue=true'],
    ['arrears: [DAYS_31_TO_60]', 'arrears=days_31_to_60'],
    ['dueTo: "2999-01-01", status: [ACTIVE]', 'due_to=2999-01-01&status=active'],
    ['dueFrom: "2000-01-01", status: [ACTIVE]', 'due_from=2000-01-01&status=active'],
    [
      'dueFrom: "2000-01-01", dueTo: "2999-01-01", q: "late"',
      'due_from=2000-01-01&due_to=2999-01-01&q=late',
    ],
  ] as const

  it('orders loans only for those who may know it, the longest late first', async () => {
    for (const [name, person] of everybody()) {
      const list = '{ loans(sort: LATE) { nodes { id } pageInfo { endCursor } } }'
      // More than once, so that it is also read by what is compiled for frequent queries.
      for (let time = 0; time < 4; time += 1) {
        const { loans } = await ask(person, list)
        const ids = loans.nodes.map(({ id }: Body) => id)
        expect([name, ids.slice(0, 2)]).toEqual([name, isInsider(name) ? [lost, late] : []])
      }
    }
    const seen: string[] = []
    for (let cursor = ''; cursor !== undefined; ) {
      const path = `/loans?sort=late&limit=1${cursor && `&cursor=${cursor}`}`
      const { loans, pagination } = (await insiders.operator.call('GET', path)).body
      seen.push(...loans.map(({ id }: Body) => id))
      cursor = pagination.next_cursor ?? undefined
    }
    expect(seen.slice(0, 2)).toEqual([lost, late])
    expect(new Set(seen).size).toBe(seen.length)
  })

  long.each(conditions)(
    'finds no loan of whose debt the caller may not know: %s',
    async (filter, query) => {
      for (const [name, person] of everybody()) {
        for (const sort of ['', ', sort: RATE']) {
          const list = `{ loans(filter: { ${filter} }${sort}) { totalCount nodes { id } facets { status { count } } } }`
          const { loans } = await ask(person, list)
          expect([name, loans.nodes.some(({ id }: Body) => id === late)]).toEqual([
            name,
            isInsider(name),
          ])
          if (isInsider(name)) continue
          expect(loans).toEqual({ totalCount: 0, nodes: [], facets: { status: [] } })
        }
        const mine = `{ loans(filter: { borrowerId: "${insiders.borrower.id}", ${filter} }) { totalCount } }`
        expect((await ask(person, mine)).loans.totalCount > 0).toBe(isInsider(name))
        const { body } = await person.call('GET', `/loans?${query}&include=total`)
        expect(body.loans.some(({ id }: Body) => id === late)).toBe(isInsider(name))
        if (!isInsider(name)) expect(body.pagination.total).toBe(0)
      }
    },
  )

  it('tells nobody by what it leaves out that a loan is not late', async () => {
    const punctual = await lent('Punctual')
    const { id: open } = await tools.newLoan({ title: 'Open' })
    await tools.put(open, { status: 'open' })
    for (const [name, person] of everybody()) {
      const { loans } = (await person.call('GET', '/loans?overdue=false&limit=100')).body
      const found = loans.map(({ id }: Body) => id)
      expect(found).toContain(open)
      expect([name, found.includes(punctual)]).toEqual([name, isInsider(name)])
      expect(found).not.toContain(late)
    }
  })

  it('follows no list of them live', async () => {
    const query =
      'subscription { loansChanged(filter: { overdue: true }) { upserted { id daysPastDue } } }'
    for (const [name, person] of everybody()) {
      const client = liveClient(world.url, person.token)
      onTestFinished(() => void client.dispose())
      const { events, until } = subscribe(client, query)
      await until(1)
      const shown = events[0]?.data.loansChanged.upserted
      expect([name, shown.some(({ id }: Body) => id === late)]).toEqual([name, isInsider(name)])
    }
  })
})

describe('a subscription', () => {
  it('shows each subscriber of the same loan what they may know', async () => {
    const query = `subscription { loanChanged(id: "${late}") { title daysPastDue amountDue schedule { number } } }`
    for (const [name, person] of everybody()) {
      const client = liveClient(world.url, person.token)
      onTestFinished(() => void client.dispose())
      const { events, until } = subscribe(client, query)
      await until(1)
      const { title, ...more } = events.map(({ data }) => data.loanChanged)[0] ?? {}
      expect(title).toBe('Late')
      expect([name, Object.values(more).every((one) => one === null)]).toEqual([
        name,
        !isInsider(name),
      ])
    }
  })

  it('goes on doing so for those who began before the loan was paid out', async () => {
    const { id } = await tools.newLoan({ amount_requested: 100 })
    await tools.put(id, { status: 'open' })
    const query = `subscription { loanChanged(id: "${id}") { status payoffAmount } }`
    const { holder, support } = insiders
    // The same query: until the loan is paid out, one execution is for all of them.
    const people = [holder, others.third, others.former, support]
    const followers = people.map((person) => {
      const client = liveClient(world.url, person.token)
      onTestFinished(() => void client.dispose())
      return subscribe(client, query)
    })
    const streams = await Promise.all(
      people.map((person) => openEvents(world.gateway.url, person.token, { query: `?loan=${id}` })),
    )
    for (const { close } of streams) onTestFinished(close)
    for (const { until } of followers) await until(1)
    await tools.invest('hugo', id, 40)
    await tools.invest('ida', id, 60)
    const last = (at: number) => followers[at]?.events.at(-1)?.data.loanChanged
    const lastOf = (at: number) => JSON.stringify(streams[at]?.of('loan').at(-1))
    for (const at of people.keys()) {
      await expect.poll(() => last(at).status).toBe('ACTIVE')
      await expect.poll(() => lastOf(at)).toContain('active')
      const seen = people[at] === holder || people[at] === support
      expect([at, last(at).payoffAmount]).toEqual([at, seen ? '100.00' : null])
      expect(lastOf(at).includes('payoff_amount":100')).toBe(seen)
      expect(lastOf(at).includes('payoff_amount":null')).toBe(!seen)
    }
  })

  it('shows them after a change, too, at both APIs', async () => {
    const names = ['holder', 'third'] as const
    const people = [insiders.holder, others.third]
    const query = `subscription { loanChanged(id: "${late}", initial: false) { payoffAmount } }`
    const followers = people.map((person) => {
      const client = liveClient(world.url, person.token)
      onTestFinished(() => void client.dispose())
      return subscribe(client, query)
    })
    const streams = await Promise.all(
      people.map((person) =>
        openEvents(world.gateway.url, person.token, { query: `?loan=${late}` }),
      ),
    )
    for (const { close } of streams) onTestFinished(close)
    await expect.poll(() => streams.map((one) => one.of('loan').length)).toEqual([1, 1])
    await insiders.borrower.call('POST', `/loans/${late}/repayments`, { amount: 1 })
    for (const [at, name] of names.entries()) {
      await followers[at]?.until(1)
      expect(followers[at]?.events[0]?.data.loanChanged.payoffAmount === null).toBe(
        !isInsider(name),
      )
      await expect.poll(() => streams[at]?.of('loan').length).toBe(2)
      for (const loan of streams[at]?.of('loan') ?? [])
        expect(JSON.stringify(loan).includes('"payoff_amount":null')).toBe(!isInsider(name))
    }
  })
})

describe('what does not depend on the caller', () => {
  it('is the same answer for everybody but the borrower, down to the tag', async () => {
    const answers = await Promise.all(
      [insiders.holder, others.third, others.former].map((person) =>
        ask(
          person,
          `{ loan(id: "${late}") { id title status amountFunded version updatedAt apr borrower { fullName } } }`,
        ),
      ),
    )
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    const tags = await Promise.all(
      [others.third, others.former].map(async (person) =>
        (await person.call('GET', `/loans/${late}`)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(1)
    const holders = (await insiders.holder.call('GET', `/loans/${late}`)).headers.get('etag')
    expect(tags).not.toContain(holders)
    const { status } = await others.third.call('GET', `/loans/${late}`, undefined, {
      'if-none-match': String(holders),
    })
    expect(status).toBe(200)
  })
})

describe('a borrower’s record', () => {
  const read = async (person: Person, id: string) => {
    const { loan } = await ask(
      person,
      `{ loan(id: "${id}") { borrowerRecord { loansRepaid loansDefaulted currentlyLate paymentsDue paymentsOnTime longestDelayDays } } }`,
    )
    const { body } = await person.call('GET', `/loans/${id}/borrower-record`)
    expect(body.borrower_record).toEqual(
      loan.borrowerRecord && {
        loans_repaid: loan.borrowerRecord.loansRepaid,
        loans_defaulted: loan.borrowerRecord.loansDefaulted,
        currently_late: loan.borrowerRecord.currentlyLate,
        payments_due: loan.borrowerRecord.paymentsDue,
        payments_on_time: loan.borrowerRecord.paymentsOnTime,
        longest_delay_days: loan.borrowerRecord.longestDelayDays,
      },
    )
    return loan.borrowerRecord
  }
  const published = async (name: string) => {
    const token = await world.token(name)
    const { id } = await tools.newLoan({ amount_requested: 100 }, token)
    await tools.put(id, { status: 'open' }, token)
    return String(id)
  }

  it('says on an open loan how many loans were repaid, and whether one is late', async () => {
    const open = await published('ada')
    for (const [, person] of everybody())
      expect(await read(person, open)).toMatchObject({
        loansRepaid: 1,
        loansDefaulted: 1,
        currentlyLate: true,
      })
    expect(await read(others.third, await published('new-borrower'))).toEqual({
      loansRepaid: 0,
      loansDefaulted: 0,
      currentlyLate: false,
      paymentsDue: 0,
      paymentsOnTime: 0,
      longestDelayDays: 0,
    })
    for (const id of [late, repaid, lost]) expect(await read(insiders.borrower, id)).toBeNull()
  })

  it('counts a defaulted loan as late until nothing is owed, and a loan that is paid on time as neither', async () => {
    const open = await published('bea')
    const fund = async () => {
      const id = await published('bea')
      await tools.invest('hugo', id, 100)
      return id
    }
    const first = await fund()
    expect(await read(others.third, open)).toMatchObject({
      loansRepaid: 0,
      loansDefaulted: 0,
      currentlyLate: false,
    })
    await ageLoan(world.database, first, 150)
    expect((await read(others.third, open)).currentlyLate).toBe(true)
    const giveUp = `mutation { defaultLoan(input: { id: "${first}" }) { userErrors { code } } }`
    await world.graphql(insiders.operator.token, giveUp)
    expect(await read(others.third, open)).toMatchObject({
      loansRepaid: 0,
      loansDefaulted: 1,
      currentlyLate: true,
    })
    const bea = await personOf(world, 'bea', { amount: 500 })
    await bea.call('POST', `/loans/${first}/repayments`, { amount: 500 })
    expect(await read(others.third, open)).toMatchObject({
      loansRepaid: 0,
      loansDefaulted: 1,
      currentlyLate: false,
    })
  })

  it('is read for a page by one statement', async () => {
    for (const name of ['cleo', 'dan', 'eve']) await published(name)
    const query =
      '{ loans(filter: { status: [OPEN] }, first: 50) { nodes { borrowerRecord { loansRepaid } } } }'
    const sent = await statements(async () => void (await ask(others.third, query)))
    expect(sent).toHaveLength(2)
  })
})

it('of no loan is refused as a loan that does not exist', async () => {
  const { status, body } = await others.third.call('GET', `/loans/${crypto.randomUUID()}/schedule`)
  expect(refused({ status, body }).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
})
