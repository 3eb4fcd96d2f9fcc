import { expect, it } from 'vitest'
import { shareOfLoan } from '../../src/lending/investing/list.ts'

it.each([
  [75_002n, 100_003n, 75],
  [25_001n, 100_003n, 25],
  [1n, 3n, 33.33],
  [2n, 3n, 66.67],
  [1n, 20_000n, 0],
  [3n, 20_000n, 0.02],
  [100n, 100n, 100],
])('%d of %d is %d %%', (amount, amountRequested, percent) => {
  expect(shareOfLoan({ amountRequested }, amount) / 100).toBe(percent)
})
