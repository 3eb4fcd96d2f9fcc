import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { expectSound, raced, trailOf } from '../support/market/races.ts'
import { startWorld, type World } from '../support/world.ts'

// Decisions on a member at the same time as what they stop: `ROUNDS=50 npm test -- test/member/decision-races.long.test.ts` runs each 200
// times.

let world: World
let olga: Person

beforeAll(async () => {
  world = await startWorld()
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

const decide = (act: string, { id }: Person) =>
  olga.call('POST', `/operator/members/${id}/${act}`, { reason: 'a doubt' })
/** Lets a member in again; returns once the gateway knows. */
const release = async (person: Person): Promise<void> => {
  await decide('release', person)
  await expect.poll(async () => (await person.call('GET', '/wallet')).status).toBe(200)
}
/** What the trail has got of a member since it had so many entries. */
const since = async ({ id }: Person, before: number) => (await trailOf(world, id)).slice(before)
const entries = async ({ id }: Person) => (await trailOf(world, id)).length
/** How often the member's accounts have changed. */
const versionOf = async ({ id }: Person): Promise<number> => {
  const [row] = await world.database.sql<Body>(
    'select sum(version)::int as version from account join wallet on wallet.id = wallet_id where user_id = $1',
    [id],
  )
  return row.version
}

describe('a member is frozen, before or after they', () => {
  const frozenAgainst = (person: Person, act: () => ReturnType<Person['call']>) =>
    raced(async (start) => {
      const [noted, before] = [await entries(person), await versionOf(person)]
      const [frozen, moved] = await start(() => decide('freeze', person), act)
      expect(frozen.status).toBe(200)
      const done = moved.status === 201
      if (!done) expect(refused(moved).slice(0, 2)).toEqual([403, 'BLOCKED'])
      const settled = await versionOf(person)
      expect(settled > before).toBe(done)
      expect(refused(await act())[1]).toBe('BLOCKED')
      expect(await versionOf(person)).toBe(settled)
      expect(await since(person, noted)).toEqual([['freezeMember', null]])
      await release(person)
      return done ? 'done, then freezeMember' : 'freezeMember'
    })

  it('withdraw', async () => {
    const fay = await personOf(world, 'fay', { amount: 1000 })
    await frozenAgainst(fay, () => fay.call('POST', '/wallet/withdraw', { amount: 1 }))
  })

  it('send money', async () => {
    const [gus, pal] = [
      await personOf(world, 'gus', { amount: 1000 }),
      await personOf(world, 'pal'),
    ]
    const sent = { recipient_id: pal.id, amount: 1 }
    await frozenAgainst(gus, () => gus.call('POST', '/wallet/transfer', sent))
  })

  it('invest', async () => {
    const ida = await personOf(world, 'ida', { amount: 20_000 })
    const { newLoan, put } = loanTools(world, (await personOf(world, 'bo')).token)
    const { id } = await newLoan({ amount_requested: 40_000 })
    await put(id, { status: 'open' })
    await frozenAgainst(ida, () => ida.call('POST', `/loans/${id}/invest`, { amount: 25 }))
  })

  it('publish a loan, which then is frozen too', async () => {
    const hal = await personOf(world, 'hal')
    const { newLoan, put } = loanTools(world, hal.token)
    await raced(async (start) => {
      const noted = await entries(hal)
      const { id } = await newLoan()
      const [frozen, published] = await start(
        () => decide('freeze', hal),
        () => put(id, { status: 'open' }),
      )
      expect(frozen.status).toBe(200)
      const done = published.status === 200
      if (!done) expect(refused(published).slice(0, 2)).toEqual([403, 'BLOCKED'])
      const [loan] = await world.database.sql('select status, frozen from loan where id = $1', [id])
      expect(loan).toEqual(
        done ? { status: 'open', frozen: true } : { status: 'draft', frozen: false },
      )
      expect(await since(hal, noted)).toEqual([['freezeMember', null]])
      await release(hal)
      await put(id, { status: 'cancelled' })
      return done ? 'published, then freezeMember' : 'freezeMember'
    })
  })
})

describe('an account is closed, or money comes in', () => {
  const closedAgainst = (person: Person, late: string, act: () => ReturnType<Person['call']>) =>
    raced(async (start) => {
      const noted = await entries(person)
      const [closed, moved] = await start(() => decide('close', person), act)
      const won = closed.status === 200
      expect([closed.status, moved.status === 201]).toEqual([won ? 200 : 409, !won])
      expect(refused(won ? moved : closed)[1]).toBe(won ? late : 'OBLIGATIONS_LEFT')
      expect(await since(person, noted)).toEqual([['closeMember', won ? null : 'OBLIGATIONS_LEFT']])
      if (won) await release(person)
      expect((await person.wallet()).balance).toBe(won ? 0 : 1)
      if (!won) await person.call('POST', '/wallet/withdraw', { amount: 1 })
      return won ? 'closeMember' : 'money came in'
    })

  it('by a deposit', async () => {
    const eve = await personOf(world, 'eve')
    await closedAgainst(eve, 'BLOCKED', () => eve.call('POST', '/wallet/deposit', { amount: 1 }))
  })

  it('by a transfer from another', async () => {
    const [kim, pat] = [
      await personOf(world, 'kim'),
      await personOf(world, 'pat', { amount: 1000 }),
    ]
    const sent = { recipient_id: kim.id, amount: 1 }
    await closedAgainst(kim, 'NOT_FOUND', () => pat.call('POST', '/wallet/transfer', sent))
  })
})
