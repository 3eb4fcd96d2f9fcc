import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { expect, it } from 'vitest'
import { en } from '../../../app/src/parts/messages/en.ts'
import { schemaText } from '../../../src/schema.ts'
import { names } from '../../support/contract/names.ts'

// What is new since the last release is told of, by its name, in CHANGELOG.md.

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
/** The last release: the only folder of releases/. */
const [last = ''] = readdirSync(new URL('releases/', root))
const changelog = read('CHANGELOG.md')
const [, unreleased = ''] = changelog.split(/^## /m)
const hint = `${last} has none of these: say in a line of CHANGELOG.md, under "Unreleased", what each is for, with its name`

const snakeCase = (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, '_$&').toLowerCase()
const isTold = (name: string) =>
  new RegExp(`(?<![\\w-])(?:${name}|${snakeCase(name)})(?![\\w-])`).test(unreleased)

/** A type's fields with their arguments, or its values, as coordinates. */
function partsOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return type.getValues().map(({ name }) => `${type}.${name}`)
  if (isInputObjectType(type)) return Object.keys(type.getFields()).map((name) => `${type}.${name}`)
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap(({ name, args }) => [
    `${type}.${name}`,
    ...args.map((one) => `${type}.${name}(${one.name}:)`),
  ])
}

const inSchema = (schema: GraphQLSchema) => Object.values(schema.getTypeMap()).flatMap(partsOf)

it('names every new operation, and whatever a type of the last release has got since', () => {
  const former = buildSchema(read(`releases/${last}/schema.graphql`))
  const known = new Set([...Object.keys(former.getTypeMap()), ...inSchema(former)])
  // A new type comes with a field that leads to it, and a new field with its arguments.
  const fresh = inSchema(buildSchema(schemaText({ sandbox: true }))).filter(
    (part) => !known.has(part) && known.has(part.replace(/[.(][^.(]+$/, '')),
  )
  expect(
    fresh.filter((part) => !isTold(/\w+(?=\W*$)/.exec(part)?.[0] ?? '')),
    hint,
  ).toEqual([])
})

const released: Readonly<Record<string, readonly string[]>> = JSON.parse(
  read(`releases/${last}/names.json`),
)

it.each(Object.entries(names))('names every new one of %s', (kind, all) => {
  expect(
    all.filter((name) => !released[kind]?.includes(name) && !isTold(name)),
    hint,
  ).toEqual([])
})

/** The screens with which the app began. */
const first = ['map', 'lend', 'borrow', 'portfolio', 'inbox', 'mailbox', 'privacy', 'operate']
const began = ['frozen', ...first].map((name) => `screen.${name}`)

it('names every new screen of the app, or a page of docs/ does', () => {
  const pages = readdirSync(new URL('docs/', root))
    .filter((name) => name.endsWith('.md'))
    .map((name) => read(`docs/${name}`))
  const fresh = Object.entries(en).flatMap(([key, title]) =>
    key.startsWith('screen.') && !began.includes(key) ? [title] : [],
  )
  expect(
    fresh.filter((title) => ![changelog, ...pages].some((text) => text.includes(title))),
    'name each new one by its English title in a line of CHANGELOG.md, under "Unreleased"',
  ).toEqual([])
})

it('no change is listed twice, as when a merge keeps both wordings of an entry', () => {
  const entries = unreleased
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => ({ line, words: new Set(line.toLowerCase().match(/[\w`]+/g)) }))
  const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
    const shared = [...one].filter((word) => other.has(word)).length
    return shared / (one.size + other.size - shared)
  }
  const twice = entries.filter(({ words }, at) =>
    entries.slice(0, at).some((before) => alike(words, before.words) > 0.7),
  )
  expect(twice.map(({ line }) => line)).toEqual([])
})
