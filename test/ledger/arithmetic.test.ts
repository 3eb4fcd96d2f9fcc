import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publicPoint } from '../../src/lending/map/public-point.ts'
import {
  currencyOf,
  findCurrency,
  formatAmount,
  formatPercent,
  parseAmount,
  parsePercent,
} from '../../src/money.ts'
import { InexactNumber, parseExactly } from '../../src/rest-bridge/input.ts'

describe('money', () => {
  it('reads what it writes, for every exponent', () => {
    const limit = 10n ** 15n - 1n
    fc.assert(
      fc.property(fc.bigInt(-limit, limit), fc.constantFrom(0, 2, 3, 4), (minor, decimals) => {
        expect(parseAmount(formatAmount(minor, decimals), decimals)).toBe(minor)
      }),
    )
  })

  it('knows the exponents of ISO 4217, not those of CLDR', () => {
    const decimals = ['JPY', 'USD', 'HUF', 'COP', 'BHD'].map((code) => currencyOf(code).decimals)
    expect(decimals).toEqual([0, 2, 2, 2, 3])
  })

  it('knows new currencies and withdrawn ones, but neither gold nor other spellings', () => {
    const found = ['XCG', 'BGN', 'XAU', 'XTS', 'usd', 'XQZ'].map((code) => findCurrency(code))
    expect(found.map((currency) => currency?.decimals)).toEqual([
      2,
      2,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    '',
    '.',
    '1.',
    '.5',
    '+1',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1,5',
    '-0',
    '-0.00',
    '1.234',
    '1000000000000000.00',
    '٣',
  ])('refuses %j', (text) => expect(parseAmount(text, 2)).toBeUndefined())

  it('writes percentages in their shortest form', () => {
    expect([0, 5, 50, 1200, 1250, 1234].map(formatPercent)).toEqual([
      '0',
      '0.05',
      '0.5',
      '12',
      '12.5',
      '12.34',
    ])
    expect(['12.5', '12.50', '12'].map(parsePercent)).toEqual([1250, 1250, 1200])
  })

  it('reads and writes percentages of 4 decimals, exactly, and none of 5', () => {
    for (let tiny = 0; tiny <= 360_000; tiny += 7) {
      const text = formatPercent(tiny / 100)
      expect(parsePercent(text)).toBe(tiny / 100)
      expect(Number(text)).toBe(tiny / 10_000)
    }
    expect(['9.48220', '1.00001', '1e1', '-0', '1.'].map(parsePercent)).toEqual(
      Array(5).fill(undefined),
    )
    expect(parsePercent('9999999999999')).toBe(999_999_999_999_900)
  })
})

describe('JSON numbers', () => {
  it('keep those apart that JavaScript would round', () => {
    const exact = ['0', '0.00', '12.50', '1.25e1', '100000', '1E5', '0.1', '-7', '9007199254740992']
    const inexact = [
      '-0',
      '1e400',
      '9007199254740993',
      '0.10000000000000001',
      '50.10000000000000001',
      '1e-400',
    ]
    for (const text of exact) expect(parseExactly(text)).toBe(Number(text))
    for (const text of inexact) expect(parseExactly(text)).toBeInstanceOf(InexactNumber)
  })

  it('take every double that JavaScript writes', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        if (!Object.is(number, -0)) expect(parseExactly(JSON.stringify(number))).toBe(number)
      }),
    )
  })
})

describe('public points', () => {
  const key = Buffer.alloc(32, 7)
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  it('are valid, near, never exact, and the same each time', () => {
    fc.assert(
      fc.property(place, (exact) => {
        const point = publicPoint(key, 'owner', exact)
        expect(point).toEqual(publicPoint(key, 'owner', exact))
        expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90)
        expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180)
        expect(Math.abs(point.latitude - exact.latitude)).toBeLessThan(0.0251)
      }),
    )
  })

  it('tell nothing of a move within a cell, and differ from owner to owner', () => {
    const home = { latitude: 52.5201, longitude: 13.4001 }
    const moved = { latitude: 52.5299, longitude: 13.4002 }
    expect(publicPoint(key, 'a', moved)).toEqual(publicPoint(key, 'a', home))
    expect(publicPoint(key, 'b', home)).not.toEqual(publicPoint(key, 'a', home))
    expect(publicPoint(Buffer.alloc(32, 8), 'a', home)).not.toEqual(publicPoint(key, 'a', home))
  })
})
