import { afterAll, expect, it } from 'vitest'
import { seededRandom } from '../../src/seed/random.ts'
import { createDatabase } from '../support/database.ts'
import { manyLoans, type Payment } from '../support/market/many-loans.ts'
import { DayByDay, type DayTerms } from '../support/market/repaying/day-by-day.ts'
import { keptRules, someRules } from '../support/market/some-rules.ts'
import { rounds } from '../support/rounds.ts'

const database = await createDatabase()
const loans = manyLoans(database)
afterAll(() => database.drop())

const BATCH = 200
/** ROUNDS=500 tries 10^5 loans. */
const LOANS = rounds(200)
const TIME_MS = rounds(600_000)
const seed = Number(process.env.PAYOFF_SEED ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(seed)

const someTerms = (): Omit<DayTerms, 'day'> => ({
  amount: BigInt(
    random.pick([random.whole(1, 300), random.whole(5_000, 90_000), random.whole(1, 9_000_000)]),
  ),
  rate: random.pick([0, 1, 3_600, random.whole(0, 3_600)]),
  months: random.pick([1, 2, 84, random.whole(1, 24), random.whole(1, 84)]),
  late: someRules(random),
  even: random.next() < 0.7,
})

/** At most the payoff: a cent, something, half of it, all but a cent, or all. */
function somePayment(payoff: bigint, prepayment: Payment['prepayment']): Payment {
  const something = BigInt(Math.floor(Number(payoff) * random.next()))
  const amount = random.pick([1n, something / 20n, something, payoff - 1n, payoff])
  return { amount: amount < 0n ? 0n : amount > payoff ? payoff : amount, prepayment }
}

const all = (values: readonly bigint[]): string[] => values.map(String)

it(
  `paying x and then the rest costs the payoff, whatever was paid on what day (PAYOFF_SEED=${seed})`,
  async () => {
    for (let done = 0; done < LOANS; done += BATCH) {
      const terms = Array.from({ length: BATCH }, someTerms)
      let day = random.whole(0, 60)
      await loans.lend(
        day,
        terms.map(({ late, ...one }) => ({ ...one, late: keptRules(late) })),
      )
      const models = terms.map((one) => new DayByDay({ ...one, day }))
      for (let turn = 0; turn < 4; turn += 1) {
        day += random.pick([0, 1, random.whole(0, 40), random.whole(0, 200)])
        // Whether or not a job has written the charges that have fallen due.
        const before = await loans.payoffs(day, random.next() < 0.5)
        const expectedly = models.map((model) => model.until(day))
        expect(all(before.map(({ charges }) => charges))).toEqual(
          all(expectedly.map(({ charges }) => charges)),
        )
        expect(all(before.map(({ payoff }) => payoff))).toEqual(
          all(expectedly.map(({ payoff }) => payoff)),
        )
        const payments = before.map(({ payoff }) =>
          somePayment(payoff, random.pick(['shorten', 'lower', 'advance', 'advance'])),
        )
        const paid = await loans.pay(day, payments)
        const after = await loans.payoffs(day)
        expect(all(after.map(({ payoff }) => payoff))).toEqual(
          all(before.map(({ payoff }, at) => payoff - (payments[at]?.amount ?? 0n))),
        )
        const expected = models.map((model, at) => {
          const { amount, prepayment } = payments[at] ?? { amount: 0n, prepayment: 'shorten' }
          return amount === 0n
            ? { interest: 0n, prepaid: 0n, charges: 0n }
            : model.pay(amount, prepayment)
        })
        expect(all(paid.map(({ interest }) => interest))).toEqual(
          all(expected.map(({ interest }) => interest)),
        )
        expect(all(paid.map(({ charges }) => charges))).toEqual(
          all(expected.map(({ charges }) => charges)),
        )
        expect(all(paid.map(({ prepaid }) => prepaid))).toEqual(
          all(expected.map(({ prepaid }) => prepaid)),
        )
      }
    }
  },
  TIME_MS,
)
