import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timestampText } from '../../src/resolvers/scalars.ts'

it('writes every timestamp as ISO 8601 has it', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (timestamp) => {
      expect(timestampText(timestamp)).toBe(timestamp.toISOString())
    }),
    { numRuns: 5_000 },
  )
  for (const time of [-1, 0, 1, 86_399_999, 86_400_000, -62_198_755_200_001])
    expect(timestampText(new Date(time))).toBe(new Date(time).toISOString())
})

it('refuses what is no moment, as ISO 8601 does', () => {
  expect(() => timestampText(new Date(Number.NaN))).toThrow(RangeError)
})
