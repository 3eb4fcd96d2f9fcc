import { expect, it } from 'vitest'
import { costLines } from '../../../app/src/help/cost-lines.ts'

// What a pause does to the next payments, in words, before a borrower asks for it.

type Preview = Parameters<typeof costLines>[0]

const plan = { id: '', currency: 'USD', isLate: false } as Parameters<typeof costLines>[1]

function linesOf(from: string, until: string, ...days: string[]) {
  const coming = days.map((dueOn, at) => ({
    number: at + 1,
    dueOn,
    interest: '1.00',
    payment: '50.00',
    balance: '500.00',
    status: 'DUE',
  }))
  const totals = {
    interestBefore: '9.00',
    interestAfter: '9.00',
    paymentBefore: null,
    paymentAfter: null,
  } as Preview['totals']
  const form = new FormData()
  form.set('from', from)
  form.set('until', until)
  return costLines({ coming, totals } as unknown as Preview, plan, 'pause', form)
}

const close = /^The two are close together/

it('two payments soon after each other after a pause come with the reason, and with a pause after which they are a month apart', () => {
  const lines = linesOf('2026-06-01', '2026-06-30', '2026-07-01', '2026-07-11', '2026-08-11')
  expect(lines).toContain('Your next payment would be $50, due on Jul 1, 2026.')
  expect(lines).toContain('The one after it would be $50, due on Jul 11, 2026.')
  expect(lines.find((line) => close.test(line))).toMatch(
    /until Jul 10, 2026, your first payment would be due on Jul 11, 2026,/,
  )
})

it('nothing is said of a month between two payments', () => {
  const lines = linesOf('2026-06-01', '2026-07-10', '2026-07-11', '2026-08-11')
  expect(lines.some((line) => close.test(line))).toBe(false)
})

it('of a pause that begins after the next payment, the first payments after it are shown, too', () => {
  const days = ['2026-06-11', '2026-08-01', '2026-08-11']
  const lines = linesOf('2026-07-01', '2026-07-31', ...days)
  expect(lines).toContain('Your next payment would be $50, due on Jun 11, 2026.')
  expect(lines).toContain('The first one after the pause would be $50, due on Aug 1, 2026.')
  expect(lines).toContain('The one after it would be $50, due on Aug 11, 2026.')
  expect(lines.some((line) => close.test(line))).toBe(true)
})
