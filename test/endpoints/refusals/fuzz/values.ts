import fc from 'fast-check'
import { formatAmount } from '../../../../src/money.ts'

/** Draws a value of an arbitrary. */
export type Draw = <T>(arbitrary: fc.Arbitrary<T>) => T

/** What is built by draws, each as the last ones were: an arbitrary whose values are not made smaller. */
export function drawn<T>(build: (draw: Draw) => T): fc.Arbitrary<T> {
  class Drawn extends fc.Arbitrary<T> {
    override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
      const draw: Draw = (arbitrary) => arbitrary.generate(random, bias).value
      return new fc.Value(build(draw), undefined)
    }
    override canShrinkWithoutContext(_value: unknown): _value is T {
      return false
    }
    override shrink(): fc.Stream<fc.Value<T>> {
      return fc.Stream.nil()
    }
  }
  return new Drawn()
}

const texts = [
  '',
  ' ',
  '0',
  'NULL',
  'null',
  '__proto__',
  'constructor',
  'toString',
  "'",
  '"',
  '\\',
  '%',
  '?',
  '$1',
  '{}',
  '{a,b}',
  '<b>&amp;',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\uFEFF',
  '\u202E',
  '\r\n\t',
  '👩‍👩‍👧',
  'é'.repeat(121),
  'x'.repeat(5_001),
  'x'.repeat(20_000),
  '1e9',
  '-0',
  '0x10',
  '١٠٠',
  'Infinity',
  '2026-02-30T25:61:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999+14:00',
  '00000000-0000-0000-0000-000000000000',
]
const numbers = [
  0, -0, 1, -1, 0.1, -0.001, 1e-7, 0.005, 49.99, 50, 100, 119, 2_147_483_647, 2_147_483_648,
  -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e15, 1e16, 1e21,
  1.7976931348623157e308, 5e-324, 90, 90.0001, 180, 180.0001, 360,
]

export const anyText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
)
export const anyNumber = fc.oneof(
  fc.constantFrom(...numbers),
  fc.double(),
  fc.integer(),
  fc.integer({ min: 0, max: 200 }),
)
const plain: fc.Arbitrary<unknown> = fc.oneof(anyText, anyNumber, fc.boolean(), fc.constant(null))

/** A value of any kind, as JSON can carry it. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  plain,
  fc.array(plain, { maxLength: 5 }),
  fc.dictionary(anyText, plain, { maxKeys: 4 }),
  fc.constantFrom({ $ne: null }, [[[[]]]], {}, [], { __raw: true, sql: 'now()' }),
  fc.integer({ min: 2, max: 90 }).map(deep),
)

function deep(depth: number): unknown {
  return depth === 0 ? 1 : { a: deep(depth - 1) }
}

export const amount = fc.oneof(
  fc.constantFrom(
    '0',
    '0.01',
    '1',
    '24.99',
    '25',
    '50',
    '100.5',
    '1000',
    '50000',
    '9999999999999.99',
    '-1',
    '1.001',
  ),
  fc.bigInt(0n, 10_000_000n).map((minor) => formatAmount(minor, 2)),
)
export const moment = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((date) => date.toISOString()),
  fc.constantFrom(
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-02-30T00:00:00Z',
    '2026-06-30T23:59:60Z',
  ),
)
