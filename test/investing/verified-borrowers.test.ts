import { afterAll, expect, it } from 'vitest'
import { orderTools } from '../support/market/standing-orders.ts'
import { type Body, startWorld } from '../support/world.ts'

// Lenders who want loans of verified borrowers only: in a search, in one that is saved, and in a standing order.

const world = await startWorld()
const orders = orderTools(world)
afterAll(() => world.close())

const asking = async (subject: string) => {
  const token = await world.token(subject)
  return async (method: string, path: string, body?: unknown): Promise<Body> =>
    (await world.rest(method, path, { token, body })).body
}
const olga = await world.token('olga', { scope: 'lending:admin' })
const verify = async (subject: string, status = 'VERIFIED') => {
  const member = (await world.graphql(await world.token(subject), '{ me { memberId } }')).body.data
    .me
  const call = `mutation { reviewMember(input: { id: "${member.memberId}", verificationStatus: ${status}, reason: "Papers" }) {
    userErrors { code message }
  } }`
  const { data } = (await world.graphql(olga, call)).body
  expect(data.reviewMember.userErrors).toEqual([])
}
const published = async (subject: string) => {
  const id = await orders.published(subject, { amount_requested: 200 })
  await orders.settled()
  return id
}
const found = async (query: string) => {
  const ask = await asking('lena')
  const { opportunities } = await ask('GET', `/opportunities?limit=100${query}`)
  return opportunities.map(({ loan }: Body) => loan.id).toSorted()
}
const only = '&only_verified_borrowers=true'

// One was verified before publishing, and one was not.
await verify('vera')
const known = await orders.published('vera', { amount_requested: 200 })
const unknown = await orders.published('udo', { amount_requested: 200 })

it('a search finds their loans alone, in each order, and follows what becomes of the verification', async () => {
  for (const sort of ['match', 'rate', 'newest', 'distance', 'expiring', 'funded_percent', 'term'])
    expect(await found(`${only}&sort=${sort}`)).toEqual([known])
  expect(await found('&only_verified_borrowers=false')).toEqual([known, unknown].toSorted())
  expect(await found(`${only}&min_rate=35`)).toEqual([])
  await verify('udo')
  expect(await found(only)).toEqual([known, unknown].toSorted())
  await verify('udo', 'UNVERIFIED')
  expect(await found(only)).toEqual([known])
})

it('a preference for them judges other loans lower, in points and in words', async () => {
  const ask = await asking('lena')
  await ask('PATCH', '/preferences', { only_verified_borrowers: true })
  const { preferences } = await ask('GET', '/preferences')
  expect(preferences.only_verified_borrowers).toBe(true)
  const { opportunities } = await ask('GET', '/opportunities')
  const judged = Object.fromEntries(
    opportunities.map((one: Body) => [one.loan.id, [one.match_score, one.match_reasons]]),
  )
  expect(judged).toEqual({
    [known]: [100, ['Its borrower’s identity is verified.']],
    [unknown]: [
      70,
      ['Its borrower’s identity is not verified, and you want verified borrowers only.'],
    ],
  })
  const { preview } = await ask('GET', '/standing-order/preview?auto_invest_max_per_loan=25')
  expect(preview).toMatchObject({ open_loans: 2, open_matches: 1, published_matches: 1 })
  const path = '/standing-order/preview?only_verified_borrowers=false'
  expect((await ask('GET', path)).preview).toMatchObject({ open_matches: 2, published_matches: 2 })
  const refused = await ask('PATCH', '/preferences', { only_verified_borrowers: null })
  expect(refused.error.details[0]).toMatchObject({ field: 'only_verified_borrowers' })
})

it('a standing order lends to them alone, and no longer to one who has lost the verification', async () => {
  await orders.standing('otto', 500, { only_verified_borrowers: true })
  await published('vera')
  await published('udo')
  expect(await orders.invested('otto', 'vera')).toMatchObject({ times: 1 })
  expect(await orders.invested('otto', 'udo')).toMatchObject({ times: 0 })
  await verify('vera', 'UNVERIFIED')
  await published('vera')
  expect(await orders.invested('otto', 'vera')).toMatchObject({ times: 1 })
  await verify('vera')
})

it('a saved search keeps that it is for them, and tells of their loans alone', async () => {
  const ask = await asking('sue')
  const saved = { name: 'Known', only_verified_borrowers: true, notifies: true }
  const { saved_search: search } = await ask('POST', '/saved-searches', saved)
  expect(search).toMatchObject(saved)
  const path = `/saved-searches/${search.id}`
  expect((await ask('PATCH', path, { name: 'Still' })).saved_search).toMatchObject({
    only_verified_borrowers: true,
  })
  await published('udo')
  const id = await published('vera')
  const told = async () =>
    (await ask('GET', '/notifications')).notifications.filter(
      ({ type }: Body) => type === 'loan_matches',
    )
  await expect.poll(async () => (await told()).length).toBe(1)
  expect((await told())[0].data.loan_id).toBe(id)
  const changed = await ask('PATCH', path, { only_verified_borrowers: false })
  expect(changed.saved_search.only_verified_borrowers).toBe(false)
})
