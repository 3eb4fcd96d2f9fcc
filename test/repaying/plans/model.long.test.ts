import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { seededRandom } from '../../../src/seed/random.ts'
import { createDatabase } from '../../support/database.ts'
import { type Happening, manyHistories } from '../../support/market/many-histories.ts'
import { manyLoans } from '../../support/market/many-loans.ts'
import type { Change } from '../../support/market/repaying/changed-plan.ts'
import type { DayTerms } from '../../support/market/repaying/day-by-day.ts'
import { least } from '../../support/market/repaying/debts.ts'
import {
  compare,
  History,
  live,
  refused,
  shown,
  stateOf,
} from '../../support/market/repaying/plan-history.ts'
import { keptRules, someRules } from '../../support/market/some-rules.ts'
import { rounds } from '../../support/rounds.ts'

const database = await createDatabase()
const loans = manyLoans(database)
const histories = await manyHistories(database)
afterAll(() => database.drop())

const BATCH = 100
/** ROUNDS=2500 tries 10^5 histories. */
const HISTORIES = rounds(40)
const seed = Number(process.env.PLAN_SEED ?? 1)
const random = seededRandom(seed)
const below = (most: number) => random.whole(0, most - 1)

const someTerms = (day: number): DayTerms => ({
  amount: BigInt(
    random.pick([random.whole(1, 300), random.whole(5_000, 90_000), random.whole(1, 9_000_000)]),
  ),
  rate: random.pick([0, 1, 3_600, random.whole(0, 3_600)]),
  months: random.pick([1, 2, random.whole(1, 12), random.whole(1, 24), random.whole(1, 84)]),
  late: random.next() < 0.6 ? { ...someRules(random), fee: null } : someRules(random),
  even: random.next() < 0.7,
  day,
})

function someChange(today: number): Change {
  const from = today + below(40)
  switch (below(7)) {
    case 0:
      return { kind: 'interest_pause', from, to: from + below(70) }
    case 1:
      return { kind: 'principal_holiday', instalments: 1 + below(3), extend: below(2) === 0 }
    case 2:
      return { kind: 're_amortise' }
    case 3:
      return {
        kind: 're_age',
        instalments: 1 + below(8),
        from,
        interest: random.pick(['first', 'spread']),
      }
    case 4:
      return { kind: 'due_day', due_day: random.pick([1 + below(31), 29 + below(3)]), from }
    case 5:
      return { kind: 'term', months: random.pick([1 + below(6), -1 - below(3)]) }
    default:
      return { kind: 'rate', rate: random.pick([0, below(1200), below(3600)]) }
  }
}

function someAmount(most: bigint, due: bigint): bigint {
  const something = BigInt(Math.floor(Number(most) * random.next()))
  const amount = random.pick([
    1n,
    something / 20n,
    something / 5n,
    something,
    due,
    due + 1n,
    due - 1n,
    most - 1n,
    most,
  ])
  return amount < 0n ? 0n : least(amount, most)
}

/** Something that can happen today, most often a payment or a change. */
function something({ events, model, terms }: History, today: number): Happening {
  const { payoff } = model
  const prepayment = random.pick(['shorten', 'lower', 'advance', 'advance'] as const)
  const chance = random.next()
  const id = randomUUID()
  if (chance < 0.5) {
    const amount = someAmount(
      payoff,
      random.pick([model.due, model.rows[0] ? sumOf(model.rows[0]) : 0n]),
    )
    return amount > 0n ? { what: 'pays', id, amount, prepayment } : { what: 'nothing' }
  }
  const changes = events.filter(({ what }) => what === 'changes')
  const withdrew = events.some(({ what }) => what === 'withdraws')
  if (today - terms.day <= 14 && payoff > 0n && !withdrew && chance < 0.6)
    return { what: 'withdraws' }
  if (chance < 0.8 && payoff > 0n && changes.every(({ on }) => on !== today))
    return { what: 'changes', id, change: someChange(today) }
  // A fee stays charged if a history turns out to be another one.
  if (terms.late.fee !== null) return { what: 'nothing' }
  const newest = changes.at(-1)
  if (chance < 0.9 && payoff > 0n && newest && 'id' in newest)
    return { what: 'unchanges', of: newest.id }
  const paid = events.filter(({ what }) => what === 'pays')
  const one = paid.length > 0 ? paid[below(paid.length)] : undefined
  if (chance < 0.95 && one && 'id' in one) return { what: 'undoes', of: one.id }
  const amount = someAmount(payoff, model.due)
  const day = today - below(today - terms.day + 1)
  return payoff > 0n && amount > 0n
    ? { what: 'books', id, amount, prepayment, day }
    : { what: 'nothing' }
}

const sumOf = ({ principal, interest }: { principal: bigint; interest: bigint }) =>
  principal + interest

it(
  `a plan that changes is the one that the model lives through, whatever happens in what order (PLAN_SEED=${seed})`,
  async () => {
    const failures: string[] = []
    const tally: Record<string, number> = {}
    for (let done = 0; done < HISTORIES; done += BATCH) {
      let day = random.pick([random.whole(0, 60), random.whole(28, 30)])
      const all = Array.from({ length: BATCH }, () => new History(someTerms(day)))
      await loans.lend(
        day,
        all.map(({ terms: { late, ...one } }) => ({ ...one, late: keptRules(late) })),
      )
      await histories.lend()
      for (let turn = 0; turn < 10; turn += 1) {
        day += random.pick([0, 0, 1, random.whole(0, 14), random.whole(0, 40), random.whole(0, 60)])
        for (const { model } of all) model.until(day)
        const events = all.map((one) =>
          one.failure ? { what: 'nothing' as const } : something(one, day),
        )
        const outcomes = await histories.happen(day, events)
        const states = await histories.states(day)
        for (const [at, history] of all.entries()) {
          const [event, outcome, state] = [events[at], outcomes[at], states[at]]
          if (history.failure || !event || !outcome) continue
          history.did.push(`${day} ${shown(event)}`)
          try {
            const expected = live(history, event, day)
            tally[`${event.what} ${expected.code ?? ''}`] =
              (tally[`${event.what} ${expected.code ?? ''}`] ?? 0) + 1
            compare(
              history,
              { ...expected, ...stateOf(history.model) },
              { ...refused(outcome), ...state },
            )
          } catch (error) {
            history.failure = [...history.did, String((error as Error).stack)].join('\n')
          }
        }
      }
      failures.push(...all.flatMap(({ failure }) => failure ?? []))
    }
    if (process.env.SHOW) console.log(tally)
    for (const one of failures
      .toSorted((a, b) => a.length - b.length)
      .slice(0, Number(process.env.SHOW ?? 3)))
      console.log(one, '\n')
    expect(failures.length).toBe(0)
  },
  rounds(600_000),
)
