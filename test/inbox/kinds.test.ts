import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let ada: Person
beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada', { scope: 'lending:admin', amount: 10 })
  await ada.call('POST', '/wallet/withdraw', { amount: 1 })
  await ada.call('POST', '/wallet/deposit', { amount: 2 })
  // Whoever writes one may call it what the platform calls its own: it is custom all the same.
  const own = { title: 'Rent', message: 'Paid.', type: 'deposit' }
  await ada.call('POST', '/notifications', own)
})
afterAll(() => world.close())

const kinds = async (query: string): Promise<string[]> =>
  (await ada.call('GET', `/notifications?${query}`)).body.notifications.map(
    ({ kind }: Body) => kind,
  )

it('lists notifications of some kinds, newest first, over REST', async () => {
  expect(await kinds('')).toEqual(['custom', 'deposit', 'withdrawal', 'deposit'])
  expect(await kinds('kind=deposit')).toEqual(['deposit', 'deposit'])
  expect(await kinds('kind=custom')).toEqual(['custom'])
  expect(await kinds('kind=withdrawal,deposit,deposit')).toEqual([
    'deposit',
    'withdrawal',
    'deposit',
  ])
  expect(await kinds('kind=withdrawal,custom')).toEqual(['custom', 'withdrawal'])
  expect(await kinds('kind=loan_funded')).toEqual([])
  const { status, body } = await ada.call('GET', '/notifications?kind=rent')
  expect([status, body.error.details[0].field]).toEqual([400, 'kind'])
})

it('goes on with a page of the same kinds, and of no others', async () => {
  const first = await ada.call('GET', '/notifications?kind=deposit,withdrawal&limit=2')
  const { next_cursor: cursor } = first.body.pagination
  const next = await ada.call(
    'GET',
    `/notifications?kind=withdrawal,deposit&limit=2&cursor=${cursor}`,
  )
  expect(next.body.notifications.map(({ kind }: Body) => kind)).toEqual(['deposit'])
  const other = await ada.call('GET', `/notifications?kind=deposit&cursor=${cursor}`)
  expect([other.status, other.body.error.code]).toEqual([400, 'BAD_CURSOR'])
})

it('lists what is unread of some kinds, over GraphQL, for the member and for operators', async () => {
  const [newest] = (await ada.call('GET', '/notifications?kind=deposit')).body.notifications
  await ada.call('PUT', `/notifications/${newest.id}/read`)
  const list =
    'notifications(kind: [DEPOSIT, WITHDRAWAL], unread: $unread) { nodes { kind } totalCount }'
  const query = `query ($unread: Boolean, $id: ID!) {
    me { ${list} }
    memberFile(memberId: $id) { ${list} }
  }`
  const ask = async (unread: boolean | null) => {
    const { body } = await world.graphql(ada.token, query, { unread, id: ada.id })
    const { me, memberFile } = body.data
    expect(memberFile).toEqual(me)
    return [me.notifications.totalCount, ...me.notifications.nodes.map(({ kind }: Body) => kind)]
  }
  expect(await ask(true)).toEqual([2, 'WITHDRAWAL', 'DEPOSIT'])
  expect(await ask(false)).toEqual([1, 'DEPOSIT'])
  expect(await ask(null)).toEqual([3, 'DEPOSIT', 'WITHDRAWAL', 'DEPOSIT'])
  const none = await world.graphql(ada.token, '{ me { notifications(kind: []) { totalCount } } }')
  expect(none.body.data.me.notifications.totalCount).toBe(0)
})
