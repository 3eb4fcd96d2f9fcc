import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { annualReturn, type DatedFlow } from '../../src/lending/investing/portfolio.ts'

const flows = (...list: readonly (readonly [day: string, amount: bigint])[]): DatedFlow[] =>
  list.map(([day, amount]) => ({ day, amount }))

describe('as spreadsheets compute XIRR', () => {
  it.each([
    // https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d: .373362535, 37.34 %
    [
      'the example of Excel',
      flows(
        ['2008-01-01', -10_000n],
        ['2008-03-01', 2_750n],
        ['2008-10-30', 4_250n],
        ['2009-02-15', 3_250n],
        ['2009-04-01', 2_750n],
      ),
      3_734,
    ],
    ['a year of 365 days', flows(['2026-01-01', -100n], ['2027-01-01', 110n]), 1_000],
    // 1.1 ^ (365 / 366) - 1
    ['a leap year, a day longer', flows(['2024-01-01', -100n], ['2025-01-01', 110n]), 997],
    ['half lost in a year', flows(['2026-01-01', -100n], ['2027-01-01', 50n]), -5_000],
    ['what comes back as it went', flows(['2026-01-01', -100n], ['2027-01-01', 100n]), 0],
    [
      'in any order, and more than once a day',
      flows(['2027-01-01', 55n], ['2026-01-01', -100n], ['2027-01-01', 55n]),
      1_000,
    ],
    [
      'invested again in between',
      flows(['2026-01-01', -100n], ['2027-01-01', -100n], ['2028-01-01', 231n]),
      1_000,
    ],
  ])('%s', (_, list, rate) => {
    expect(annualReturn(list)).toBe(rate)
  })
})

it.each([
  ['nothing', []],
  ['nothing invested', flows(['2026-01-01', 100n])],
  ['all on a day', flows(['2026-01-01', -100n], ['2026-01-01', 101n])],
  [
    'a gain of which no rate is high enough',
    flows(['2026-01-01', -1n], ['2026-01-02', 10n ** 15n]),
  ],
  [
    'what comes back before all the rest is lost',
    flows(['2026-01-01', -100n], ['2026-02-01', 101n], ['2026-02-02', -100n]),
  ],
  // Over a year, 8 % of the money in a month would be 0.00 %; and yet it came back.
  [
    'the first instalment of what was lost then',
    flows(['2026-01-01', -120_000n], ['2026-02-01', 9_565n]),
  ],
  [
    'a cent of a fortune that came back in a month',
    flows(['2026-01-01', -5_965_002n], ['2026-02-01', 1n]),
  ],
  ['what rounds to all of it', flows(['2026-01-01', -100_000n], ['2027-01-01', 1n])],
])('there is none of %s', (_, list) => {
  expect(annualReturn(list)).toBeNull()
})

it.each([
  ['nothing came back', flows(['2026-01-01', -100n])],
  ['nothing came back of several', flows(['2026-01-01', -100n], ['2026-03-01', -100n])],
])('all is lost if %s', (_, list) => {
  expect(annualReturn(list)).toBe(-10_000)
})

it('makes all flows worth nothing, for any that pay back more or less', () => {
  const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  const some = fc.record({
    out: fc.array(fc.tuple(fc.nat(700), fc.bigInt(2_500n, 10n ** 7n)), {
      minLength: 1,
      maxLength: 40,
    }),
    back: fc.array(fc.tuple(fc.integer({ min: 800, max: 3_000 }), fc.bigInt(100n, 10n ** 7n)), {
      minLength: 1,
      maxLength: 40,
    }),
  })
  fc.assert(
    fc.property(some, ({ out, back }) => {
      const dated = [
        ...out.map(([at, amount]) => [at, -Number(amount)] as const),
        ...back.map(([at, amount]) => [at, Number(amount)] as const),
      ]
      const rate = annualReturn(
        dated.map(([at, amount]) => ({ day: day(at), amount: BigInt(amount) })),
      )
      const from = Math.min(...dated.map(([at]) => at))
      const worth = (hundredths: number) =>
        dated.reduce(
          (sum, [at, amount]) => sum + amount / (1 + hundredths / 10_000) ** ((at - from) / 365),
          0,
        )
      if (rate === null) return
      // Between the halves of the rounded digit lies the zero.
      if (rate > -9_999) expect(worth(rate - 0.5) * worth(rate + 0.5)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})
