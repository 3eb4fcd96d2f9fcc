import { afterAll, beforeAll, expect, it } from 'vitest'
import { startWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const tables = ['profile', 'identity', 'finances', 'wallet', 'preferences', 'inbox']

async function counts() {
  const parts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await world.database.sql(`select ${parts.join(', ')}`))[0]
}

it('makes one member with all that belongs to one, when 20 first calls arrive at once', async () => {
  const before = (await counts()) as Record<string, number>
  // Each with a token of its own, so that none is served from what the first has found out.
  const calls = Array.from({ length: 20 }, async () => {
    const token = await world.token('newcomer', { name: ' Nova N. ' })
    return world.rest('GET', '/profile', { token })
  })
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(answers.map(({ body }) => body.profile.id)).size).toBe(1)
  expect(answers[0]?.body.profile).toMatchObject({
    full_name: 'Nova N.',
    user_type: 'both',
    verification_status: 'unverified',
  })
  const after = (await counts()) as Record<string, number>
  for (const table of tables) expect(after[table]).toBe((before[table] ?? 0) + 1)
})

it('survives races of two gateways for one new subject', async () => {
  const { memberOf } = await import('../../src/lending/member/known-members.ts')
  const joins = Array.from({ length: 8 }, () =>
    memberOf(world.gateway.database, { subject: 'racer' }),
  )
  expect(new Set((await Promise.all(joins)).map(({ id }) => id)).size).toBe(1)
})

it('takes any string as subject, and treats none as SQL', async () => {
  for (const subject of ["'; drop table profile;--", '日本', 'a'.repeat(255), 'https://x/|1']) {
    const token = await world.token(subject)
    expect((await world.rest('GET', '/profile', { token })).status).toBe(200)
  }
})

it('answers a blocked member 403 within the time that a member is kept', async () => {
  const token = await world.token('rogue')
  await world.database.sql(
    "insert into profile (id, user_type, verification_status) values ('01a1fcac-0000-7000-8000-000000000001', 'both', 'unverified')",
  )
  await world.database.sql(
    "insert into identity values ('rogue', '01a1fcac-0000-7000-8000-000000000001', now())",
  )
  const answer = await world.rest('GET', '/profile', { token })
  expect([answer.status, answer.body.error.code]).toEqual([403, 'BLOCKED'])
})
