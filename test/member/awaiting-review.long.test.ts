import { afterAll, expect, it } from 'vitest'
import { openDesk } from '../support/app/desk.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld({ LOAN_REVIEW: 'on' })
const { tokens, ask, data, newLoan, put } = await openDesk(world)
const { ada, lena, olga, sam } = tokens
afterAll(() => world.close())

const queue = async (token: string, more = ''): Promise<string[]> => {
  const filter = `filter: { status: [SUBMITTED] } ${more}`
  const { loans } = await data(token, `{ loans(${filter}) { totalCount nodes { title } } }`)
  expect(loans.totalCount).toBe(loans.nodes.length)
  return loans.nodes.map((one: Body) => one.title)
}

it('shows operators the loans that await review, in any order, and others their own', async () => {
  for (const [token, title, rate] of [
    [ada, 'first', 5],
    [lena, 'second', 9],
    [olga, 'third', 7],
  ] as const) {
    const { id } = await newLoan({ title, interest_rate: rate }, token)
    expect((await put(id, { status: 'open' }, token)).body.loan.status).toBe('submitted')
  }
  await newLoan({ title: 'a draft' })
  for (const operator of [sam, olga]) {
    expect(await queue(operator)).toEqual(['third', 'second', 'first'])
    expect(await queue(operator, 'sort: RATE')).toEqual(['second', 'third', 'first'])
  }
  expect(await queue(ada)).toEqual(['first'])
  const all = '{ loans(filter: { status: [DRAFT, SUBMITTED] }) { nodes { title } } }'
  expect((await data(sam, all)).loans.nodes).toHaveLength(3)
})

it('lets operators read one of them, and nobody else but its borrower', async () => {
  const [row] = await world.database.sql<{ id: string }>(
    "select id from loan where title = 'first'",
  )
  const text = `{ loan(id: "${row?.id}") { title description } node(id: "${row?.id}") { id } }`
  expect((await data(sam, text)).loan.title).toBe('first')
  expect((await data(ada, text)).loan.title).toBe('first')
  expect((await ask(lena, text)).data).toEqual({ loan: null, node: null })
  const { status } = await world.rest('GET', `/loans/${row?.id}`, { token: sam })
  expect(status).toBe(200)
})
