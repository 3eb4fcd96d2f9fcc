import { afterAll, expect, it } from 'vitest'
import { seededRandom } from '../../src/seed/random.ts'
import { createDatabase } from '../support/database.ts'
import { manyLoans } from '../support/market/many-loans.ts'
import { keptRules, someRules } from '../support/market/some-rules.ts'
import { rounds } from '../support/rounds.ts'

const database = await createDatabase()
const loans = manyLoans(database)
afterAll(() => database.drop())

const LOANS = 100
const seed = Number(process.env.PAYOFF_SEED ?? Math.floor(Math.random() * 1_000_000))
const random = seededRandom(seed)

const someTerms = () => ({
  amount: BigInt(random.pick([random.whole(1, 300), random.whole(5_000, 9_000_000)])),
  rate: random.pick([0, 3_600, random.whole(0, 3_600)]),
  months: random.pick([1, 2, random.whole(1, 84)]),
  late: keptRules(someRules(random)),
  even: random.next() < 0.7,
})

it(
  `a letter says today what loan_debt says on its day, whatever was paid before (PAYOFF_SEED=${seed})`,
  async () => {
    for (let round = 0; round < rounds(4); round += 1) {
      let day = random.whole(0, 60)
      await loans.lend(day, Array.from({ length: LOANS }, someTerms))
      for (let turn = 0; turn < 5; turn += 1) {
        day += random.pick([0, 1, random.whole(0, 90)])
        const owed = await loans.payoffs(day, random.next() < 0.5)
        const payments = owed.map(({ payoff }) => ({
          amount: random.pick([0n, payoff / 20n, payoff / 3n]),
          prepayment: random.pick(['shorten', 'lower', 'advance'] as const),
        }))
        await loans.pay(day, payments)
        const days = random.pick([0, 1, random.whole(0, 30)])
        const said = await loans.payoffsAhead(day, days)
        // Asking twice changes nothing.
        expect(await loans.payoffsAhead(day, days)).toEqual(said)
        day += days
        expect(said).toEqual(await loans.payoffs(day, random.next() < 0.5))
      }
    }
  },
  rounds(300_000),
)
