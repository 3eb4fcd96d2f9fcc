import { afterAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Body, startWorld } from '../support/world.ts'

// Operators see who owes the platform, how much, and since when.

const world = await startWorld()
const olga = await personOf(world, 'olga', { scope: 'lending:admin' })
const bea = await personOf(world, 'bea')
afterAll(() => world.close())

const deposit = async (person: Person, amount: number): Promise<Body> =>
  (await person.call('POST', '/wallet/deposit', { amount })).body.transaction
const takeBack = async ({ id }: Body) => {
  const reason = { reason: 'returned by the bank' }
  expect((await olga.call('POST', `/operator/transactions/${id}/reverse`, reason)).status).toBe(200)
}
const owing = async (query = ''): Promise<Body> =>
  (await olga.call('GET', `/operator/owed-by-members${query}`)).body

/** Somebody whose deposit is taken back after this much of it was spent. */
async function debtor(name: string, spent: number): Promise<Person> {
  const one = await personOf(world, name, { name: `${name} Elm` })
  const paid = await deposit(one, 100)
  await one.call('POST', '/wallet/transfer', { amount: spent, recipient_id: bea.id })
  await takeBack(paid)
  return one
}

it('lists those who owe, the longest first, until they have paid', async () => {
  expect((await owing()).owed_by_members).toEqual([])
  const ada = await debtor('Ada', 60)
  const ben = await debtor('Ben', 25)
  const { owed_by_members: both } = await owing()
  expect(both).toMatchObject([
    { member_id: ada.id, member_name: 'Ada Elm', owed: 60, currency: 'USD', cause: 'reversal' },
    { member_id: ben.id, member_name: 'Ben Elm', owed: 25 },
  ])
  const [first] = (await owing('?limit=1')).owed_by_members
  expect(first).toEqual(both[0])

  // What is added later does not change since when.
  await deposit(ada, 10)
  expect((await owing()).owed_by_members[0]).toEqual({ ...both[0], owed: 50 })
  // Who has paid and owes again begins anew, behind those who still owe.
  const more = await deposit(ada, 150)
  await ada.call('POST', '/wallet/transfer', { amount: 100, recipient_id: bea.id })
  expect((await owing()).owed_by_members).toMatchObject([{ member_id: ben.id }])
  await takeBack(more)
  const { owed_by_members: again } = await owing()
  expect(again.map(({ member_id: id }: Body) => id)).toEqual([ben.id, ada.id])
  expect(again[1].since > both[0].since).toBe(true)
})

it('notes each as a look, and is no list for members', async () => {
  const cat = await debtor('Cat', 5)
  await owing()
  const looks = await world.database.sql(
    `select from audit_entry where act = 'lookAtMember' and member_id = '${cat.id}'`,
  )
  expect(looks).toHaveLength(1)
  expect((await bea.call('GET', '/operator/owed-by-members')).status).toBe(403)
})

it('is a file, too', async () => {
  const answer = await fetch(`${world.url}/operator/owed-by-members?f=csv`, {
    headers: { authorization: `Bearer ${olga.token}` },
  })
  const [head, ...rows] = (await answer.text()).trimEnd().split('\r\n')
  expect(head).toBe('member_id,member_name,owed,currency,since,cause')
  expect(rows).toHaveLength((await owing()).owed_by_members.length)
})
