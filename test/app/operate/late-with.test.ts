import { expect, it } from 'vitest'
import { lateWith } from '../../../app/src/operate/loans/late-with.ts'

it('a loan became late with each payment once, however often its borrower was reminded', () => {
  const told = (kind: 'DUE' | 'LATE', number: number, dueOn: string, sentAt: string) => ({
    ...{ kind, number, dueOn },
    sentAt: `${sentAt}T08:00:00.000Z`,
  })
  const reminders = [
    told('LATE', 2, '2026-03-01', '2026-03-02'),
    told('LATE', 1, '2026-02-01', '2026-02-08'),
    told('LATE', 1, '2026-02-01', '2026-02-02'),
    told('DUE', 1, '2026-02-01', '2026-01-29'),
  ]
  expect(lateWith(reminders).map(({ number, sentAt }) => [number, sentAt.slice(0, 10)])).toEqual([
    [1, '2026-02-02'],
    [2, '2026-03-02'],
  ])
})
