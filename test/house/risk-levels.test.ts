import { globSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { yieldCurves } from '../../app/src/operate/reports/curves.ts'
import { riskLevels } from '../../src/entities/loan/loan.ts'
import type { Preferences } from '../../src/entities/member/preferences.ts'
import { judge, type Offer } from '../../src/lending/investing/match.ts'
import { riskLevel } from '../../src/lending/loan/transition.ts'
import { schemaText } from '../../src/schema.ts'

it('GraphQL and the records have the same risk levels', () => {
  const known = buildSchema(schemaText()).getType('RiskLevel') as GraphQLEnumType
  expect(
    known.getValues().map(({ value }) => value.toLowerCase()),
    'riskLevels in src/entities/loan/loan.ts, and RiskLevel in schema/loan.graphql',
  ).toEqual([...riskLevels])
})

it('every risk level is given to some loans', () => {
  const upTo = (most: number) => Array.from({ length: most / 10 + 1 }, (_, tens) => tens * 10)
  const given = upTo(850).flatMap((creditScore) =>
    upTo(200).map((percent) => riskLevel({ creditScore, monthlyIncome: 100n }, BigInt(percent))),
  )
  expect(
    riskLevels.filter((level) => !given.includes(level)),
    'riskLevel in src/lending/loan/transition.ts has to say which loans have it',
  ).toEqual([])
})

it('the words name every risk level', () => {
  const words = readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')
  const [line = ''] = /^\| \*\*risk level\*\* .+/m.exec(words) ?? []
  expect(
    riskLevels.filter((level) => !line.includes(level.replaceAll('_', ' '))),
    'add the level to the line of `risk level` in docs/words.md',
  ).toEqual([])
})

it('the app has a colour for every risk level in each of its looks', () => {
  const file = new URL('../../app/src/styles/tokens.css', import.meta.url)
  const looks = readFileSync(file, 'utf8')
    .split('}')
    .map((rule) => [...rule.matchAll(/--risk-(\w+):/g)].map(([, level = '']) => level))
    .filter((levels) => levels.length > 0)
  expect(looks.length).toBeGreaterThan(1)
  for (const levels of looks)
    expect(levels, 'a colour --risk-<level> in app/src/styles/tokens.css').toEqual([...riskLevels])
})

it('the app lists and colours every risk level wherever it names one', () => {
  const app = new URL('../../app/src/', import.meta.url)
  const files = globSync('**/*.{ts,tsx,css}', { cwd: app, exclude: ['graphql/**'] })
  const named = (text: string) => [
    ...[...text.matchAll(/data-risk="(\w+)"/g)].map(([, level = '']) => level),
    ...(/\brisks\b.* = \[([^\]]+)\]/.exec(text)?.[1] ?? '').toLowerCase().split(/\W+/),
  ]
  const lacking = files.flatMap((file) => {
    const levels = named(readFileSync(new URL(file, app), 'utf8')).filter(Boolean)
    const missing = riskLevels.filter((level) => !levels.includes(level))
    return levels.length > 0 ? missing.map((level) => `app/src/${file}: ${level}`) : []
  })
  expect(lacking, 'add the level where these files have the others').toEqual([])
})

it('each text that tells risk levels apart has each', () => {
  const project = new URL('../../', import.meta.url)
  const files = globSync(['src/languages/**/*.ts', 'app/src/**/messages/*.ts'], { cwd: project })
  const lacking = files.flatMap((file) => {
    const lines = readFileSync(new URL(file, project), 'utf8').split('\n')
    return lines.flatMap((line, at) => {
      const has = (level: string) => new RegExp(`\\b${level} \\{`, 'i').test(line)
      const missing = riskLevels.some(has) ? riskLevels.filter((level) => !has(level)) : []
      return missing.map((level) => `${file}:${at + 1}: ${level}`)
    })
  })
  expect(lacking, 'say in these lines what the level is called').toEqual([])
})

it('the yields of all risk levels have strokes that differ', () => {
  const levels = [...riskLevels.map((level) => level.toUpperCase()), null]
  const rows = levels.map((level) => ({ month: '2027-02', riskLevel: level, netYield: '1.00' }))
  const { lines } = yieldCurves(rows as unknown as Parameters<typeof yieldCurves>[0])
  const strokes = new Set(lines.map(({ colour, dashes }) => `${colour} ${dashes}`))
  expect(strokes.size, 'add a stroke to `strokes` in app/src/operate/reports/curves.ts').toBe(
    levels.length,
  )
})

it.each(riskLevels)(
  'a lender who does not accept %s is told every level that they accept',
  (risk) => {
    const accepted = riskLevels.filter((level) => level !== risk)
    const offer = { riskLevel: risk, borrowerDefaulted: false }
    const wanted = {
      riskLevels: accepted,
      purposes: [],
      maxDistanceKm: null,
      onlyVerifiedBorrowers: false,
      minInterestRate: null,
    }
    const none = { maxTermMonths: null, minAmount: null, maxAmount: null }
    const [told] = judge(offer as Offer, { ...wanted, ...none } as unknown as Preferences)
    expect(
      accepted.filter((level) => !Object.values(told?.values ?? {}).includes(level)),
      'judgeRisk in src/lending/investing/match.ts and `match.risk.missed` in src/languages/ have to name one more',
    ).toEqual([])
  },
)
