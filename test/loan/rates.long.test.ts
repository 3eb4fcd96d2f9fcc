import { afterAll, describe, expect, it } from 'vitest'
import { fingerprint } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada')
const mary = await world.token('mary')
const { newLoan, put, invest } = loanTools(world, ada)
afterAll(() => world.close())

const get = async (path: string, token = mary): Promise<Body> =>
  (await world.rest('GET', path, { token })).body
const published = async (interest_rate: number): Promise<string> => {
  const { id } = await newLoan({ interest_rate })
  await put(id, { status: 'open' })
  return id
}

const rates = [9.4822, 9.4821, 9.48, 9.5, 9.4823, 0.0001, 36]
const ids = new Map<string, number>()
for (const rate of rates) ids.set(await published(rate), rate)

describe('a rate of four decimals', () => {
  it('is kept to the last of them, and shown alike by GraphQL and REST', async () => {
    for (const [id, rate] of ids) {
      expect((await get(`/loans/${id}`)).loan.interest_rate).toBe(rate)
      const { body } = await world.graphql(mary, `{ loan(id: "${id}") { interestRate } }`)
      expect(body.data.loan.interestRate).toBe(String(rate))
    }
    const [id = ''] = ids.keys()
    await invest('mary', id, 25)
    const { investments } = await get(`/loans/${id}/investments`)
    expect(investments[0].interest_rate).toBe(9.4822)
  })

  it.each(['/loans?sort=rate', '/opportunities?sort=rate'])('orders pages of %s', async (path) => {
    const seen: number[] = []
    let cursor = ''
    do {
      const page = await get(`${path}&limit=2${cursor}`)
      const found = page.loans ?? page.opportunities.map((one: Body) => one.loan)
      seen.push(...found.map((one: Body) => one.interest_rate))
      cursor = page.pagination.next_cursor ? `&cursor=${page.pagination.next_cursor}` : ''
    } while (cursor !== '')
    expect(seen).toEqual(rates.toSorted((a, b) => b - a))
  })

  it('is a bound of filters and preferences', async () => {
    const from = async (path: string, list: string) => (await get(path))[list].length
    expect(await from('/loans?min_rate=9.4822', 'loans')).toBe(4)
    expect(await from('/opportunities?min_rate=9.4823', 'opportunities')).toBe(3)
    const { status, body } = await world.rest('PUT', '/preferences', {
      token: mary,
      body: { min_interest_rate: 9.4822 },
    })
    expect([status, body.preferences.min_interest_rate]).toEqual([200, 9.4822])
    const { opportunities } = await get('/opportunities?sort=rate')
    expect(
      opportunities.map((one: Body) => one.match_score > opportunities.at(-1).match_score),
    ).toEqual([true, true, true, true, true, true, false])
  })

  it('is followed to the cent by quotes and schedules', async () => {
    const { body } = await world.graphql(
      mary,
      '{ loanQuote(amount: "100", interestRate: "9.4822", months: 6) { monthlyPayment instalments { payment interest } } }',
    )
    expect(body.data.loanQuote.monthlyPayment).toBe('17.13')
    expect(body.data.loanQuote.instalments.map((one: Body) => one.interest)).toEqual([
      '0.79',
      '0.66',
      '0.53',
      '0.40',
      '0.27',
      '0.13',
    ])
  })
})

describe('a rate of five decimals', () => {
  it('is refused by name, and nothing is stored', async () => {
    const before = await fingerprint(world.database)
    const rest = await world.rest('POST', '/loans', {
      token: ada,
      body: { title: 'x', amount_requested: 100, interest_rate: 9.48221 },
    })
    expect([rest.status, rest.body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(rest.body.error.details[0]).toMatchObject({ field: 'interest_rate' })
    expect(rest.body.error.details[0].message).toContain('at most 4 decimals')
    const { body } = await world.graphql(
      ada,
      'mutation { createLoan(input: { title: "x", amountRequested: 100, interestRate: "9.48221" }) { loan { id } userErrors { code field } } }',
    )
    expect(body.data.createLoan).toEqual({
      loan: null,
      userErrors: [{ code: 'VALIDATION_FAILED', field: 'interestRate' }],
    })
    expect(await fingerprint(world.database)).toEqual(before)
  })

  it('is refused by the database too', async () => {
    const [id] = ids.keys()
    await expect(
      world.database.sql('update preferences set min_interest_rate = 948.221'),
    ).rejects.toThrow('preferences_rate_decimals')
    await expect(
      world.database.sql(
        `insert into loan (id, borrower_id, title, amount_requested, currency, interest_rate)
          select gen_random_uuid(), borrower_id, 'x', 5, 'USD', 1.001 from loan where id = $1`,
        [id],
      ),
    ).rejects.toThrow('loan_rate_decimals')
  })
})
