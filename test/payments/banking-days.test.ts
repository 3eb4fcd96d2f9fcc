import { expect, it } from 'vitest'
import { addBankingDays, paymentSchemes } from '../../src/payments/bank-file/banking-days.ts'

const { sepa, ach } = paymentSchemes
const isOpen = (scheme: typeof sepa | typeof ach) => (day: string) =>
  addBankingDays(scheme, day, 0) === day

// The closing days that the ECB and the Federal Reserve publish.
const target = {
  closed: [
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25', '2027-01-01'],
    ...['2027-03-26', '2027-03-29', '2028-04-14', '2028-04-17', '2028-05-01', '2028-12-25'],
  ],
  open: ['2026-01-02', '2026-04-02', '2026-04-07', '2026-12-24', '2026-12-28', '2027-05-03'],
}
const federal = {
  closed: [
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-09-07'],
    ...['2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25', '2027-07-05', '2028-01-17'],
  ],
  open: ['2026-07-03', '2026-01-12', '2026-05-18', '2026-11-19', '2027-06-18', '2027-12-31'],
}

it('knows the days on which TARGET and the Federal Reserve are closed, and no others', () => {
  expect(target.closed.filter(isOpen(sepa))).toEqual([])
  expect(target.open.filter((day) => !isOpen(sepa)(day))).toEqual([])
  expect(federal.closed.filter(isOpen(ach))).toEqual([])
  expect(federal.open.filter((day) => !isOpen(ach)(day))).toEqual([])
})

it('counts banking days over weekends and holidays', () => {
  expect(addBankingDays(sepa, '2026-04-02', 1)).toBe('2026-04-07')
  expect(addBankingDays(sepa, '2026-04-04', 0)).toBe('2026-04-07')
  expect(addBankingDays(sepa, '2026-11-25', sepa.returnDays)).toBe('2026-12-02')
  expect(addBankingDays(ach, '2026-11-25', ach.returnDays)).toBe('2026-11-30')
  expect(addBankingDays(sepa, '2026-12-31', 1)).toBe('2027-01-04')
})
