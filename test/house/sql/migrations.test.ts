import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { release } from '../../../src/migrations/release.ts'

// What the last release left in databases: later migrations come after its own, and do not change them.

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
/** The last release: the only folder of releases/. */
const [last = ''] = readdirSync(new URL('releases/', root))
const released = read(`releases/${last}/migrations.sha256`)
  .trim()
  .split('\n')
  .map((line) => line.split('  ').toReversed())

it.each(released)('%s is as it was released', (name = '', hash = '') => {
  const path = `src/migrations/${name}`
  expect(
    createHash('sha256').update(read(path)).digest('hex'),
    `${last} has released ${path}, so databases do not run it again: put it back, and write a new file of src/migrations/`,
  ).toBe(hash)
})

it('a schema that is not the last release’s has a number of its own', () => {
  const names = released.map(([name]) => name)
  const later = readdirSync(new URL('src/migrations/', root)).filter(
    (name) => name.endsWith('.sql') && !names.includes(name),
  )
  const [, number] =
    new RegExp(`^\\*\\*Release (\\d+)\\*\\* \\(${last}\\)`, 'm').exec(read('docs/upgrading.md')) ??
    []
  expect(number, `"**Release <number>** (${last})" in docs/upgrading.md`).toBeDefined()
  expect(
    later.length === 0 || release > Number(number),
    `raise \`release\` in src/migrations/release.ts: ${later.at(-1)} came since ${last}, which is release ${number}`,
  ).toBe(true)
})
