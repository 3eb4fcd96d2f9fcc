import { expect, it } from 'vitest'
import { sharePercent } from '../../src/lending/loan/create.ts'

it.each([
  [5_000n, 12_000n, 4_167],
  [2_900n, 3_000n, 9_667],
  [1_000n, 3_000n, 3_333],
  [999_999n, 1_000_000n, 9_999],
  [3_000n, 3_000n, 10_000],
  [0n, 3_000n, 0],
])('%s of %s are %s hundredths of a percent: only the whole is all of it', (amount, whole, share) =>
  expect(sharePercent({ amountRequested: whole }, amount)).toBe(share),
)
