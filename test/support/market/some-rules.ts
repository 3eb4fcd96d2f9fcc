import type { KeptLateTerms } from '../../../src/entities/loan/loan.ts'
import { keptTerms } from '../../../src/lending/late/terms.ts'
import type { seededRandom } from '../../../src/seed/random.ts'
import type { LateRules } from './repaying/debts.ts'

export const someRules = (random: ReturnType<typeof seededRandom>): LateRules => ({
  interest: random.pick(['none', 'contract', 'contract', 'penalty']),
  tolerance: random.pick([0n, 0n, 100n]),
  points: random.pick([500, random.whole(1, 2_000)]),
  graceDays: random.pick([0, 5, random.whole(0, 40)]),
  fee: random.pick([
    null,
    { amount: 1500n, percent: 500n },
    { amount: 0n, percent: 500n },
    { amount: 700n, percent: 0n },
  ]),
  feeAfterDays: random.pick([15, random.whole(1, 60)]),
  feeRepeats: random.next() < 0.3,
  allocation: random.pick([
    'penalty,fee,interest,principal',
    'de-consumer',
    'interest,principal,fee,penalty',
    'principal,interest,penalty,fee',
  ]),
})

/** The same as the database keeps it. */
export const keptRules = (late: LateRules): KeptLateTerms =>
  keptTerms({
    toleranceAmount: late.tolerance,
    tolerancePercent: 0,
    interest: late.interest,
    penalty:
      late.interest === 'penalty'
        ? { points: late.points, rate: null, graceDays: late.graceDays }
        : null,
    lateFee: late.fee && {
      amount: late.fee.amount || null,
      percent: Number(late.fee.percent) || null,
      afterDays: late.feeAfterDays,
      repeats: late.feeRepeats,
      to: 'lenders',
    },
    allocation: late.allocation,
    withdrawWhileLate: 'allow',
  })
