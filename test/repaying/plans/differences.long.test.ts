import { afterAll, expect, it } from 'vitest'
import { createDatabase } from '../../support/database.ts'
import { type Happening, manyHistories } from '../../support/market/many-histories.ts'
import { manyLoans } from '../../support/market/many-loans.ts'
import type { DayTerms } from '../../support/market/repaying/day-by-day.ts'
import {
  compare,
  History,
  live,
  refused,
  stateOf,
} from '../../support/market/repaying/plan-history.ts'
import { keptRules } from '../../support/market/some-rules.ts'

// Histories of `plan-model.long.test.ts` in which database and model once differed, as short as they can be; days count from 1 January 2027.

const database = await createDatabase()
const loans = manyLoans(database)
const histories = await manyHistories(database)
afterAll(() => database.drop())

interface Differed {
  readonly terms: DayTerms
  readonly events: readonly (readonly [day: number, event: Happening])[]
}

const late = {
  tolerance: 0n,
  points: 1068,
  graceDays: 5,
  fee: null,
  feeAfterDays: 15,
  feeRepeats: true,
  allocation: 'penalty,fee,interest,principal',
} as const
const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`

const differed: Readonly<Record<string, Differed>> = {
  'a month after the last instalment that runs on into a pause': {
    terms: {
      amount: 39_108n,
      rate: 3600,
      months: 11,
      late: { ...late, interest: 'penalty' },
      even: true,
      day: 29,
    },
    events: [
      [30, { what: 'changes', id: id(1), change: { kind: 'interest_pause', from: 55, to: 104 } }],
      [31, { what: 'withdraws' }],
      [
        76,
        {
          what: 'changes',
          id: id(2),
          change: { kind: 're_age', instalments: 4, from: 110, interest: 'spread' },
        },
      ],
    ],
  },
  'a month that takes the last principal, after which only moved interest is left': {
    terms: {
      amount: 236n,
      rate: 3600,
      months: 49,
      late: { ...late, interest: 'none' },
      even: false,
      day: 30,
    },
    events: [
      [70, { what: 'pays', id: id(3), amount: 1n, prepayment: 'lower' }],
      [87, { what: 'changes', id: id(4), change: { kind: 'term', months: 2 } }],
      [94, { what: 'changes', id: id(5), change: { kind: 'term', months: -2 } }],
      [124, { what: 'changes', id: id(6), change: { kind: 're_amortise' } }],
      [127, { what: 'changes', id: id(7), change: { kind: 'due_day', due_day: 30, from: 147 } }],
    ],
  },
}

it.each(Object.entries(differed))('%s', async (_, { terms, events }) => {
  const history = new History(terms)
  await loans.lend(terms.day, [{ ...terms, late: keptRules(terms.late) }])
  await histories.lend()
  for (const [day, event] of events) {
    history.model.until(day)
    const [outcome] = await histories.happen(day, [event])
    const [state] = await histories.states(day)
    const expected = live(history, event, day)
    compare(
      history,
      { ...expected, ...stateOf(history.model) },
      { ...refused(outcome ?? {}), ...state },
    )
    expect(history.failure).toBeUndefined()
  }
})
