import { expect, it } from 'vitest'
import * as investments from '../../../app/src/portfolio/investment-choice.ts'
import * as statement from '../../../app/src/portfolio/statement-choice.ts'

// What is chosen is in the address, so that it is still chosen after a reload.

const queryOf = (path: string) => new URL(path, 'http://app').searchParams

it.each([
  [{ kind: 'all', q: '', sort: 'NEWEST' }, '/portfolio/investments'],
  [
    { kind: 'late', q: 'goats & co', sort: 'NEXT_DUE' },
    '/portfolio/investments?kind=late&q=goats+%26+co&sort=next_due',
  ],
] as const)('investments: %o', (choice, path) => {
  expect(investments.pathOf(choice)).toBe(path)
  expect(investments.choiceIn(queryOf(path))).toEqual(choice)
})

it.each([
  [{ direction: 'ALL', period: { kind: 'all' } }, '/portfolio/statement'],
  [
    { direction: 'DEBIT', period: { kind: 'year', year: 2026 } },
    '/portfolio/statement?direction=debit&year=2026',
  ],
  [
    { direction: 'ALL', period: { kind: 'months', from: '2026-03', to: '2026-11' } },
    '/portfolio/statement?from=2026-03&to=2026-11',
  ],
] as const)('movements: %o', (choice, path) => {
  expect(statement.pathOf(choice)).toBe(path)
  expect(statement.choiceIn(queryOf(path))).toEqual(choice)
})

it('what an address says that is no choice is everything', () => {
  expect(investments.choiceIn(queryOf('/?kind=odd&sort=odd'))).toEqual({
    kind: 'all',
    q: '',
    sort: 'NEWEST',
  })
  const everything = { direction: 'ALL', period: { kind: 'all' } }
  for (const odd of [
    'direction=up',
    'year=26',
    'from=2026-13&to=2026-14',
    'from=2026-04&to=2026-03',
  ])
    expect(statement.choiceIn(queryOf(`/?${odd}`))).toEqual(everything)
})
