import { globSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { riskLevels } from '../../src/entities/loan/loan.ts'
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
