import { afterAll, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { openDefaults } from '../support/market/repaying/recoveries.ts'
import { ageLoan } from '../support/market/travel.ts'
import { type Body, startWorld, statements } from '../support/world.ts'

const world = await startWorld({ DATABASE_POOL: '1', BORROW_WHILE_LATE: 'on' })
afterAll(() => world.close())
const defaults = await openDefaults(world)
const { newLoan, put, invest } = loanTools(world, defaults.ada.token)
const token = await world.token('zoe')

/** A loan of zoe's; what is not hers is ben's. */
async function lent(amount: number, rate: number, of = amount, more = {}): Promise<string> {
  const terms = { amount_requested: of, interest_rate: rate, repayment_period_months: 6, ...more }
  const { id } = await newLoan(terms)
  await put(id, { status: 'open' })
  await invest('zoe', id, amount)
  return id
}

const late = await lent(300, 9)
const lost = await lent(100, 12)
const place = { location_latitude: 47, location_longitude: 8, location_description: 'Uster' }
const running = await lent(200, 7, 200, { title: 'Potatoes for Nováková', ...place })
const repaid = await lent(400, 8, 450)
await invest('cleo', repaid, 50)
const held = await lent(50, 10, 500)
await ageLoan(world.database, late, 40)
await ageLoan(world.database, lost, 150)
const act = `mutation { defaultLoan(input: { id: "${lost}" }) { userErrors { code } } }`
await world.graphql(defaults.olga.token, act)
await world.rest('POST', `/loans/${repaid}/repayments`, {
  token: defaults.ada.token,
  body: { amount: 1000 },
})
const names = {
  [late]: 'late',
  [lost]: 'lost',
  [running]: 'running',
  [repaid]: 'repaid',
  [held]: 'held',
}

/** The names of zoe's investments, as REST lists them. */
async function list(query: string, by = token): Promise<readonly string[]> {
  const { status, body } = await world.rest('GET', `/investments?${query}`, { token: by })
  expect([status, body.error]).toEqual([200, undefined])
  return body.investments.map(({ loan_id }: Body) => names[loan_id])
}

it('tells those that are late apart from those that are paid in time', async () => {
  expect(await list('late=true')).toEqual(['late'])
  expect(await list('status=active&late=false')).toEqual(['running'])
  expect(await list('late=false')).toEqual(['held', 'repaid', 'running', 'lost'])
})

it('comes to the sums of what is listed, whatever the choice and on however many pages', async () => {
  const cents = (amount: number) => Math.round(amount * 100)
  const choices = ['', 'late=true', 'late=false', 'status=active', 'q=potatoes', 'automatic=true']
  for (const choice of [...choices, `loan_id=${held}`, 'status=cancelled,pending']) {
    const { investments } = (await world.rest('GET', `/investments?limit=100&${choice}`, { token }))
      .body
    const sum = (of: (one: Body) => number) =>
      investments.reduce((total: number, one: Body) => total + cents(of(one)), 0) / 100
    const only = (status: string) => (one: Body) => (one.status === status ? one.amount : 0)
    const { status, body } = await world.rest('GET', `/investment-totals?${choice}`, { token })
    expect([choice, status, body]).toEqual([
      choice,
      200,
      {
        totals: {
          count: investments.length,
          invested: sum((one) => (one.status === 'cancelled' ? 0 : one.amount)),
          pending: sum(only('pending')),
          released: sum(only('cancelled')),
          outstanding: sum((one) => one.principal_outstanding),
          late: sum((one) => (one.days_past_due > 0 ? one.principal_outstanding : 0)),
          repaid: sum((one) => one.principal_repaid),
          earned: sum((one) => one.interest_earned + one.charges_earned),
        },
      },
    ])
  }
  const text = '{ me { investmentTotals(late: true) { count outstanding late } } }'
  const { data } = (await world.graphql(token, text)).body
  expect(data.me.investmentTotals).toEqual({ count: 1, outstanding: '300.00', late: '300.00' })
  // In one statement, and beside the first page nothing else is counted.
  const sent = await statements(() => world.graphql(token, text))
  expect(sent.filter((one) => one.includes('principal_repaid')).length).toBe(1)
  const refused = await world.rest('GET', '/investment-totals?loan_id=7', { token })
  expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
})

it('has one’s own part in a loan, whoever else has lent to it', async () => {
  await invest('ben', held, 60)
  expect(await list(`loan_id=${held}`)).toEqual(['held'])
  expect(await list(`loan_id=${late}&status=repaid`)).toEqual([])
  const elsewhere = `/investments?loan_id=${held}&limit=1&cursor=`
  const { body } = await world.rest('GET', '/investments?limit=1', { token })
  const answer = await world.rest('GET', elsewhere + body.pagination.next_cursor, { token })
  expect(answer.status).toBe(400)
})

it('says so if what it is given as a loan’s id can’t be one', async () => {
  for (const given of ['7', '']) {
    const { status, body } = await world.rest('GET', `/investments?loan_id=${given}`, { token })
    expect([status, body.error?.code]).toEqual([400, 'VALIDATION_FAILED'])
  }
})

it('is sorted by each column, in both directions, and the same page by page', async () => {
  const orders = {
    newest: ['held', 'repaid', 'running', 'lost', 'late'],
    amount: ['repaid', 'late', 'running', 'lost', 'held'],
    rate: ['lost', 'held', 'late', 'repaid', 'running'],
  }
  for (const [sort, wanted] of Object.entries(orders)) {
    expect(await list(`sort=${sort}`)).toEqual(wanted)
    expect(await list(`sort=${sort}&reverse=true`)).toEqual(wanted.toReversed())
  }
  expect((await list('sort=outstanding')).slice(0, 3)).toEqual(['late', 'running', 'lost'])
  // Longest due first; nobody knows what is to come of what is lost, repaid or only held.
  const byDay = await list('sort=next_due')
  expect(byDay.slice(0, 2)).toEqual(['late', 'running'])
  expect(byDay.toSorted()).toEqual(Object.values(names).toSorted())
  for (const sort of ['newest', 'amount', 'outstanding', 'next_due', 'rate']) {
    const whole = await list(`sort=${sort}&late=false`)
    const paged: string[] = []
    for (let after = ''; ; ) {
      const path = `/investments?sort=${sort}&late=false&limit=1${after && `&cursor=${after}`}`
      const { body } = await world.rest('GET', path, { token })
      paged.push(...body.investments.map(({ loan_id }: Body) => names[loan_id]))
      if (!body.pagination.next_cursor) break
      after = body.pagination.next_cursor
    }
    expect(paged).toEqual(whole)
  }
})

it('shows the record of the borrower to those who lend to them, for as long as they do', async () => {
  const read = async (by: string, id: string) =>
    (await world.rest('GET', `/loans/${id}/borrower-record`, { token: by })).body.borrower_record
  const record = {
    loans_repaid: 1,
    loans_defaulted: 1,
    currently_late: true,
    payments_due: expect.any(Number),
    payments_on_time: 0,
    longest_delay_days: expect.any(Number),
  }
  for (const id of [late, lost, running, repaid]) expect(await read(token, id)).toEqual(record)
  const stranger = await world.token('xenia')
  await world.rest('GET', '/profile', { token: stranger })
  expect(await read(stranger, running)).toBeNull()
  expect(await read(stranger, held)).toEqual(record)
  // She has had her money back.
  expect(await read(await world.token('cleo'), repaid)).toBeNull()
})

it('is searched by the words of its loans, their places, and the names of their borrowers', async () => {
  for (const q of ['potato', 'uster', 'potatoes uster', 'Novák'])
    expect(await list(`q=${encodeURIComponent(q)}`)).toEqual(['running'])
  expect(await list('q=potatoes&late=true')).toEqual([])
  expect(await list('q=xyzzy')).toEqual([])
  const name = { full_name: 'Ada Lovelace', city: 'Turin' }
  await world.rest('PATCH', '/profile', { token: defaults.ada.token, body: name })
  for (const q of ['lovelace', 'turin potatoes'])
    expect((await list(`q=${q}&sort=amount`)).includes('running')).toBe(true)
  expect(await list('q=lovelace')).toHaveLength(5)
  // Nobody finds what others have lent.
  expect(await list('q=potatoes', await world.token('nobody'))).toEqual([])
})

it('is a file of what is shown, in the same order, with the titles, the borrowers and what is next', async () => {
  const file = await fetch(`${world.url}/investments?q=lovelace&sort=amount&f=csv`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(file.status).toBe(200)
  const [head = '', ...lines] = (await file.text()).trimEnd().split('\r\n')
  const column = (name: string) => head.split(',').indexOf(name)
  // Lenders are JSON, with commas.
  const cells = (name: string) =>
    lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, '').split(',')[column(name)])
  const { investments } = (
    await world.rest('GET', '/investments?q=lovelace&sort=amount', { token })
  ).body
  for (const name of ['id', 'loan_title', 'borrower_name', 'days_past_due', 'next_due_on'])
    expect(cells(name)).toEqual(investments.map((one: Body) => String(one[name] ?? '')))
  const shown = Object.fromEntries(investments.map((one: Body) => [names[one.loan_id], one]))
  expect(shown.running).toMatchObject({
    loan_title: 'Potatoes for Nováková',
    borrower_name: 'Ada Lovelace',
    days_past_due: 0,
  })
  expect(shown.running.next_due_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(shown.late.days_past_due).toBeGreaterThan(0)
  for (const name of ['lost', 'repaid', 'held'])
    expect(shown[name]).toMatchObject({ days_past_due: 0, next_due_on: null })
  // Others see of it what they see of any investment.
  const { body: others } = await world.graphql(
    await world.token('xenia'),
    `{ loan(id: "${running}") { investments { nodes { daysPastDue nextDueOn } } } }`,
  )
  expect(others.data.loan.investments.nodes[0]).toEqual({ daysPastDue: null, nextDueOn: null })
})
