import { expect, it } from 'vitest'
import { covers, isSnapshot } from '../../src/feed/position.ts'

it.each([
  ['10:20:', '10:20:', true],
  ['10:21:', '10:20:', true],
  ['10:20:', '10:21:', false],
  // What was open then and is so still, or has begun since.
  ['10:22:10,21', '10:20:10,14', true],
  // 14 had ended in the other one.
  ['10:22:14', '10:20:10', false],
  ['18446744073709551614:18446744073709551615:', '9:10:', true],
])('%s covers %s: %s', (late, early, expected) => expect(covers(late, early)).toBe(expected))

it.each(['', '10', '10:20', '10:20:a', '10:20:1,', '-1:2:', '123456789012345678901:2:'])(
  '%j is no snapshot',
  (text) => expect(isSnapshot(text)).toBe(false),
)
