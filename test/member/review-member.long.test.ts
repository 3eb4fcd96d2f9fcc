import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { rounds } from '../support/rounds.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let olga: Person

beforeAll(async () => {
  world = await startWorld()
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const review = async ({ id }: Person, input: string, by = olga): Promise<Body[]> => {
  const query = `mutation { reviewMember(input: { id: "${id}", ${input} }) { userErrors { code field message details } } }`
  return (await by.call('POST', '/graphql', { query })).body.data.reviewMember.userErrors
}
const blocksOf = async ({ id }: Person) => {
  const [row] = await world.database.sql<Body>(
    'select blocked_at is not null as blocked, closed_at is not null as closed from identity where profile_id = $1',
    [id],
  )
  return row
}

describe('reviews of a member', () => {
  it('follow each other: none undoes another, and each begins with what the last has left', async () => {
    const ada = await personOf(world, 'ada')
    const statuses = ['VERIFIED', 'UNVERIFIED', 'PENDING', 'REJECTED']
    for (let round = 0; round < rounds(3); round += 1)
      await Promise.all(
        [...statuses, ...statuses].map((status, index) =>
          review(ada, `verificationStatus: ${status}, creditScore: ${300 + index}`),
        ),
      )
    const trail = await world.database.sql<Body>(
      `select personal -> 'before' as before, personal -> 'after' as after from audit_entry
        where member_id = $1 and act = 'reviewMember' order by number`,
      [ada.id],
    )
    expect(trail).toHaveLength(8 * rounds(3))
    expect(trail.slice(1).map(({ before }) => before)).toEqual(
      trail.slice(0, -1).map(({ after }) => after),
    )
    const { profile } = (await ada.call('GET', '/profile')).body
    const { verification_status, credit_score } = profile
    expect(trail.at(-1)?.after).toEqual({ verification_status, credit_score, blocked: false })
  })

  it('are made by others: an operator decides nothing about themselves', async () => {
    for (const input of ['creditScore: 850', 'verificationStatus: VERIFIED', 'blocked: false'])
      expect(await review(olga, input)).toMatchObject([{ code: 'OWN_ACCOUNT', field: 'id' }])
    const { profile } = (await olga.call('GET', '/profile')).body
    expect(profile).toMatchObject({ credit_score: null, verification_status: 'unverified' })
  })

  it('neither block a member nor lift a block without a reason, which the member is told', async () => {
    const ben = await personOf(world, 'benny')
    const news = async () => {
      const rows = await world.database.sql<Body>(
        "select type, data ->> 'reason' as reason from notification where user_id = $1 order by id",
        [ben.id],
      )
      return rows.map(({ type, reason }) => [type, reason])
    }
    const missing = [{ code: 'VALIDATION_FAILED', field: 'reason' }]
    expect(await review(ben, 'blocked: true')).toMatchObject(missing)
    expect(await blocksOf(ben)).toEqual({ blocked: false, closed: false })
    expect(await review(ben, 'blocked: true, reason: "A doubt"')).toEqual([])
    expect(await review(ben, 'blocked: true, creditScore: 500')).toEqual([])
    expect(await review(ben, 'blocked: false')).toMatchObject(missing)
    expect(await blocksOf(ben)).toEqual({ blocked: true, closed: false })
    expect(await review(ben, 'blocked: false, reason: "No doubt"')).toEqual([])
    expect(await blocksOf(ben)).toEqual({ blocked: false, closed: false })
    expect(await news()).toEqual([
      ['member_frozen', 'A doubt'],
      ['member_released', 'No doubt'],
    ])
  })

  it('do not let in who has left: for that a reason is needed, which the member is told', async () => {
    const ben = await personOf(world, 'ben')
    await olga.call('POST', `/operator/members/${ben.id}/close`, { reason: 'has left' })
    expect(await review(ben, 'blocked: false')).toMatchObject([
      {
        code: 'INVALID_TRANSITION',
        field: 'blocked',
        message: expect.stringContaining('releasing them'),
        details: { from: 'CLOSED', to: 'ACTIVE' },
      },
    ])
    expect(await review(ben, 'blocked: true, creditScore: 500')).toEqual([])
    expect(await blocksOf(ben)).toEqual({ blocked: true, closed: true })
    await olga.call('POST', `/operator/members/${ben.id}/release`, { reason: 'is back' })
    expect(await blocksOf(ben)).toEqual({ blocked: false, closed: false })
  })
})
