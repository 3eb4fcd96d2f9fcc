import { expect } from 'vitest'
import type { Happening, Outcome, State } from '../many-histories.ts'
import { DayByDay, type DayTerms } from './day-by-day.ts'
import { least } from './debts.ts'

type Lived = Happening & { readonly on: number }

/** A loan in the model, with all that has happened to it. */
export class History {
  readonly terms: DayTerms
  model: DayByDay
  readonly events: Lived[] = []
  readonly did: string[] = []
  failure: string | undefined

  constructor(terms: DayTerms) {
    this.terms = terms
    this.model = new DayByDay(terms)
  }

  /** What would come of it without an event, and with one that came on an earlier day. */
  without(
    of: string | undefined,
    today: number,
    added?: Lived,
  ): { model: DayByDay; events: Lived[] } | undefined {
    const events = this.events.filter((one) => !('id' in one && one.id === of))
    if (added) {
      const after = events.findIndex(({ on }) => on > added.on)
      events.splice(after < 0 ? events.length : after, 0, added)
    }
    const model = new DayByDay(this.terms)
    for (const [at, one] of events.entries()) {
      model.until(one.on)
      if (one.what === 'changes' && !model.change(one.change)) return undefined
      if (one.what === 'withdraws') model.withdraw()
      if (one.what === 'pays') {
        const amount = least(one.amount, model.payoff)
        if (amount > 0n) model.pay(amount, one.prepayment)
        events[at] = { ...one, amount }
      }
    }
    model.until(today)
    return { model, events }
  }

  replace(by: { model: DayByDay; events: Lived[] }): void {
    this.model = by.model
    this.events.splice(0, this.events.length, ...by.events)
  }
}

/** The same in the model; says what should come of it. */
export function live(history: History, event: Happening, today: number): Outcome {
  const { model } = history
  const replaced = (by: ReturnType<History['without']>): Outcome => {
    if (by === undefined) return { code: 'IMPOSSIBLE' }
    history.replace(by)
    return {}
  }
  switch (event.what) {
    case 'nothing':
      return {}
    case 'pays': {
      const used = model.pay(event.amount, event.prepayment)
      history.events.push({ ...event, on: today })
      const [interest, prepaid, charges] = [used.interest, used.prepaid, used.charges].map(Number)
      return { applied: Number(event.amount), interest, prepaid, charges } as Outcome
    }
    case 'changes':
      if (!model.change(event.change)) return { code: 'refused' }
      history.events.push({ ...event, on: today })
      return {}
    case 'withdraws':
      model.withdraw()
      history.events.push({ ...event, on: today })
      return {}
    case 'books': {
      const { day, ...one } = event
      return replaced(history.without(undefined, today, { ...one, what: 'pays', on: day }))
    }
    default:
      return replaced(history.without(event.of, today))
  }
}

/** What the loan then is in the model. */
export const stateOf = (model: DayByDay): State => ({
  payoff: Number(model.payoff),
  due: Number(model.due),
  charges: Number(model.charges),
  late: model.daysLate,
  interest: Number(model.booked),
  claims: 0,
  rows: model.rows.map(
    ({ dueOn, principal, interest }) => [dueOn, Number(principal), Number(interest)] as const,
  ),
})

/** What is printed, and read again. */
export const shown = (value: unknown) =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? Number(one) : one))

/** Keeps why the database and the model disagree, if they do. */
export function compare(history: History, expected: unknown, found: unknown): void {
  try {
    expect(found).toEqual(expected)
  } catch {
    history.failure = [
      shown(history.terms),
      ...history.did,
      `expected ${shown(expected)}`,
      `found    ${shown(found)}`,
    ].join('\n')
  }
}

/** The codes of the rules, which the model tells apart no further. */
export const refused = (outcome: Outcome): Outcome =>
  outcome.code && /^[a-z_]+$/.test(outcome.code) ? { code: 'refused' } : outcome
