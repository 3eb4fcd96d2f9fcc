import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followDays } from '../../../app/src/api/new-day.ts'
import {
  amountsOf,
  entryNow,
  entryText,
  saysEnded,
  typedEntry,
} from '../../../app/src/borrow/repaying/repay-amounts.ts'

let stop: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-08T23:57:30Z') })
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what is shown is asked again once the day has changed, and once for each day', () => {
  const ask = vi.fn()
  stop = followDays(ask)
  vi.advanceTimersByTime(2 * 60_000)
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10 * 60_000)
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('it is asked at once where a window is looked at again that slept over midnight', () => {
  const ask = vi.fn()
  stop = followDays(ask)
  vi.setSystemTime(new Date('2026-12-09T07:00:00Z'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(ask).toHaveBeenCalledTimes(1)
})

const loan = { status: 'ACTIVE', amountDue: '0.00', nextDue: null, currency: 'USD' } as const

it('all of it is what is owed by now, and a typed amount stays as it was typed', () => {
  const choices = amountsOf({ ...loan, payoffAmount: '150.08' })
  const allOfIt = { usual: 'allOfIt', amount: '150.05' } as const
  expect(entryText(allOfIt)).toBe('150.05')
  expect(entryText(entryNow(allOfIt, choices))).toBe('150.08')
  expect(saysEnded(entryNow(allOfIt, choices), { ...loan, payoffAmount: '150.08' })).toBeUndefined()
  const typed = { typed: '150.05' }
  expect(entryText(entryNow(typed, choices))).toBe('150.05')
})

it('an amount whose reason has ended leaves the field, and it says what has changed', () => {
  const owed = { ...loan, payoffAmount: '150.08' }
  const ends = (usual: 'dueNow' | 'nextPayment', now: Parameters<typeof amountsOf>[0]) => {
    const entry = { usual, amount: '20.00' } as const
    const is = entryNow(entry, amountsOf(now))
    expect(entryText(is)).toBe('')
    return saysEnded(is, now)
  }
  expect(ends('dueNow', owed)).toMatch(/^Nothing is due any more\. .+ \$20, has been removed/)
  const due = { ...owed, amountDue: '25.00' }
  expect(ends('nextPayment', due)).toMatch(/^Your next payment is due now\./)
  expect(ends('nextPayment', owed)).toMatch(/^The usual amounts have changed\./)
  expect(ends('dueNow', { ...due, status: 'DEFAULTED' })).toMatch(/^The whole loan is due/)
})

it('the next payment becomes what is due on its day, if it is as much', () => {
  const choices = amountsOf({ ...loan, payoffAmount: '150.08', amountDue: '20.00' })
  const entry = entryNow({ usual: 'nextPayment', amount: '20.00' }, choices)
  expect(entry).toEqual({ usual: 'dueNow', amount: '20.00' })
})

it('an amount that was typed to pay what was due stays while it does, and leaves the field once that is paid elsewhere', () => {
  const due = amountsOf({ ...loan, payoffAmount: '150.08', amountDue: '90.00' })
  const typed = typedEntry('20', due)
  expect(entryText(entryNow(typed, due))).toBe('20')
  const less = amountsOf({ ...loan, payoffAmount: '80.08', amountDue: '20.00' })
  expect(entryText(entryNow(typed, less))).toBe('20')
  const paid = { ...loan, payoffAmount: '60.08' }
  const is = entryNow(typed, amountsOf(paid))
  expect(entryText(is)).toBe('')
  expect(saysEnded(is, paid)).toMatch(/^Nothing is due any more\. .+ \$20, has been removed/)
  // What was to be paid early still is.
  const early = typedEntry('100', due)
  expect(entryText(entryNow(early, amountsOf({ ...paid, payoffAmount: '120' })))).toBe('100')
})
