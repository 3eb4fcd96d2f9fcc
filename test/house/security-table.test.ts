import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The first 47, and what was found since. */
const ATTACKS = Array.from({ length: 55 }, (_, index) => index + 1)

/** The rows of a table, and the tests that its last column names. */
function rowsIn(page: string) {
  const table = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8')
  return [...table.matchAll(/^\| ([AF])(\d+) \|(.+)\| (.+) \|$/gm)].map(
    ([, letter, number, , tests = '']) => ({
      row: `${letter}${number}`,
      number: Number(number),
      tests: tests.split(/; (?=`)/).filter((one) => /^`[\w./-]+\.test\.ts`/.test(one)),
    }),
  )
}
const rows = rowsIn('security.md')

it('has a row with a test for every attack, in order', () => {
  const numbers = rows.map(({ number }) => number)
  // What is found at the same time by several is numbered by each, so that numbers can be missing after these.
  expect(numbers.slice(0, ATTACKS.length)).toEqual(ATTACKS)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
  for (const { row, tests } of rows) expect(tests, row).not.toEqual([])
})

it.each([...rows, ...rowsIn('reliability.md')])('names tests of $row that exist', ({ tests }) => {
  // A name may hold a semicolon, but none that a file's name follows.
  for (const one of tests) {
    const [, file = '', name = ''] = /^`([\w/.-]+)` › (.+)$/.exec(one) ?? []
    const path = new URL(`../${file}`, import.meta.url)
    expect(existsSync(path), file).toBe(true)
    const written = [`'${name}'`, `"${name}"`, `\`${name}\``]
    const text = readFileSync(path, 'utf8')
    expect(
      written.some((quoted) => text.includes(quoted)),
      `${file}: ${name}`,
    ).toBe(true)
  }
})
