import fc from 'fast-check'
import { expect, it } from 'vitest'
import { momentText } from '../../src/resolvers/moment.ts'

it('writes every moment as ISO 8601 has it', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (moment) => {
      expect(momentText(moment)).toBe(moment.toISOString())
    }),
    { numRuns: 5_000 },
  )
  for (const time of [-1, 0, 1, 86_399_999, 86_400_000, -62_198_755_200_001])
    expect(momentText(new Date(time))).toBe(new Date(time).toISOString())
})

it('refuses what is no moment, as ISO 8601 does', () => {
  expect(() => momentText(new Date(Number.NaN))).toThrow(RangeError)
})
