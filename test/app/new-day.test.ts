import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followDays } from '../../app/src/api/new-day.ts'
import { amountsOf, entryText } from '../../app/src/borrow/repay-amounts.ts'

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

it('all of it is what is owed by now, and a typed amount stays as it was typed', () => {
  const loan = { status: 'ACTIVE', amountDue: '0.00', nextDue: null, currency: 'USD' } as const
  const [before, after] = ['150.05', '150.08'].map((payoffAmount) =>
    amountsOf({ ...loan, payoffAmount }),
  )
  expect(entryText({ usual: 'allOfIt' }, before ?? [])).toBe('150.05')
  expect(entryText({ usual: 'allOfIt' }, after ?? [])).toBe('150.08')
  expect(entryText({ typed: '150.05' }, after ?? [])).toBe('150.05')
  expect(entryText({ usual: 'dueNow' }, after ?? [])).toBe('')
})
