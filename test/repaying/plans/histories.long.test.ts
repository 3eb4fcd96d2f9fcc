import { afterAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../../src/lending/ledger/audit.ts'
import type { Body } from '../../support/http-client.ts'
import {
  anyChange,
  changePlan,
  dayAfter as dayOf,
  undoChange,
} from '../../support/market/any-change.ts'
import { openLending } from '../../support/market/repaying/lent.ts'
import { rounds } from '../../support/rounds.ts'

// Plans that are changed at random between payments of any size: what a change leaves as it is, and that each loan ends at 0.

const lending = await openLending()
const { lend } = lending
const operator = await lending.member('operator')
afterAll(() => lending.close())

/** Random numbers that are the same for the same seed. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const ask = (id: string, kind: string, terms: object, preview: boolean): Promise<Body> =>
  changePlan(lending, operator, id, [kind, terms], preview)

const histories = rounds(12)
describe('random histories', () => {
  it.each(Array.from({ length: histories }, (_, seed) => seed + Number(process.env.SEED ?? 1)))(
    '%i',
    async (seed) => {
      const pick = random(seed * 7919)
      for (let step = 0; step < 20; step++) pick(2)
      let day = dayOf('2024-01-01', pick(60))
      const amount = BigInt(5000 + pick(100_000))
      const interest = (['none', 'contract', 'penalty'] as const)[pick(3)] ?? 'none'
      const loan = await lend(day, amount, pick(3) === 0 ? 0 : pick(3600), 1 + pick(12), {
        interest,
        ...(interest === 'penalty' && { penalty: { points: 500, rate: null, graceDays: 5 } }),
      })
      const did: string[] = [`${day} lent ${amount}`]
      const changes: Record<string, number> = {}
      for (let step = 0; step < 25; step++) {
        day = dayOf(day, pick(25))
        const owed = await loan.owed(day)
        if (owed.payoff === 0) break
        if (pick(2) === 0) {
          const sum = Math.max(
            1,
            [owed.due, Math.floor(owed.due / 2), pick(owed.payoff) + 1, pick(500)][pick(4)] ?? 1,
          )
          did.push(`${day} pay ${sum} of due ${owed.due}, payoff ${owed.payoff}`)
          const paid = await loan.pay(day, sum, pick(2) === 0 ? 'lower' : 'shorten')
          const after = await loan.owed(day)
          expect(after.payoff, did.join('\n')).toBe(owed.payoff - Number(paid.applied))
          continue
        }
        const [kind, terms] = anyChange(pick, day)
        did.push(`${day} ${kind} ${JSON.stringify(terms)}`)
        try {
          const preview = await ask(loan.id, kind, terms, true)
          expect(await loan.owed(day)).toEqual(owed)
          const plan = await loan.plan()
          const done = await ask(loan.id, kind, terms, false)
          expect(done.code ?? done.instalments).toEqual(preview.code ?? preview.instalments)
          if (done.code !== undefined) {
            did.push(`  ${done.why ?? done.code}`)
            expect(await loan.plan()).toEqual(plan)
            continue
          }
          changes[kind] = (changes[kind] ?? 0) + 1
          const after = await loan.owed(day)
          expect(after.payoff).toBe(owed.payoff)
          // The first of new instalments may be due today.
          if (kind !== 're_age' || ('from' in terms && terms.from !== day))
            expect(after.due).toBeLessThanOrEqual(owed.due)
          if (kind === 're_age' || kind === 're_amortise') expect(after.late).toBe(0)
          const [value] = await lending.database.sql<{ paid: number }>(
            'select sum(principal + prepaid)::int as paid from instalment where loan_id = $1',
            [loan.id],
          )
          expect(value?.paid).toBe(Number(amount))
          if (pick(3) === 0) {
            const later = dayOf(day, pick(20))
            const undone = await undoChange(lending, operator, done.plan_change.id)
            expect(undone.code).toBeUndefined()
            did.push('  undone')
            expect(await loan.owed(day)).toEqual(owed)
            expect(await loan.plan()).toEqual(plan)
            void later
          }
        } catch (error) {
          throw new Error(did.join('\n'), { cause: error })
        }
      }
      for (let step = 0; step < 60; step++) {
        const { payoff } = await loan.owed(day)
        if (payoff === 0) break
        const [next] = await lending.database.sql<{ day: string }>(
          `select greatest(min(due_on), $2::date)::text as day from instalment where loan_id = $1 and principal + interest > principal_paid + interest_paid`,
          [loan.id, day],
        )
        day = next?.day ?? day
        const { due, payoff: all } = await loan.owed(day)
        did.push(`${day} pays ${due} of ${all}`)
        if (due > 0) {
          const paid = await loan.pay(day, due)
          expect([Number(paid.applied), (await loan.owed(day)).due], did.join('\n')).toEqual([
            due,
            0,
          ])
        }
      }
      expect((await loan.owed(day)).payoff, did.join('\n')).toBe(0)
      expect(await auditLedger(lending.database.url)).toEqual([])
      if (process.env.SHOW) console.log(did.join('\n'))
    },
  )
})
