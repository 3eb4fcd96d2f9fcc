import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The first 47, and what was found since. */
const ATTACKS = Array.from({ length: 54 }, (_, index) => index + 1)
const table = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8')
const rows = [...table.matchAll(/^\| A(\d+) \|(.+)\| (.+) \|$/gm)].map(
  ([, number, , tests = '']) => ({ number: Number(number), tests }),
)

it('has a row for every attack, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(ATTACKS)
})

it.each(rows)('names tests of A$number that exist', ({ tests }) => {
  // A name may hold a semicolon, but none that a file's name follows.
  for (const one of tests.split(/; (?=`)/)) {
    const [, file = '', name = ''] = /^`([\w.-]+)` › (.+)$/.exec(one) ?? []
    const path = new URL(file, import.meta.url)
    expect(existsSync(path), file).toBe(true)
    const written = [`'${name}'`, `"${name}"`, `\`${name}\``]
    const text = readFileSync(path, 'utf8')
    expect(
      written.some((quoted) => text.includes(quoted)),
      `${file}: ${name}`,
    ).toBe(true)
  }
})
