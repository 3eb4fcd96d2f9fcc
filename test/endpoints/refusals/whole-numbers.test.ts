import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stream } from '../../support/clients/guarded.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

let world: World
let ada: string
beforeAll(async () => {
  world = await startWorld({ LOAN_MONTHS_MAX: '60' })
  ada = await world.token('ada')
})
afterAll(() => world.close())

const months = (given: unknown) => ({
  amount_requested: 100,
  repayment_period_months: given,
  title: 'Ox',
})
const messageOf = ({ body }: { body: Body }) =>
  body.error?.details[0].message ?? body.errors[0].message

describe('what is no whole number is refused with what was sent and what would work', () => {
  it.each([
    [1.5, '1.5'],
    ['12', 'the text “12”'],
    [1e12, '1000000000000'],
    [true, 'true'],
  ])('in the body of a request: %s', async (given, shown) => {
    const body = months(given)
    const answer = await world.rest('POST', '/loans', { token: ada, body })
    const message = `repayment_period_months must be a whole number from 1 to 60, not ${shown}.`
    expect([answer.status, messageOf(answer)]).toEqual([400, message])
  })

  it.each([
    ['/loans?limit=1.5', 'limit must be a whole number from 1 to 100, not 1.5.'],
    [
      '/quote?amount=100&interest_rate=5&months=1.5',
      'months must be a whole number from 1 to 60, not 1.5.',
    ],
    [
      '/quote?amount=100&interest_rate=5&months=x',
      'months must be a whole number from 1 to 60, not the text “x”.',
    ],
    // A filter finds nothing by what no loan can have, so it has no bounds of its own.
    ['/loans?min_months=1.5', 'min_months must be a whole number, not 1.5.'],
    [
      '/loans?min_months=3000000000',
      'min_months must be a whole number from -2147483648 to 2147483647, not 3000000000.',
    ],
  ])('in a query: %s', async (path, message) => {
    const answer = await world.rest('GET', path, { token: ada })
    expect([answer.status, messageOf(answer)]).toEqual([400, message])
  })

  const create = 'mutation ($input: CreateLoanInput!) { createLoan(input: $input) { loan { id } } }'
  const input = { title: 'Ox', amountRequested: '100', repaymentPeriodMonths: 1.5 }
  const wanted = 'repaymentPeriodMonths must be a whole number from 1 to 60, not 1.5.'

  it('in a variable of GraphQL, in the language of the reader', async () => {
    const body = { query: create, variables: { input } }
    const answer = await world.rest('POST', '/graphql', { token: ada, body })
    expect([messageOf(answer), answer.body.errors[0].extensions.code]).toEqual([
      wanted,
      'VALIDATION_FAILED',
    ])
    const headers = { 'accept-language': 'de' }
    const german = await world.rest('POST', '/graphql', { token: ada, body, headers })
    expect(messageOf(german)).toBe(
      'repaymentPeriodMonths muss eine ganze Zahl von 1 bis 60 sein, nicht 1.5.',
    )
  })

  it.each([
    [
      'mutation { createLoan(input: { title: "Ox", amountRequested: 100, repaymentPeriodMonths: 1.5 }) { loan { id } } }',
      wanted,
    ],
    [
      '{ me { loans(first: "5") { totalCount } } }',
      'first must be a whole number from 1 to 100, not the text “5”.',
    ],
  ])('in a document: %s', async (query, message) => {
    const { body } = await world.graphql(ada, query)
    expect(body.errors[0].message).toBe(message)
  })

  it('in a variable for an argument, and in one of a subscription', async () => {
    const page = 'query ($n: Int) { me { loans(first: $n) { totalCount } } }'
    const { body } = await world.graphql(ada, page, { n: 2.5 })
    expect(body.errors[0].message).toBe('first must be a whole number from 1 to 100, not 2.5.')
    const query = `subscription ($zoom: Int) {
      loanMarkersChanged(bbox: { west: 0, south: 0, east: 1, north: 1 }, zoom: $zoom) { reset }
    }`
    const told = await stream(world, ada, { query, variables: { zoom: 2.5 } })
    expect(told.errors[0].message).toBe('zoom must be a whole number from 0 to 22, not 2.5.')
  })
})
