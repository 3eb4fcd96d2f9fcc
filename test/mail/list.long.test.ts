import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let olga: Person
let ada: Person
let ben: Person
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on', SEED_DEMO: 'off' })
  olga = await personOf(world, 'olga', { scope: 'lending:support' })
  ada = await personOf(world, 'ada', { amount: 10 })
  ben = await personOf(world, 'ben', { amount: 10 })
  const ends = 'update letter set state = $2, problem = $3 where user_id = $1'
  await world.database.sql(ends, [ada.id, 'failed', '550 refused'])
  await world.database.sql(ends, [ben.id, 'bounced', '550 5.1.1 no such user'])
})
afterAll(() => world.close())

const list = async (query: string): Promise<Body[]> =>
  (await olga.call('GET', `/operator/letters?${query}`)).body.letters

it('lists the letters that failed or came back, newest first and in pages', async () => {
  const [one, ...rest] = await list('state=failed')
  expect(one).toMatchObject({ member_id: ada.id, state: 'failed', problem: '550 refused' })
  expect(rest).toEqual([])
  const both = await list('state=failed&state=bounced')
  expect(both.map(({ member_id: id }) => id)).toEqual([ben.id, ada.id])
  const first = await olga.call('GET', '/operator/letters?state=failed&state=bounced&limit=1')
  const { next_cursor: cursor } = first.body.pagination
  const next = await list(`state=failed&state=bounced&limit=1&cursor=${cursor}`)
  expect([first.body.letters[0]?.id, next[0]?.id]).toEqual(both.map(({ id }) => id))
  expect(await list(`member_id=${ben.id}`)).toMatchObject([{ state: 'bounced' }])
  expect(await list(`member_id=${ben.id}&state=failed`)).toEqual([])
})

it('shows what letters say to operators alone, and notes that they have looked', async () => {
  for (const person of [ada, ben])
    expect((await person.call('GET', '/operator/letters')).status).toBe(403)
  const looks = async () =>
    (
      await world.database.sql<{ count: number }>(
        "select count(*)::int as count from audit_entry where act = 'lookAtMember' and member_id = $1",
        [ada.id],
      )
    )[0]?.count ?? 0
  const before = await looks()
  const query = (fields: string) =>
    world.graphql(olga.token, `{ operatorLetters(state: [FAILED]) { nodes { ${fields} } } }`)
  const states = await query('id memberId state kind')
  expect([states.body.errors, await looks()]).toEqual([undefined, before])
  await query('problem')
  expect(await looks()).toBe(before + 1)
})
