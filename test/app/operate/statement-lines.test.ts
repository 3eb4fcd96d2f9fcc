import { expect, it } from 'vitest'
import { actOnLine } from '../../../app/src/operate/members/money/line-act.ts'
import { signed } from '../../../app/src/operate/members/money/line-name.ts'
import type { Line } from '../../../app/src/operate/members/operations.ts'

/** A line of a borrower's statement that belongs to a loan in a state. */
const lineOf = (type: Line['type'], status: 'ACTIVE' | 'REPAID' | 'DEFAULTED', refunded = '0.00') =>
  ({
    id: 'line',
    type,
    direction: type === 'DEPOSIT' ? 'CREDIT' : 'DEBIT',
    amount: '10.00',
    currency: 'USD',
    balanceAfter: '0.00',
    status: 'COMPLETED',
    description: null,
    reference: 'repayment',
    createdAt: '2026-11-01T00:00:00.000Z',
    counterparty: null,
    loan: {
      id: 'loan',
      title: 'A loan',
      status,
      feeRefunded: refunded,
      history: [{ to: 'DEFAULTED', createdAt: '2026-11-01T12:00:00.000Z' }],
    },
  }) as unknown as Line

it.each([
  [lineOf('REPAYMENT_PAID', 'ACTIVE'), 'undoLine', 'repayment'],
  [lineOf('REPAYMENT_PAID', 'REPAID'), 'undoLine', 'repayment'],
  [
    { ...lineOf('REPAYMENT_PAID', 'DEFAULTED'), createdAt: '2026-11-02T00:00:00.000Z' },
    'undoLine',
    'repayment',
  ],
  [{ ...lineOf('DEPOSIT', 'ACTIVE'), loan: null }, 'reverseLine', 'line'],
  [lineOf('FEE', 'ACTIVE'), 'reverseLine', 'line'],
])('an operator can take back a line that the API takes back: %#', (line, label, id) => {
  expect(actOnLine(line)).toMatchObject({ label, id })
})

it.each([
  ['a repayment from before a default', lineOf('REPAYMENT_PAID', 'DEFAULTED')],
  ['a recovery', lineOf('DEPOSIT', 'DEFAULTED')],
  ['a fee of which a part was given back', lineOf('FEE', 'REPAID', '1.00')],
  ['what was reversed', { ...lineOf('REPAYMENT_PAID', 'ACTIVE'), status: 'REVERSED' as const }],
])('an operator is not offered to take back %s, which would be refused', (_, line) => {
  expect(actOnLine(line)).toBeUndefined()
})

it('shows in which direction money went, wherever it stands', () => {
  const line = lineOf('DEPOSIT', 'ACTIVE')
  expect(signed(line)).toBe('+$10.00')
  expect(signed({ ...line, direction: 'DEBIT' })).toBe('−$10.00')
  expect(signed({ ...line, direction: 'NONE' })).toBe('$10.00')
})
