import { describe, expect, it } from 'vitest'
import { outsideOf } from '../../../app/src/borrow/draft/rate-outside.ts'
import { keepsLastDay, savingOf } from '../../../app/src/borrow/repaying/effect.ts'
import { stateOf } from '../../../app/src/borrow/states.ts'
import { instalmentState } from '../../../app/src/parts/loans/instalment-state.ts'
import { timeLeft } from '../../../app/src/parts/time.ts'

// What a borrower reads of time, of instalments and of rates.

describe('the time left', () => {
  const DAY_MS = 86_400_000
  it.each([
    [14 * DAY_MS - 2_000, '14 days left'],
    [13 * DAY_MS + 2_000, '13 days left'],
    [2 * DAY_MS + 60_000, '2 days left'],
    [2 * DAY_MS - 60_000, '47 hours left'],
  ])('of %d ms is “%s”', (ms, says) => {
    expect(timeLeft(new Date(ms).toISOString(), 0)).toBe(says)
  })
})

describe('the state of an instalment', () => {
  const one = { payment: '106.06', prepaid: '0.00', paid: '0.00', status: 'SCHEDULED' }
  it.each([
    [one, false, 'Scheduled'],
    [{ ...one, paid: '20.00' }, false, 'Scheduled: $20 paid, $86.06 left'],
    [{ ...one, paid: '20.00', status: 'OVERDUE' }, false, 'Overdue: $20 paid, $86.06 left'],
    [{ ...one, paid: '20.00' }, true, 'Due at once: $20 paid, $86.06 left'],
    [{ ...one, paid: '106.06', status: 'PAID' }, true, 'Paid'],
  ])('%o is told: %s, %s', (of, defaulted, says) => {
    expect(instalmentState(of, 'USD', defaulted)).toBe(says)
  })
})

describe('a rate', () => {
  const usual = { rateFrom: '8.00', rateTo: '16.00' }
  it.each([
    ['3', /^At 3%, you offer less than that: few lenders/],
    ['8', /^$/],
    ['16', /^$/],
    ['24', /^At 24%, you offer more than that: .* 16% or less/],
  ])('of %s %% beside 8 to 16 %%', (rate, says) => {
    expect(outsideOf(rate, usual)).toMatch(says)
  })
})

describe('a payment made early', () => {
  const effect = {
    interestSaved: '1.20',
    instalmentsPaid: 0,
    monthlyPayment: '85.00',
    monthlyBefore: '85.00',
    lastDueOn: '2027-03-07',
    lastDueBefore: '2027-03-07',
    nextDueOn: '2027-01-07',
    nextDueAmount: '85.00',
  }
  it('ends no loan sooner where no month falls away, and says so', () => {
    expect(keepsLastDay(effect)).toBe(true)
    expect(savingOf('SHORTEN', effect, 'USD')).toBe(
      'saves $1.20; only the last payment gets smaller',
    )
    expect(savingOf('LOWER', effect, 'USD')).toBe('saves $1.20')
  })

  it('ends a loan sooner where months fall away', () => {
    const shorter = { ...effect, lastDueOn: '2027-02-07' }
    expect(keepsLastDay(shorter)).toBe(false)
    expect(savingOf('SHORTEN', shorter, 'USD')).toBe('saves $1.20')
  })
})

it('a draft that was discarded is told apart from a request that lenders had seen', () => {
  const loan = { status: 'CANCELLED', paused: false, daysPastDue: null } as const
  expect(stateOf({ ...loan, publishedAt: null }).name).toBe('Discarded')
  expect(stateOf({ ...loan, publishedAt: '2026-11-30T08:00:00Z' }).name).toBe('Withdrawn')
})

it('a running loan that is paused says until when, and what that means for what is overdue', () => {
  const loan = {
    status: 'ACTIVE',
    paused: false,
    daysPastDue: 2,
    interestPausedUntil: '2027-03-31',
  } as const
  expect(stateOf(loan)).toMatchObject({
    name: 'Pause until Mar 31, 2027',
    says: expect.stringContaining('What is overdue can wait until then: no interest is counted'),
  })
  expect(stateOf({ ...loan, daysPastDue: 0 }).says).toContain('until then no payment falls due')
  expect(stateOf({ ...loan, interestPausedUntil: null }).name).toBe('Late')
})
