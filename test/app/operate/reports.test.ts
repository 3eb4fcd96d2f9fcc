import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { language } from '../../../app/src/language/language.ts'
import {
  feeStacks,
  parCurves,
  returnStacks,
  vintageCurves,
  yieldCurves,
} from '../../../app/src/operate/reports/curves.ts'
import { shown } from '../../../app/src/operate/reports/formats.ts'
import { matrixOf } from '../../../app/src/operate/reports/matrix.ts'
import { de } from '../../../app/src/operate/reports/messages/de.ts'
import { en } from '../../../app/src/operate/reports/messages/en.ts'
import { fields } from '../../../app/src/operate/reports/names.ts'
import { saysOf, saysOfStacks } from '../../../app/src/operate/reports/says.ts'
import { depthOf, piecesOf, scaleOf } from '../../../app/src/parts/charts/geometry.ts'
import { percent } from '../../../app/src/parts/money.ts'
import { reportRows } from '../../../src/rest-bridge/rows/operators/reports.ts'

afterEach(() => language.set('en'))

const percentOf = (value: number) => percent(String(value))
const vintage = (month: string, age: number, defaultRate: string | null) => ({
  month,
  age,
  defaultRate,
  loans: 1,
  principal: '100.00',
  loansDefaulted: 0,
  principalDefaulted: '0.00',
})

describe('what a report means', () => {
  const marked = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const sources = (text: string) => text.match(/\*[^*]+\*|CGAP|MIX|2017\/2402/g) ?? []

  it.each(Object.values(fields))('%s is said in the words of the schema', (field) => {
    const schema = readFileSync('schema/reports.graphql', 'utf8').replaceAll(/\s+/g, ' ')
    expect(schema).toContain(en[`definition.${field}`].replaceAll(/\s+/g, ' '))
  })

  it.each(Object.values(fields))('%s has the same formulas and sources in German', (field) => {
    const [english, german] = [en[`definition.${field}`], de[`definition.${field}`]]
    expect(marked(german)).toEqual(marked(english))
    expect(sources(german)).toEqual(sources(english))
    for (const name of marked(english)) expect(Object.keys(en)).toContain(`column.${name}`)
  })

  it('has a name for each of its columns', () => {
    const text = readFileSync('app/src/operate/reports/operations.ts', 'utf8')
    const names = [...text.matchAll(/rows: [^{]+\{([^}]+)\}/g)].flatMap(([, list = '']) =>
      list.trim().split(/\s+/),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name) => !(`column.${name}` in en))).toEqual([])
  })

  it('stands at a path of the API that gives it as CSV', () => {
    expect(reportRows.map(({ path }) => path)).toEqual(
      Object.keys(fields).map((name) => `/operator/reports/${name}`),
    )
  })
})

describe('a chart', () => {
  it('has nothing on its scale, and breaks a line where a value is unknown', () => {
    const scale = scaleOf([2, null, -2])
    expect(scale).toEqual({ least: -2, most: 2 })
    expect([2, 0, -2].map((value) => depthOf(value, scale, 100))).toEqual([0, 50, 100])
    expect(piecesOf([2, 0, null, -2], 10, scale, 100)).toEqual([
      '0.0,0.0 10.0,50.0',
      '30.0,100.0 36.0,100.0',
    ])
    expect(scaleOf([])).toEqual({ least: 0, most: 1 })
  })

  it('says in a sentence of what and from when it is, and where each line ends', () => {
    const row = (on: string, par30: string | null) => ({
      on,
      par30,
      par60: '1.00',
      par90: null,
      loans: 1,
      outstanding: '1.00',
      current: '1.00',
      late30: '0.00',
      late60: '0.00',
      late90: '0.00',
      lateOver90: '0.00',
      defaulted: '0.00',
      renegotiated: '0.00',
      par30WithRenegotiated: par30,
    })
    const curves = parCurves([row('2027-07-31', '43.52'), row('2027-08-20', '42.75')])
    expect(curves.lines.map(({ values }) => values)).toEqual([
      [43.52, 42.75],
      [1, 1],
      [null, null],
    ])
    expect(new Set(curves.lines.map(({ dashes }) => dashes)).size).toBe(3)
    expect(saysOf('Portfolio at risk', curves, percentOf)).toBe(
      'Portfolio at risk, Jul 31, 2027 to Aug 20, 2027. At the end: PAR30 42.75%; PAR60 1%; PAR90 –.',
    )
  })

  it('has a curve for each month of payout, the older the longer', () => {
    const { lines, places } = vintageCurves([
      vintage('2027-02', 0, '0.00'),
      vintage('2027-02', 1, '3.50'),
      vintage('2027-03', 0, '0.00'),
    ])
    expect(lines.map(({ label, values }) => [label, values])).toEqual([
      ['Feb 2027', [0, 3.5]],
      ['Mar 2027', [0]],
    ])
    expect(places).toEqual(['after 0 months', 'after 1 month'])
  })

  it('has a line for each risk level, with a gap where it had no loans', () => {
    const row = (month: string, riskLevel: 'LOW' | null, netYield: string | null) => ({
      month,
      riskLevel,
      netYield,
      grossYield: null,
      opening: '0.00',
      closing: '0.00',
      interest: '0.00',
      charges: '0.00',
      fees: '0.00',
      losses: '0.00',
      recovered: '0.00',
    })
    const { lines } = yieldCurves([
      row('2027-02', null, '8.00'),
      row('2027-03', null, '-2.50'),
      row('2027-03', 'LOW', '5.00'),
    ])
    expect(lines.map(({ label, values }) => [label, values])).toEqual([
      ['Not scored', [8, -2.5]],
      ['Low', [null, 5]],
    ])
  })

  it('hangs what was given back below nothing', () => {
    const fees = {
      month: '2027-06',
      origination: '36.00',
      originationRefunded: '12.00',
      service: '2.93',
      charges: '5.00',
      other: '0.00',
      total: '31.93',
    }
    expect(feeStacks([fees]).stacks[0]?.parts).toEqual([36, 2.93, 5, 0, -12])
  })

  it('of columns with one part says what each is', () => {
    const stacks = returnStacks([
      { percentile: 5, lenders: 2, return: '-19.36' },
      { percentile: 95, lenders: 2, return: '3.00' },
    ])
    expect(saysOfStacks('Returns of lenders', stacks, percentOf)).toBe(
      'Returns of lenders. 5 of 100 −19.36%; 95 of 100 3%.',
    )
  })
})

describe('roll rates', () => {
  const rolls = [
    { month: '2027-05', from: 'CURRENT', to: 'REPAID', share: '24.42' },
    { month: '2027-05', from: 'CURRENT', to: 'DAYS_1_TO_30', share: '51.16' },
    { month: '2027-06', from: 'DAYS_1_TO_30', to: 'CURRENT', share: '47.74' },
  ]
  it('are a matrix of one month, in the order in which loans become later', () => {
    const { from, to, share } = matrixOf(rolls, '2027-05')
    expect([from, to]).toEqual([['CURRENT'], ['DAYS_1_TO_30', 'REPAID']])
    expect([share('CURRENT', 'REPAID'), share('REPAID', 'CURRENT')]).toEqual(['24.42', null])
  })
})

describe('a figure', () => {
  it.each([
    [null, 'percent', '–'],
    [null, 'word', 'Not scored'],
    ['DAYS_1_TO_30', 'word', '1–30 days late'],
    ['1234.50', 'money', '$1,234.50'],
    [1234, 'count', '1,234'],
    [90, 'minutes', '90 min'],
    [210, 'minutes', '3.5 hr'],
    [4320, 'minutes', '3 days'],
    ['2027-02', 'month', 'Feb 2027'],
  ] as const)('%s as %s is %s', (value, format, text) =>
    expect(shown(value, format, 'USD')).toBe(text),
  )

  it('is written as Germans write it', () => {
    language.set('de')
    expect(shown('1234.50', 'money', 'EUR')).toBe('1.234,50\u00a0€')
    expect(shown(210, 'minutes', 'EUR')).toBe('3,5 Std.')
  })
})
