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

  const answer = await fetch(`${world.url}/operator/payments?f=csv&member_id=${fay.id}`, {
    headers: { authorization: `Bearer ${olga.token}` },
  })
  const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  expect(head).toMatch(/^id,member_id,direction,amount,.*,member_name,counterparty_name$/)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(',1.05,')
  expect(rows[0]).toMatch(/,Fay Fir,$/)
})
