import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { payOutLoans } from '../../src/lending/investing/pay-out.ts'
import { platformOn } from '../support/market/books/ledger.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { expectSound } from '../support/market/races.ts'
import { lending, testedLender } from '../support/protection/lenders.ts'
import { isThorough, rounds } from '../support/rounds.ts'
import { startWorld, type World } from '../support/world.ts'

// `ROUNDS=34 npm test -- test/protection/races` runs each race 200 times.
const RACES = rounds(6)

let world: World
let ada: Person
let lena: Person
let leo: Person
let tools: ReturnType<typeof lending>
beforeAll(async () => {
  world = await startWorld({ LENDER_PROTECTION: 'eu' })
  ada = await personOf(world, 'ada')
  lena = await testedLender(world, 'lena')
  leo = await testedLender(world, 'leo')
  tools = lending(world, ada)
})
afterEach(() => expectSound(world))
afterAll(() => world.close())

/** Lets the time of a loan and its investments end so many milliseconds from now: past the guards, which know no shorter one. */
const endsIn = (loan: string, ms: number) =>
  world.database.sql(
    `set session_replication_role = replica;
     update investment set reflection_ends_at = now() + interval '${ms} ms' where loan_id = '${loan}';
     update loan set reflection_ends_at = now() + interval '${ms} ms' where id = '${loan}';
     reset session_replication_role`,
  )

const money = async () => {
  const [mine, others, borrowers] = [await lena.wallet(), await leo.wallet(), await ada.wallet()]
  return [
    mine.available_balance + mine.held_balance,
    others.available_balance + others.held_balance,
    borrowers.available_balance,
  ]
}

describe('at the same time', () => {
  it('leaving and paying out: one of the two', async () => {
    const platform = platformOn(world.gateway.database)
    const seen: Record<string, number> = {}
    for (let round = 0; round < RACES; round += 1) {
      const loan = await tools.open()
      const [mine = 0, others = 0, borrowers = 0] = await money()
      const one = await tools.invest(lena, loan, 40)
      await tools.invest(leo, loan, 60)
      await endsIn(loan, 12)
      const [left] = await Promise.all([
        sleep(round % 20).then(() => tools.leave(lena, one)),
        sleep(12 + (round % 3)).then(() => payOutLoans(platform)),
      ])
      await payOutLoans(platform)
      const { status } = await tools.loanOf(loan)
      seen[status] = (seen[status] ?? 0) + 1
      if (left.status === 200) {
        expect(status).toBe('open')
        expect(await money()).toEqual([mine, others, borrowers])
        await ada.call('PUT', `/loans/${loan}`, { status: 'cancelled' })
      } else {
        expect([403, 409]).toContain(left.status)
        expect(status).toBe('active')
        expect(await money()).toEqual([mine - 40, others - 60, borrowers + 100])
      }
    }
    if (isThorough) console.info(seen)
  })

  it('leaving and the last investment: the loan is open or funded, as its investments say', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const loan = await tools.open()
      const one = await tools.invest(lena, loan, 40)
      const lead = (round % 3) - 1
      const [left, last] = await Promise.all([
        sleep(lead > 0 ? 4 : 0).then(() => tools.leave(lena, one)),
        sleep(lead < 0 ? 4 : 0).then(() => tools.tryTo(leo, loan, 60)),
      ])
      expect([left.status, last.status]).toEqual([200, 201])
      expect(await tools.loanOf(loan)).toMatchObject({
        status: 'open',
        amount_funded: 60,
        reflection_ends_at: null,
      })
      await ada.call('PUT', `/loans/${loan}`, { status: 'cancelled' })
    }
  })

  it('leaving twice: once', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const loan = await tools.open()
      const before = await money()
      const one = await tools.invest(lena, loan, 100)
      const sent = await Promise.all([tools.leave(lena, one), tools.leave(lena, one)])
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await money()).toEqual(before)
      await ada.call('PUT', `/loans/${loan}`, { status: 'cancelled' })
    }
  })

  it('leaving and a freeze of the borrower: the loan that is open again is frozen', async () => {
    for (let round = 0; round < Math.ceil(RACES / 2); round += 1) {
      const eve = await personOf(world, `eve-${round}`)
      const of = lending(world, eve)
      const loan = await of.open()
      const one = await of.invest(lena, loan, 100)
      const lead = (round % 3) - 1
      const freeze = `update identity set blocked_at = now() where profile_id = '${eve.id}'`
      await Promise.all([
        sleep(lead > 0 ? 4 : 0).then(() => of.leave(lena, one)),
        sleep(lead < 0 ? 4 : 0).then(() => world.database.sql(freeze)),
      ])
      expect(
        await world.database.sql('select status, frozen from loan where id = $1', [loan]),
      ).toEqual([{ status: 'open', frozen: true }])
    }
  })

  it('leaving and a verification of the borrower: the loan that is open again is that of a verified one', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const vera = await personOf(world, `vera-${round}`)
      const of = lending(world, vera)
      const loan = await of.open()
      const one = await of.invest(lena, loan, 100)
      const lead = (round % 3) - 1
      const verify = `update profile set verification_status = 'verified' where id = '${vera.id}'`
      await Promise.all([
        sleep(lead > 0 ? 4 : 0).then(() => of.leave(lena, one)),
        sleep(lead < 0 ? 4 : 0).then(() => world.database.sql(verify)),
      ])
      const noted = 'select borrower_verified from loan_funding where loan_id = $1'
      expect(await world.database.sql(noted, [loan])).toEqual([{ borrower_verified: true }])
    }
  })
})
