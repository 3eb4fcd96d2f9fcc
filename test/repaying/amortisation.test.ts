import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideHalfEven, schedule } from '../../src/lending/repaying/schedule/amortisation.ts'

const column = (name: 'payment' | 'interest' | 'principal', of: ReturnType<typeof schedule>) =>
  of.instalments.map((instalment) => instalment[name])

describe('a schedule', () => {
  it('is that of the reference: 100.00 at 9.4822 %, 6 months', () => {
    const made = schedule(10_000n, 948.22, 6)
    expect(column('payment', made)).toEqual(Array(6).fill(1713n))
    expect(column('interest', made)).toEqual([79n, 66n, 53n, 40n, 27n, 13n])
  })

  it('without interest is equal parts, the last with the residue', () => {
    const made = schedule(100_000n, 0, 3)
    expect(column('payment', made)).toEqual([33_333n, 33_333n, 33_334n])
    expect(made).toMatchObject({ totalInterest: 0n, totalPayment: 100_000n })
  })

  it('repays exactly what was lent, whatever the terms', () => {
    const terms = [
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: 0, max: 3600 }),
      fc.integer({ min: 1, max: 600 }),
    ] as const
    fc.assert(
      fc.property(...terms, (principal, rate, months) => {
        const made = schedule(principal, rate, months)
        const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
        expect(sum(column('principal', made))).toBe(principal)
        expect(made.instalments.at(-1)?.balance).toBe(0n)
        expect(made.instalments.length).toBeLessThanOrEqual(months)
        expect(sum(column('payment', made))).toBe(made.totalPayment)
        for (const { principal: share, interest, balance } of made.instalments) {
          expect(share >= 0n || balance > 0n).toBe(true)
          expect(interest >= 0n).toBe(true)
        }
      }),
    )
  })
})

it('rounds half to even', () => {
  const cases = [
    [5n, 2n],
    [3n, 2n],
    [7n, 2n],
    [-5n, 2n],
    [-3n, 2n],
    [10n, 4n],
    [11n, 4n],
    [0n, 3n],
  ] as const
  expect(cases.map(([dividend, divisor]) => divideHalfEven(dividend, divisor))).toEqual([
    2n,
    2n,
    4n,
    -2n,
    -2n,
    2n,
    3n,
    0n,
  ])
})
