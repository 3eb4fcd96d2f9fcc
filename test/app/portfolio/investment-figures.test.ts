import { describe, expect, it } from 'vitest'
import { figuresOf, lentName } from '../../../app/src/portfolio/investment-figures.ts'
import type { Investment } from '../../../app/src/portfolio/operations.ts'

const investment = (status: Investment['status']) =>
  ({ status, amount: '250.00', loan: { currency: 'USD' } }) as Investment

describe('What was lent', () => {
  it.each(['PENDING', 'CANCELLED'] as const)('is nothing while an investment is %s', (status) => {
    expect(figuresOf(investment(status))).toMatchObject({ lent: '0.00', notLent: '250.00' })
  })

  it.each(['ACTIVE', 'REPAID', 'DEFAULTED'] as const)('is all of what is %s', (status) => {
    expect(figuresOf(investment(status))).toMatchObject({ lent: '250.00', notLent: '0.00' })
  })

  it.each([
    ['PENDING', 'figure.held'],
    ['CANCELLED', 'figure.givenBack'],
    ['ACTIVE', 'figure.lent'],
  ] as const)('is called by what it is while %s', (status, name) => {
    expect(lentName(status)).toBe(name)
  })
})
