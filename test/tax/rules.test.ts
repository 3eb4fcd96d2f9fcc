import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formRules, rulesOf } from '../../src/lending/tax/rules.ts'

it('has one rule at most for a form in a year, each with its source', () => {
  for (const country of ['us', 'de'] as const)
    for (let year = 2000; year < 2060; year += 1) {
      const forms = rulesOf(country, year).map(({ form }) => form)
      expect(new Set(forms).size, `${country} ${year}`).toBe(forms.length)
    }
  for (const { source, boxes, from } of formRules) {
    expect(source.length).toBeGreaterThan(10)
    expect(boxes.length).toBeGreaterThan(0)
    expect(from).toBeGreaterThan(0n)
  }
})

it('asks for 1099-MISC from 600.00 until 2025, and from 2 000.00 from 2026 on', () => {
  const misc = (year: number) => rulesOf('us', year).find(({ form }) => form === '1099-MISC')?.from
  expect([misc(2024), misc(2025), misc(2026), misc(2027)]).toEqual([
    60_000n,
    60_000n,
    200_000n,
    200_000n,
  ])
})

it('names every form of a rule in docs/tax.md', () => {
  const text = readFileSync(new URL('../../docs/tax.md', import.meta.url), 'utf8')
  for (const { country } of formRules) expect(text).toContain(`| \`${country}\` |`)
})
