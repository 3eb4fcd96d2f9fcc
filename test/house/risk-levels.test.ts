import { globSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, it } from 'vitest'
import { riskLevels } from '../../src/entities/loan/loan.ts'
import { schemaText } from '../../src/schema.ts'

it('GraphQL and the records have the same risk levels', () => {
  const known = buildSchema(schemaText()).getType('RiskLevel') as GraphQLEnumType
  expect(
    known.getValues().map(({ value }) => value.toLowerCase()),
    'riskLevels in src/entities/loan/loan.ts, and RiskLevel in schema/loan.graphql',
  ).toEqual([...riskLevels])
})

it('the app has a colour for every risk level in each of its looks', () => {
  const file = new URL('../../app/src/styles/tokens.css', import.meta.url)
  const looks = readFileSync(file, 'utf8')
    .split('}')
    .map((rule) => [...rule.matchAll(/--risk-(\w+):/g)].map(([, level = '']) => level))
    .filter((levels) => levels.length > 0)
  expect(looks.length).toBeGreaterThan(1)
  for (const levels of looks) expect(levels, 'app/src/styles/tokens.css').toEqual([...riskLevels])
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
