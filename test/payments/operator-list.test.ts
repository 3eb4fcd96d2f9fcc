import { afterAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Body, startWorld } from '../support/world.ts'

// The payments of all members, filtered, and as a file.

const world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off' })
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
const eve = await personOf(world, 'eve', { name: 'Eve Elm' })
const fay = await personOf(world, 'fay', { name: 'Fay Fir' })
afterAll(() => world.close())

const pay = async (person: Person, amount: number) =>
  person.call('POST', '/wallet/deposit', { amount })
const amounts = async (query: string): Promise<number[]> => {
  const { status, body } = await olga.call('GET', `/operator/payments${query}`)
  expect(status).toBe(200)
  return body.payments.map(({ amount }: Body) => amount)
}

it('lists payments made from a time on, and before one, also as a file', async () => {
  await pay(eve, 1.02)
  const all = (await olga.call('GET', '/operator/payments')).body.payments
  expect(all.map(({ amount, member_name: name }: Body) => [amount, name])).toEqual([
    [1.02, 'Eve Elm'],
  ])
  const [{ created_at: first }] = all
  await olga.call('POST', '/sandbox/clock', { advance: 'PT1H' })
  await pay(fay, 1.05)
  const [later] = (await olga.call('GET', '/operator/payments?limit=1')).body.payments
  expect(await amounts(`?since=${later.created_at}`)).toEqual([1.05])
  expect(await amounts(`?until=${later.created_at}`)).toEqual([1.02])
  expect(await amounts(`?since=${first}&until=${later.created_at}`)).toEqual([1.02])
  expect(await amounts(`?since=${first}`)).toEqual([1.05, 1.02])
  expect(await amounts('?provider=sandbox')).toEqual([1.05, 1.02])
  expect(await amounts('?provider=stripe')).toEqual([])
  expect(await amounts('?bank_file_id=nonsense')).toEqual([])
  expect(await amounts(`?reference=${later.reference}`)).toEqual([1.05])
  expect(await amounts(`?reference=${later.reference}&member_id=${eve.id}`)).toEqual([])
  expect(await amounts('?reference=sandbox-')).toEqual([])
  const wrong = await olga.call(
    'GET',
    `/operator/payments?since=${later.created_at}&until=${first}`,
  )
  expect([wrong.status, wrong.body.error.details[0].field]).toEqual([400, 'since'])

  expect(await amounts('?min_amount=1.03')).toEqual([1.05])
  expect(await amounts('?max_amount=1.03')).toEqual([1.02])
  expect(await amounts('?min_amount=1.02&max_amount=1.05')).toEqual([1.05, 1.02])
  const crossed = await olga.call('GET', '/operator/payments?min_amount=2&max_amount=1')
  expect([crossed.status, crossed.body.error.details[0].field]).toEqual([400, 'min_amount'])

  const answer = await fetch(`${world.url}/operator/payments?f=csv&member_id=${fay.id}`, {
    headers: { authorization: `Bearer ${olga.token}` },
  })
  const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/^id,member_id,direction,amount,.*,member_name,counterparty_name$/)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(',1.05,')
  expect(rows[0]).toMatch(/,Fay Fir,$/)
})

it('notes a look at each member whose payments are found by their amount, even if that is not shown', async () => {
  const gus = await personOf(world, 'gus', { scope: 'lending:support' })
  const find = (conditions: string) =>
    world.graphql(gus.token, `{ operatorPayments${conditions} { nodes { id } } }`)
  const looks = async () =>
    (
      await world.database.sql<{ target_id: string }>(
        `select target_id from audit_entry where act = 'lookAtMember' and actor_id = $1 order by number`,
        [gus.id],
      )
    ).map(({ target_id }) => target_id)
  expect((await find('')).body.data.operatorPayments.nodes).toHaveLength(2)
  expect(await looks()).toEqual([])
  expect((await find('(minAmount: "1.04")')).body.data.operatorPayments.nodes).toHaveLength(1)
  expect(await looks()).toEqual([fay.id])

  // Counting them tells as much, and so does that there is none.
  const count = (conditions: string) =>
    world.graphql(gus.token, `{ operatorPayments${conditions} { totalCount } }`)
  expect((await count('(maxAmount: "1.04")')).body.data.operatorPayments.totalCount).toBe(1)
  expect(await looks()).toEqual([fay.id, eve.id])
  await count(`(memberId: "${fay.id}", minAmount: "9")`)
  expect(await looks()).toEqual([fay.id, eve.id, fay.id])
})

it('finds lines of all statements by their amount, each a look', async () => {
  const hal = await personOf(world, 'hal', { scope: 'lending:support' })
  await pay(eve, 7.31)
  await eve.call('POST', '/wallet/transfer', { recipient_id: fay.id, amount: 0.31 })
  const find = async (amount: number, person = hal) =>
    person.call('GET', `/operator/transactions?amount=${amount}`)
  const { status, body } = await find(0.31)
  expect([status, body.transactions.map((one: Body) => [one.type, one.member_id])]).toEqual([
    200,
    expect.arrayContaining([
      ['transfer_in', fay.id],
      ['transfer_out', eve.id],
    ]),
  ])
  const looks = await world.database.sql<{ target_id: string }>(
    `select target_id from audit_entry where act = 'lookAtMember' and actor_id = $1`,
    [hal.id],
  )
  expect(looks.map((one) => one.target_id).toSorted()).toEqual([eve.id, fay.id].toSorted())
  expect((await find(7.31)).body.transactions).toMatchObject([{ type: 'deposit', amount: 7.31 }])
  expect((await find(7.32)).body.transactions).toEqual([])
  expect((await find(7.31, eve)).status).toBe(403)
})
