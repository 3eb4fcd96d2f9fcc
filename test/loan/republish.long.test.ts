import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateway } from '../../src/gateway.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { spokenTo, startWorld, type World } from '../support/world.ts'

const MOST = 3

let world: World
let other: Gateway
let reviewed: World
beforeAll(async () => {
  world = await startWorld({ LOAN_REPUBLISHES_PER_DAY: String(MOST) })
  other = await world.beside()
  reviewed = await startWorld({ LOAN_REPUBLISHES_PER_DAY: String(MOST), LOAN_REVIEW: 'on' })
})
afterAll(async () => {
  await other.close()
  await world.close()
  await reviewed.close()
})

/** How often of so many times a borrower can publish a new loan and withdraw it. */
async function looping(through: World, subject: string, times: number): Promise<number> {
  const own = loanTools(through, await through.token(subject))
  let done = 0
  for (let round = 0; round < times; round += 1) {
    const { id } = await own.newLoan()
    if ((await own.put(id, { status: 'open' })).status !== 200) continue
    expect((await own.put(id, { status: 'cancelled' })).status).toBe(200)
    done += 1
  }
  return done
}

describe('publishing again', () => {
  it('is limited within 24 hours, with what would work; taking back is not', async () => {
    const own = loanTools(world, await world.token('lia'))
    const open = await own.newLoan()
    await own.put(open.id, { status: 'open' })
    expect(await looping(world, 'lia', 10)).toBe(MOST)
    const { id } = await own.newLoan()
    const { status, body } = await own.put(id, { status: 'open' })
    expect(status).toBe(422)
    const [detail] = body.error.details
    expect(detail).toMatchObject({ field: 'status', code: 'LIMIT_EXCEEDED' })
    expect(detail.message).toMatch(
      /taken back 3 loans within 24 hours, which is the limit; another can be published or submitted from 2/,
    )
    const publish = `mutation ($id: ID!) { publishLoan(input: { id: $id }) { userErrors { code field details } } }`
    const answer = await world.graphql(await world.token('lia'), publish, { id })
    const [error] = answer.body.data.publishLoan.userErrors
    expect(error).toMatchObject({ code: 'LIMIT_EXCEEDED', field: 'status', details: { max: MOST } })
    const until = new Date(error.details.againAt).getTime() - Date.now()
    expect(Math.abs(until - 24 * 3_600_000)).toBeLessThan(120_000)
    // What is open can still be withdrawn, and others publish as before.
    expect((await own.put(open.id, { status: 'cancelled' })).status).toBe(200)
    expect(await looping(world, 'somebody-else', 1)).toBe(1)
    // All of it is a day ago.
    await world.database.sql(`set session_replication_role = replica;
      update loan_event set created_at = created_at - interval '24 hours' where to_status = 'cancelled';
      reset session_replication_role`)
    expect((await own.put(id, { status: 'open' })).status).toBe(200)
  })

  long(
    'is so for loops side by side on two gateways: but for those that were under way',
    async () => {
      const loops = 4
      const second = { ...world, ...spokenTo(other.url, world.database) }
      const done = await Promise.all(
        Array.from({ length: loops }, (_, at) => looping(at % 2 ? world : second, 'max', 4)),
      )
      const sum = done.reduce((all, one) => all + one, 0)
      expect(sum).toBeGreaterThanOrEqual(MOST)
      expect(sum).toBeLessThan(MOST + loops)
    },
  )

  it('is so where loans are reviewed: for those that are taken back before anybody has', async () => {
    const own = loanTools(reviewed, await reviewed.token('ned'))
    const { id } = await own.newLoan()
    for (let round = 0; round < MOST; round += 1) {
      expect((await own.put(id, { status: 'open' })).body.loan.status).toBe('submitted')
      expect((await own.put(id, { status: 'draft' })).status).toBe(200)
    }
    expect((await own.put(id, { status: 'open' })).status).toBe(422)
  })

  it('is not for loans that somebody else has ended', async () => {
    const own = loanTools(world, await world.token('ola'))
    const admin = await world.token('admin', { scope: 'lending:admin' })
    for (let round = 0; round <= MOST; round += 1) {
      const { id } = await own.newLoan()
      expect((await own.put(id, { status: 'open' })).status).toBe(200)
      const cancel = `mutation ($id: ID!) { cancelLoan(input: { id: $id, reason: "Not as described." }) { userErrors { code } } }`
      const answer = await world.graphql(admin, cancel, { id })
      expect(answer.body.data.cancelLoan.userErrors).toEqual([])
    }
  })
})
