import type { PlanChange } from '../../../parts/plan-change.tsx'
import type { PlanTerms } from '../../acting/act.ts'

/** What a kind of change asks for. */
export type Term = Exclude<keyof PlanTerms, 'kind'>

interface Kind {
  readonly name: string
  readonly explains: string
  readonly terms: readonly Term[]
}

/** The kinds of changes of a plan, in the order in which they are offered. */
export const kinds: Readonly<Record<PlanChange['kind'], Kind>> = {
  INTEREST_PAUSE: {
    name: 'Pause',
    explains:
      'From one day until another, nothing bears interest and nothing is due. A payment that would be due in between is due on the day after.',
    terms: ['from', 'to'],
  },
  PRINCIPAL_HOLIDAY: {
    name: 'Interest only',
    explains: 'The next payments are interest-only.',
    terms: ['instalments', 'extend'],
  },
  RE_AMORTISE: {
    name: 'Spread what was missed',
    explains: 'What was missed is spread over the payments that are left.',
    terms: [],
  },
  RE_AGE: {
    name: 'New payments',
    explains:
      'All that is owed becomes new payments, a month apart. The loan is then no longer late.',
    terms: ['instalments', 'from', 'interest'],
  },
  DUE_DAY: {
    name: 'Another due day',
    explains: 'Payments are due on another day of the month.',
    terms: ['dueDay', 'from'],
  },
  TERM: {
    name: 'Another term',
    explains: 'The plan has more payments, or fewer.',
    terms: ['months'],
  },
  RATE: {
    name: 'A lower rate',
    explains: 'What is owed bears less interest from now on.',
    terms: ['rate'],
  },
}

/** The labels of what is typed, with what would be right. */
export const typedTerms = {
  from: ['From', 'A day such as 2027-03-01.'],
  to: ['Until, this day included', 'A day such as 2027-03-31.'],
  instalments: ['How many payments', ''],
  dueDay: ['Day of the month', '1 to 31; in shorter months, their last day.'],
  months: ['Additional months', 'With a minus, fewer: such as -3.'],
  rate: ['New rate in percent a year', 'Lower than that of the loan.'],
} as const satisfies Partial<Record<Term, readonly [label: string, hint: string]>>
