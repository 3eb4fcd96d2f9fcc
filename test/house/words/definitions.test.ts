import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  eventsSource,
  followingSource,
  mailSource,
  sources,
  tableFunctions,
} from '../../../src/migrations/sources.ts'

const folder = new URL('../../../src/lending/', import.meta.url).pathname
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const sqlSources = [...tableFunctions, ...sources]

/** Names that are defined more than once, each with the files that define it. */
function repeated(
  files: readonly { readonly name: string; readonly text: string }[],
  pattern: RegExp,
): Record<string, string[]> {
  const found = files.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, ...parts]) => ({ name, defined: parts.join(' on ') })),
  )
  expect(found).not.toEqual([])
  const groups = Object.entries(Object.groupBy(found, ({ defined }) => defined))
  return Object.fromEntries(
    groups
      .filter(([, places = []]) => places.length > 1)
      .map(([defined, places = []]) => [defined, places.map(({ name }) => name)]),
  )
}

it('of SQL stand in files that migrate knows, each once', () => {
  const written = paths.filter((path) => path.endsWith('.sql')).map((path) => `lending/${path}`)
  expect(
    [...sqlSources, followingSource, eventsSource, mailSource].map(({ name }) => name).toSorted(),
    'the list in src/migrations/sources.ts',
  ).toEqual(written.toSorted())
})

it.each([
  ['function', /create (?:or replace )?function (\w+)/g],
  ['view', /create (?:or replace )?view (\w+)/g],
  ['trigger', /create (?:or replace )?(?:constraint )?trigger (\w+)[^;]*? on (\w+)/g],
])('of a %s in SQL are whole in one place', (_, pattern) => {
  expect(repeated(sqlSources, pattern)).toEqual({})
})

it('of an exported function in TypeScript are in one place', () => {
  const files = paths
    .filter((path) => path.endsWith('.ts'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
  expect(repeated(files, /^export (?:async )?function (\w+)/gm)).toEqual({})
})
