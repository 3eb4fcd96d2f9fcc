import { Client } from 'pg'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { tellOfMatches } from '../../src/lending/investing/matches.ts'
import { openLedger } from '../support/market/books/ledger.ts'
import { loanTools } from '../support/market/loans.ts'
import { orderTools } from '../support/market/standing-orders.ts'
import { type Body, startWorld } from '../support/world.ts'

const world = await startWorld()
const rules = await openLedger(world.database)
const orders = orderTools(world)
// Before anybody has a standing order, which would take a part of it.
const defaulted = await loanTools(world, await world.token('fay')).inState('defaulted')
afterAll(async () => {
  await rules.close()
  await world.close()
})

const looking = async (subject: string, wishes: object) => {
  const token = await world.token(subject)
  const body = { match_notifications: true, ...wishes }
  expect((await world.rest('PATCH', '/preferences', { token, body })).status).toBe(200)
}
const detailsOf = async (subject: string) => {
  const query = `{ me { notifications { nodes { details { kind ... on LoanMatchesDetails { amount searchName orderSkipped loan { id } } } } } } }`
  const { data } = (await world.graphql(await world.token(subject), query)).body
  return data.me.notifications.nodes.map(({ details }: Body) => details)
}
const told = async (subject: string) => {
  const token = await world.token(subject)
  const { body } = await world.rest('GET', '/notifications', { token })
  return body.notifications.filter(({ type }: Body) => type === 'loan_matches')
}

it('a saved search tells of each loan that matches, once, and of no other', async () => {
  await looking('anna', { min_interest_rate: 9 })
  await looking('bert', { min_interest_rate: 20 })
  await looking('cleo', { match_notifications: false })
  await looking('owner', {})
  await orders.standing('dora', 100, { match_notifications: true })
  const id = await orders.published('owner', { interest_rate: 10, amount_requested: 300 })
  await orders.settled()
  const found = await told('anna')
  expect(found).toHaveLength(1)
  expect(found[0]).toMatchObject({ data: { loan_id: id } })
  expect(found[0].message).toContain('300.00 USD')
  expect((await detailsOf('anna'))[0]).toEqual({
    kind: 'LOAN_MATCHES',
    amount: '300.00',
    searchName: null,
    orderSkipped: null,
    loan: { id },
  })
  for (const subject of ['bert', 'cleo', 'owner']) expect(await told(subject)).toEqual([])
  // Who has it in the order anyway is told of that alone.
  expect(await orders.invested('dora', 'owner')).toMatchObject({ times: 1 })
  expect(await told('dora')).toEqual([])
  // The job can run again.
  expect(await tellOfMatches(rules.platform, id)).toBe(0)
  await world.database.sql('select tell_of_match($1, $2)', [found[0].user_id, id])
  expect(await told('anna')).toHaveLength(1)
})

it('is told to nobody whose type of notification is off, nor of loans that are open already', async () => {
  await looking('emil', { notification_types: { loan_matches: false } })
  await orders.published('owner', { interest_rate: 12 })
  await orders.settled()
  expect(await told('emil')).toEqual([])
  expect(await told('anna')).toHaveLength(2)
  await looking('late', {})
  expect(await told('late')).toEqual([])
})

it('looks at many who search in pages, in the queue of searches, and tells each', async () => {
  await orders.settled()
  const { sql } = world.database
  const of = (wish: string, count: number) =>
    sql(
      `with crowd as (insert into profile (id, full_name, user_type, verification_status)
          select new_id(), 'Crowd', 'both', 'verified' from generate_series(1, $1) returning id
        ), boxes as (insert into inbox (user_id) select id from crowd)
        insert into preferences (user_id, match_notifications, min_interest_rate) select id, true, ${wish} from crowd`,
      [count],
    )
  await sql('set session_replication_role = replica')
  await of('9900', 700)
  await of('500', 3)
  await sql('set session_replication_role = origin')
  const id = await orders.published('owner', { interest_rate: 8 })
  await orders.settled()
  const crowd = `select from notification join profile on profile.id = user_id
    where full_name = 'Crowd' and type = 'loan_matches' and data ->> 'loan_id' = $1`
  expect(await sql(crowd, [id])).toHaveLength(3)
  const asked: unknown[] = []
  const { database } = rules.platform
  const query: typeof database.query = (text, values, kind) => {
    asked.push([/lenders_to_tell/.test(text), kind])
    return database.query(text, values, kind)
  }
  await tellOfMatches({ ...rules.platform, database: { ...database, query } }, id)
  expect(await sql(crowd, [id])).toHaveLength(3)
  expect(asked).toEqual([
    [true, 'search'],
    [true, 'search'],
  ])
})

it('borrowers who have defaulted match nothing, so that no standing order lends to them', async () => {
  // Since then she has repaid it, so that she may borrow again.
  await world.database.sql(
    `set session_replication_role = replica;
    update instalment set principal_paid = principal, interest_paid = interest where loan_id = '${defaulted}';
    update loan set late_due_on = null, next_due_on = null where id = '${defaulted}';
    reset session_replication_role`,
  )
  await orders.standing('gus', 100)
  await looking('hal', {})
  const id = await orders.published('fay', { interest_rate: 13 })
  await orders.settled()
  expect(await orders.invested('gus', 'fay')).toMatchObject({ times: 0 })
  expect(await told('hal')).toEqual([])
  const text = `{ me {
    opportunities(filter: { minRate: "13" }) { nodes { matchScore matchReasons matchMisses loan { id } } }
    standingOrderPreview(order: { minInterestRate: "13" }) { openMatches publishedMatches }
  } }`
  const { data } = (await world.graphql(await world.token('gus'), text)).body
  const [found] = data.me.opportunities.nodes
  expect(found).toMatchObject({ matchScore: 70, loan: { id } })
  expect(found.matchReasons).toEqual([
    'Its borrower has had a loan that defaulted: standing orders leave such loans out.',
  ])
  // What the order asks for is met; the default alone is not.
  expect(found.matchMisses).toEqual(found.matchReasons)
  expect(data.me.standingOrderPreview).toEqual({ openMatches: 0, publishedMatches: 0 })
})

it('says why a standing order put nothing into a loan that it matches', async () => {
  const own = { match_notifications: true, min_interest_rate: 20 }
  await orders.standing('kim', 500, { ...own, auto_invest_max_per_loan: 40 })
  await orders.standing('lea', 500, {
    ...own,
    auto_invest_max_per_loan: 30,
    auto_invest_budget: 30,
  })
  await orders.standing('max', 30, own)
  await orders.standing('ned', 500, { ...own, auto_invest_pause_hours: 24 })
  for (const interest_rate of [21, 22]) {
    await orders.published('landlord', { interest_rate, amount_requested: 900 })
    await orders.settled()
  }
  await orders.published('other', { interest_rate: 23, amount_requested: 900 })
  await orders.settled()
  const reasons = async (subject: string) =>
    (await told(subject)).map(({ data, message }: Body) => [data.order_skipped, message])
  expect(await reasons('kim')).toEqual([
    ['borrower', expect.stringContaining('its limit per borrower is used up')],
  ])
  expect(await detailsOf('kim')).toContainEqual(
    expect.objectContaining({ kind: 'LOAN_MATCHES', orderSkipped: 'BORROWER' }),
  )
  expect(new Set((await reasons('ned')).map(([reason]: string[]) => reason))).toEqual(
    new Set(['pause']),
  )
  expect((await reasons('lea'))[0]).toEqual([
    'budget',
    expect.stringContaining('as it may at one time'),
  ])
  expect((await reasons('max'))[0]).toEqual(['money', expect.stringContaining('too little money')])
  // A saved search alone says nothing of an order.
  await looking('ola', { min_interest_rate: 20 })
  await orders.published('other', { interest_rate: 24, amount_requested: 900 })
  await orders.settled()
  const [plain] = await told('ola')
  expect([plain.data.order_skipped, plain.message]).toEqual([
    undefined,
    expect.stringMatching(/meets all your criteria\.$/),
  ])
})

it('tells nobody who is being erased at that moment, or was erased since the job looked', async () => {
  await looking('gone', { min_interest_rate: 9 })
  const id = await orders.published('owner', { interest_rate: 10, amount_requested: 200 })
  await orders.settled()
  const [{ user_id: member }] = await told('gone')
  const { sql, adminUrl } = world.database
  // As if the job had not told her yet.
  await sql('delete from letter where user_id = $1', [member])
  await sql('delete from notification where user_id = $1', [member])
  const erasing = new Client({ connectionString: adminUrl })
  await erasing.connect()
  onTestFinished(() => erasing.end())
  await erasing.query('begin')
  const { rows } = await erasing.query('select request_erasure($1, $2) as done', [member, {}])
  expect(rows[0].done).toMatchObject({ erasure: { member_id: member } })
  const tells = rules.platform.database.change('select tell_of_match($1, $2)', [member, id])
  const waits = () =>
    sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and query like 'select tell_of_match%'`)
  await expect.poll(async () => (await waits()).length).toBe(1)
  await erasing.query('commit')
  await tells
  await rules.platform.database.change('select tell_of_match($1, $2)', [member, id])
  expect(await sql('select type from notification where user_id = $1', [member])).toEqual([])
  expect(await sql('select kind from letter where user_id = $1', [member])).toEqual([])
})
