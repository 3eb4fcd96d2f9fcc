import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schedule } from '../../src/lending/repaying/schedule/amortisation.ts'
import { annualRate, type Repayment } from '../../src/lending/repaying/schedule/apr.ts'
import { costOf } from '../../src/lending/repaying/schedule/cost.ts'
import { standardLimits as limits } from '../support/market/books/ledger.ts'

/** So many equal payments, the first after some unit-periods and a part of one. */
const equal = (count: number, amount: bigint, first = 1, part = 0): Repayment[] =>
  Array.from({ length: count }, (_, at) => ({ amount, periods: first + at, part }))
const percent = (rate: number | undefined, decimals = 2) =>
  ((rate ?? Number.NaN) / 100).toFixed(decimals)

describe('as 12 CFR 1026, Appendix J prints it', () => {
  it.each([
    ['(c)(1)(i) monthly, regular', 500_000n, equal(24, 23_000n), 12, '9.69'],
    [
      '(c)(1)(ii) monthly, long first period',
      600_000n,
      equal(36, 20_000n, 1, 19 / 30),
      12,
      '11.82',
    ],
    [
      '(c)(1)(iii) semimonthly, short first period',
      500_000n,
      equal(24, 21_917n, 0, 6 / 15),
      24,
      '10.34',
    ],
    [
      '(c)(1)(iv) quarterly, long first period',
      1_000_000n,
      equal(40, 38_500n, 1, 39 / 90),
      4,
      '8.97',
    ],
    ['(c)(1)(v) weekly, long first period', 50_000n, equal(30, 1_760n, 4, 4 / 7), 52, '14.96'],
    [
      '(c)(2)(i) monthly, irregular first payment',
      500_000n,
      [{ amount: 25_000n, periods: 1 }, ...equal(23, 23_000n, 2)],
      12,
      '10.08',
    ],
    [
      '(c)(3)(i) monthly, irregular final payment',
      500_000n,
      [...equal(23, 23_000n), { amount: 28_000n, periods: 24 }],
      12,
      '10.50',
    ],
  ] as const)('%s', (_name, paidOut, repayments, perYear, expected) => {
    expect(percent(annualRate('us', paidOut, repayments, perYear))).toBe(expected)
  })
})

it('is as Directive (EU) 2023/2225, Annex III has it: 1 000 repaid as 1 200 after 546 days', () => {
  const repaid = [{ amount: 120_000n, periods: 0, part: 546 }]
  expect(percent(annualRate('eu', 100_000n, repaid, 365))).toBe('12.96')
})

describe('with a fee', () => {
  it.each([
    ['Prosper: 4 000 at 23.44 %, 60 months, fee 5 %', 400_000n, 2344, 60, 500, 11_378n, '26.00', 2],
    ['a notice: 10 000 at 8 %, 36 months, fee 4 %', 1_000_000n, 800, 36, 400, 31_336n, '10.796', 3],
  ] as const)('%s', (_name, amount, rate, months, originationFee, payment, expected, decimals) => {
    const cost = costOf({ amount, rate, months }, { ...limits, originationFee })
    expect(cost.monthlyPayment).toBe(payment)
    expect(percent(cost.apr ?? undefined, decimals)).toBe(expected)
    expect(cost.netProceeds).toBe(amount - (amount * BigInt(originationFee)) / 10_000n)
    expect(cost.totalCost).toBe(cost.totalPayment - cost.netProceeds)
  })

  it('on interest, lenders expect less than the rate, and without one just the rate', () => {
    const terms = { amount: 1_000_000n, rate: 1200, months: 36 }
    const [free, charged] = [costOf(terms, limits), costOf(terms, { ...limits, serviceFee: 1000 })]
    expect(percent(free.netYield ?? undefined)).toBe('12.00')
    expect(percent(charged.netYield ?? undefined)).toBe('10.80')
    expect(percent(charged.apr ?? undefined)).toBe('12.00')
  })

  it('that takes all, there is none, and it says why', () => {
    const terms = { amount: 5_000n, rate: 1200, months: 12 }
    expect(costOf(terms, limits, 5_000n)).toMatchObject({
      apr: null,
      aprReason: 'nothing_paid_out',
    })
    expect(costOf(terms, { ...limits, aprMethod: 'eu' }, 4_999n)).toMatchObject({
      apr: null,
      aprReason: 'no_rate',
    })
    expect(costOf(terms, limits).aprReason).toBeNull()
  })
})

it('makes what is paid back worth what was paid out, whatever the terms', () => {
  const terms = fc.record({
    amount: fc.bigInt(5_000n, 5_000_000n),
    rate: fc.integer({ min: 0, max: 360_000 }).map((tiny) => tiny / 100),
    months: fc.integer({ min: 1, max: 84 }),
    method: fc.constantFrom('us', 'eu'),
    fee: fc.integer({ min: 0, max: 2_000 }),
  })
  fc.assert(
    fc.property(terms, ({ amount, rate, months, method, fee }) => {
      const cost = costOf(
        { amount, rate, months },
        { ...limits, originationFee: fee, aprMethod: method as 'us' | 'eu' },
      )
      const yearly = (cost.apr ?? Number.NaN) / 10_000
      const monthly = method === 'us' ? yearly / 12 : (1 + yearly) ** (1 / 12) - 1
      const worth = schedule(amount, rate, months).instalments.reduce(
        (sum, { number, payment }) => sum + Number(payment) / (1 + monthly) ** number,
        0,
      )
      expect(Math.abs(worth - Number(cost.netProceeds))).toBeLessThan(0.01)
    }),
  )
})

/** The zero of a decreasing function by halving its range: slow, and plainly right. */
function bisected(excess: (rate: number) => number): number | undefined {
  let [low, high] = [-0.999_999, 2 ** 23]
  if (!(excess(low) > 0) || excess(high) > 0) return undefined
  for (let step = 0; step < 200 && high - low > 1e-15 * (1 + high); step += 1) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The annual rate with a power for each payment and each rate that is tried. */
function slowRate(method: 'us' | 'eu', paidOut: bigint, repayments: readonly Repayment[]) {
  const discount = ({ periods, part = 0 }: Repayment, rate: number) =>
    method === 'us'
      ? (1 + rate) ** -periods / (1 + part * rate)
      : (1 + rate) ** (-(periods + part) / 12)
  const rate = bisected((rate) =>
    repayments.reduce(
      (sum, one) => sum + Number(one.amount) * discount(one, rate),
      -Number(paidOut),
    ),
  )
  return rate === undefined ? undefined : rate * (method === 'us' ? 12 : 1) * 10_000
}

/** As clients are shown it, with four decimals of a percent; a zero has no sign. */
const shown = (rate: number | undefined) =>
  rate === undefined ? rate : (Number((rate / 100).toFixed(4)) + 0).toFixed(4)

it('is found in few steps as it is by halving the range, also for terms that no loan should have', () => {
  const terms = fc.record({
    amount: fc.oneof(fc.bigInt(1n, 500n), fc.bigInt(5_000n, 5_000_000n)),
    rate: fc.integer({ min: 0, max: 1_000_000 }).map((tiny) => tiny / 100),
    months: fc.oneof(fc.integer({ min: 1, max: 84 }), fc.integer({ min: 1, max: 600 })),
    method: fc.constantFrom('us' as const, 'eu' as const),
    fee: fc.integer({ min: 0, max: 9_999 }),
    part: fc.constantFrom(0, 0.1, 0.5, 0.999),
    less: fc.constantFrom(0n, 1n, 3n),
  })
  fc.assert(
    fc.property(terms, ({ amount, rate, months, method, fee, part, less }) => {
      const paidOut = amount - (amount * BigInt(fee)) / 10_000n
      const repayments = schedule(amount, rate, months).instalments.map(({ number, payment }) => ({
        // Less than is lent comes back where there is no interest: a rate below zero.
        amount: payment > less ? payment - less : payment,
        periods: number,
        part,
      }))
      const [slow, fast] = [
        slowRate(method, paidOut, repayments),
        annualRate(method, paidOut, repayments, 12),
      ]
      // From a thousand percent on a double has no more than these digits.
      if (Math.abs(slow ?? 0) > 1e5) expect((fast ?? 0) / (slow ?? 1)).toBeCloseTo(1, 11)
      else expect(shown(fast)).toBe(shown(slow))
    }),
    { numRuns: 500 },
  )
})
