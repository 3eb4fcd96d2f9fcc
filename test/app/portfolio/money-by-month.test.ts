import { describe, expect, it } from 'vitest'
import { language } from '../../../app/src/language/language.ts'
import { signed } from '../../../app/src/parts/amounts.ts'
import { csv } from '../../../app/src/parts/csv.ts'
import {
  aroundNow,
  columnOf,
  flowsOf,
  isAllLate,
  overdueOf,
  partsIn,
  sumOf,
} from '../../../app/src/portfolio/flows.ts'
import { monthsBetween } from '../../../app/src/portfolio/months.ts'
import type { Totals } from '../../../app/src/portfolio/operations.ts'
import { isWithin } from '../../../app/src/portfolio/period.ts'

const november = {
  month: '2026-11',
  invested: '500.00',
  principal: '40.00',
  interest: '5.00',
  charges: '1.50',
  fees: '0.50',
  losses: '100.00',
}
const expected = ['2026-10', '2026-12', '2027-01'].map((month) => ({
  month,
  principal: '40.00',
  interest: '4.00',
  fees: '0.40',
}))
const totals = { byMonth: [november], expected } as unknown as Totals
const flows = flowsOf(totals, new Date('2026-12-05T00:00:00Z'))

describe('money by month', () => {
  it('is what moved, then what is expected; what is late is expected this month', () => {
    expect(flows.map(({ month, expected }) => [month, expected])).toEqual([
      ['2026-11', false],
      ['2026-12', true],
      ['2027-01', true],
    ])
    const [moved, due] = flows.map(({ of }) => signed(of.total, 'USD'))
    // A loss moves no money.
    expect([moved, due]).toEqual(['-454.00', '87.20'])
  })

  it('keeps apart in one column what has come in and what is still expected', () => {
    const both = flowsOf(totals, new Date('2026-11-05T00:00:00Z'))
    const { moved, expected } = columnOf(both.filter(({ month }) => month === '2026-11'))
    const shown = (parts: readonly bigint[]) => parts.map((units) => signed(units, 'USD'))
    expect([shown(moved), shown(expected)]).toEqual([
      ['40.00', '6.00'],
      ['40.00', '3.60'],
    ])
  })

  it('tells what of it was due before this month', () => {
    const overdue = (time: string) => signed(overdueOf(totals, new Date(time)), 'USD')
    expect(overdue('2026-10-31T00:00:00Z')).toBe('0.00')
    expect(overdue('2026-12-05T00:00:00Z')).toBe('43.60')
    expect(overdue('2027-01-01T00:00:00Z')).toBe('87.20')
  })

  it('is cut to what is around now', () => {
    const flow = (expected: boolean) => ({ ...flows[0], expected }) as (typeof flows)[number]
    const cut = (moved: number, expected: number) => {
      const all = [...Array(moved).fill(flow(false)), ...Array(expected).fill(flow(true))]
      const shown = aroundNow(all, 4)
      return [shown.filter((one) => !one.expected).length, shown.length]
    }
    expect([cut(9, 9), cut(1, 9), cut(9, 1), cut(2, 1)]).toEqual([
      [2, 4],
      [1, 4],
      [3, 4],
      [2, 3],
    ])
  })

  it('sums each part by itself, for a year or for some months', () => {
    const year = flows.filter(({ month }) => isWithin({ kind: 'year', year: 2026 }, month))
    expect(year).toHaveLength(2)
    const { principal, interest, losses, total } = sumOf(year)
    expect([principal, interest, losses, total].map((units) => signed(units, 'USD'))).toEqual([
      '120.00',
      '13.00',
      '-100.00',
      '-366.80',
    ])
    const last = { kind: 'months', from: '2027-01', to: '2027-02' } as const
    expect(flows.filter(({ month }) => isWithin(last, month))).toEqual(flows.slice(2))
  })

  it('has months across the end of a year', () => {
    expect(monthsBetween('2026-11', '2027-02')).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ])
  })

  it('shows no column in which there is nothing', () => {
    expect(partsIn(flows)).toEqual([
      'total',
      'principal',
      'interest',
      'invested',
      'charges',
      'fees',
      'losses',
    ])
    const paid = flows.filter(({ expected }) => expected)
    expect(partsIn(paid)).toEqual(['total', 'principal', 'interest', 'invested', 'fees'])
  })

  it('is a file that spreadsheets read', async () => {
    const file = csv([
      ['a', 'b "c", d'],
      ['1', ''],
    ])
    expect(Buffer.from(await file.arrayBuffer()).toString()).toBe('\uFEFFa,"b ""c"", d"\r\n1,\r\n')
  })

  it.each([
    ['en', 'Loan,-8.50,"a;b",\'-x,2026-11-27\r\n'],
    ['de', 'Loan;-8,50;"a;b";\'-x;2026-11-27\r\n'],
  ] as const)('is written as the spreadsheets of its reader read it: %s', async (spoken, line) => {
    language.set(spoken)
    try {
      const file = csv([['Loan', '-8.50', 'a;b', '-x', '2026-11-27']])
      expect(Buffer.from(await file.arrayBuffer()).toString()).toBe(`\uFEFF${line}`)
    } finally {
      language.set('en')
    }
  })
})

it('says that a return rests on late loans once every cent of it does', () => {
  const late = (late: string, outstanding: string) => isAllLate({ late, outstanding })
  expect([late('40.00', '40.0'), late('39.99', '40.00'), late('0.00', '0.00')]).toEqual([
    true,
    false,
    false,
  ])
})
