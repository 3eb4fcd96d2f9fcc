import { expect, it } from 'vitest'
import { canBeLate, closedAs, hasRunOut, isInArrears } from '../../../app/src/lend/closed.ts'

const loan = { status: 'ACTIVE', daysPastDue: 0, payoffAmount: '90.00' } as const

it('says of a loan that takes no more what has become of it, as far as the reader may know', () => {
  expect(closedAs(loan)).toContain('is to repay it month by month')
  expect(closedAs({ ...loan, daysPastDue: 89 })).toContain('89 days late')
  const hidden = { daysPastDue: null, payoffAmount: null }
  expect(closedAs({ ...loan, ...hidden })).not.toContain('late')
  expect(closedAs({ ...loan, status: 'DEFAULTED' })).toBe('It was not repaid in time.')
  expect(closedAs({ ...loan, ...hidden, status: 'DEFAULTED' })).toBe('It was not repaid in time.')
  expect(closedAs({ ...loan, status: 'DEFAULTED', payoffAmount: '0.00' })).toBe(
    'It went into default, and was repaid in full after that.',
  )
})

it('a risk level is one of the past once a loan is late or in default', () => {
  expect(isInArrears(loan)).toBe(false)
  expect(isInArrears({ ...loan, daysPastDue: 1 })).toBe(true)
  expect(isInArrears({ ...loan, status: 'DEFAULTED' })).toBe(true)
  expect(isInArrears({ ...loan, status: 'REPAID' })).toBe(false)
})

it('a loan has run out once its time is over, and not when it was funded, or while it takes investments', () => {
  const [past, ahead] = ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z']
  expect(hasRunOut({ status: 'OPEN', expiresAt: past })).toBe(true)
  expect(hasRunOut({ status: 'EXPIRED', expiresAt: past })).toBe(true)
  expect(hasRunOut({ status: 'OPEN', expiresAt: ahead })).toBe(false)
  expect(hasRunOut({ status: 'FUNDED', expiresAt: past })).toBe(false)
})

it('a loan can be late until it is repaid, unless it was not funded', () => {
  for (const status of ['OPEN', 'FUNDED', 'ACTIVE', 'DEFAULTED'] as const)
    expect(canBeLate({ ...loan, status })).toBe(true)
  for (const status of ['REPAID', 'CANCELLED', 'EXPIRED'] as const)
    expect(canBeLate({ ...loan, status })).toBe(false)
})
