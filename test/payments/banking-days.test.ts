import { expect, it } from 'vitest'
import { addBankingDays, RETURN_DAYS } from '../../src/payments/bank-file/banking-days.ts'

const isOpen = (day: string) => addBankingDays(day, 0) === day

// The closing days that the ECB publishes.
const target = {
  closed: [
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2027-01-01'],
    ...['2027-03-26', '2027-03-29', '2028-04-14', '2028-04-17', '2028-05-01', '2028-12-25'],
  ],
  open: ['2026-01-02', '2026-04-02', '2026-04-07', '2026-12-24', '2026-12-28', '2027-05-03'],
}

it('knows the days on which TARGET is closed, and no others', () => {
  expect(target.closed.filter(isOpen)).toEqual([])
  expect(target.open.filter((day) => !isOpen(day))).toEqual([])
})

it('counts banking days over weekends and holidays', () => {
  expect(addBankingDays('2026-04-02', 1)).toBe('2026-04-07')
  expect(addBankingDays('2026-04-04', 0)).toBe('2026-04-07')
  expect(addBankingDays('2026-11-25', RETURN_DAYS)).toBe('2026-12-02')
  expect(addBankingDays('2026-12-31', 1)).toBe('2027-01-04')
})
