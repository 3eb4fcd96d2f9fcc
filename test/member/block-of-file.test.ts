import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

// What a member's file says of a block, however it came: frozen by hand, in a review, or because the account was closed.

let world: World
let people: Record<'olga' | 'carl' | 'sam' | 'ada', Person>

beforeAll(async () => {
  world = await startWorld()
  const admin = (name: string) => ({ scope: 'lending:admin', name })
  people = {
    olga: await personOf(world, 'olga', admin('Olga Marsh')),
    carl: await personOf(world, 'carl', admin('Carl Stone')),
    sam: await personOf(world, 'sam', { scope: 'lending:support' }),
    ada: await personOf(world, 'ada'),
  }
})
afterAll(() => world.close())

const blockOf = async (): Promise<Body> => {
  const { sam, ada } = people
  return (await sam.call('GET', `/operator/members/${ada.id}`)).body.member_file.block
}
const decide = (by: Person, act: string, reason: string) =>
  by.call('POST', `/operator/members/${people.ada.id}/${act}`, { reason })
const review = async (by: Person, reason: string) => {
  const query = `mutation { reviewMember(input: { id: "${people.ada.id}", blocked: true, reason: "${reason}" }) { userErrors { code } } }`
  const { body } = await by.call('POST', '/graphql', { query })
  expect(body.data.reviewMember.userErrors).toEqual([])
}

describe('a member’s file', () => {
  it('says nothing of a block that has ended', async () => {
    const { olga } = people
    await decide(olga, 'freeze', 'Papers look forged')
    expect(await blockOf()).toMatchObject({ reason: 'Papers look forged', operator_id: olga.id })
    await decide(olga, 'release', 'They are genuine')
    expect(await blockOf()).toBeNull()
  })

  it('says what was noted for other operators, which the member is not told', async () => {
    const { olga, carl, sam, ada } = people
    const noted = 'Two accounts name the same device.'
    const freeze = (body: object, key?: string) =>
      olga.call('POST', `/operator/members/${ada.id}/freeze`, body, {
        ...(key && { 'Idempotency-Key': key }),
      })
    const given = { reason: 'To be looked into', note: noted }
    expect(refused(await freeze({ ...given, note: ' ' }))).toEqual([
      400,
      'VALIDATION_FAILED',
      expect.objectContaining({ field: 'note' }),
    ])
    const first = await freeze(given, 'freeze-with-a-note')
    expect(first.status).toBe(200)
    expect((await freeze(given, 'freeze-with-a-note')).body).toEqual(first.body)
    expect(await blockOf()).toMatchObject({ reason: given.reason, note: noted })
    const { notes } = (await sam.call('GET', `/operator/members/${ada.id}/notes`)).body
    expect(notes.map((one: Body) => [one.text, one.author_id])).toEqual([[noted, olga.id]])
    const told = await ada.call('GET', '/notifications')
    expect(JSON.stringify(told.body)).toContain(given.reason)
    expect(JSON.stringify(told.body)).not.toContain('device')
    expect(await world.database.sql('select * from trail_differences()')).toEqual([])
    await decide(carl, 'release', 'All is well')
    await decide(carl, 'freeze', 'Once more')
    expect(await blockOf()).toMatchObject({ reason: 'Once more', note: null })
    await decide(carl, 'release', 'All is well')
  })

  it('says when, why and by whom a member was blocked in a review', async () => {
    const { sam, carl, ada } = people
    await review(carl, 'The name differs')
    const [known] = await world.database.sql<{ at: Date }>(
      'select blocked_at as at from identity where profile_id = $1',
      [ada.id],
    )
    expect(await blockOf()).toEqual({
      blocked_at: known?.at.toISOString(),
      closed_at: null,
      reason: 'The name differs',
      note: null,
      operator_id: carl.id,
    })
    const query = `{ memberFile(memberId: "${ada.id}") { block { reason operator { fullName } } } }`
    const { body } = await sam.call('POST', '/graphql', { query })
    expect(body.data.memberFile.block).toEqual({
      reason: 'The name differs',
      operator: { fullName: 'Carl Stone' },
    })
  })

  it('says who closed the account, and since when it had been blocked', async () => {
    const { olga } = people
    const before = await blockOf()
    await decide(olga, 'close', 'She asked for it')
    const after = await blockOf()
    expect(after).toMatchObject({
      blocked_at: before.blocked_at,
      reason: 'She asked for it',
      operator_id: olga.id,
    })
    expect(Date.parse(after.closed_at)).toBeGreaterThan(Date.parse(before.blocked_at))
  })
})
