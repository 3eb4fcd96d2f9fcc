import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/database/migrating/migrate.ts'
import { ownFinances } from '../../src/lending/member/access.ts'
import { createDatabase } from '../support/database.ts'
import { loanTools } from '../support/market/loans.ts'
import { startWorld, statements, type World } from '../support/world.ts'

let world: World
let ada: string

beforeAll(async () => {
  world = await startWorld()
  ada = await world.token('ada')
  await world.rest('PUT', '/profile', { token: ada, body: { monthly_income: 4321.09 } })
})
afterAll(() => world.close())

const meQuery = '{ me { creditScore monthlyIncome } }'

it('are read in one statement, by their owner, and reach the risk of a loan', async () => {
  const { id } = (await world.rest('GET', '/profile', { token: ada })).body.profile
  const operator = await world.token('op', { scope: 'lending:admin' })
  const review = `mutation { reviewMember(input: { id: "${id}", creditScore: 777 }) { userErrors { code } } }`
  expect((await world.graphql(operator, review)).body.data.reviewMember.userErrors).toEqual([])
  const seen = await statements(async () => {
    const { body } = await world.graphql(ada, meQuery)
    expect(body.data.me).toEqual({ creditScore: 777, monthlyIncome: '4321.09' })
  })
  expect(seen.filter((text) => text.includes('finances'))).toHaveLength(1)
  const { newLoan, put } = loanTools(world, ada)
  const loan = await newLoan({ amount_requested: 100 })
  expect((await put(loan.id, { status: 'open' })).body.loan.risk_level).toBe('low')
})

it('are out of reach of any other statement of the application', async () => {
  const client = new Client({
    connectionString: world.database.url,
  })
  await client.connect()
  for (const wrong of [
    'select * from finances',
    'select credit_score from finances',
    'select max(monthly_income) from finances',
    'select profile_id from finances where monthly_income > 0',
    'select profile_id from finances order by credit_score',
    'select profile.*, finances.* from profile join finances on profile_id = id',
    'update finances set credit_score = 850 returning monthly_income',
    'update finances set monthly_income = monthly_income where credit_score > 300',
    'copy finances to stdout',
    'delete from finances',
  ])
    await expect(client.query(wrong)).rejects.toThrow('permission denied for table finances')
  await client.end()
})

it('of others are asked for by no loader', async () => {
  const [own, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const finances = ownFinances(world.gateway.database, { id: own })
  await expect(finances.load(other)).rejects.toThrow('not the own')
  expect(await finances.load(own)).toEqual({ creditScore: null, monthlyIncome: null })
})

it('are taken back from a role that could read them before', async () => {
  const database = await createDatabase()
  const role = new URL(database.url).username
  await database.sql(`grant select on finances to ${role}`)
  await migrate(database.ownerUrl, database.url, 'USD')
  const may = `select has_table_privilege('${role}', 'finances', 'select') as may`
  expect(await database.sql(may)).toEqual([{ may: false }])
  await database.drop()
})
