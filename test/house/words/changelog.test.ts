import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import { settings } from '../../../src/config/settings.ts'
import { schemaText } from '../../../src/schema.ts'

// What is new is told of: by a line of the changelog, or on a page that such a line leads to.

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
/** The last release: the only folder of releases/. */
const [last = ''] = readdirSync(new URL('releases/', root))
const changelog = read('CHANGELOG.md')
const [, unreleased = ''] = changelog.split(/^## /m)
const pages = readdirSync(new URL('docs/', root))
  .filter((name) => name.endsWith('.md') && name !== 'settings.md')
  .map((name) => read(`docs/${name}`))
  .join('\n')
const unsaid = (names: readonly string[], text: string) =>
  names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))

const operationsOf = (schema: GraphQLSchema) =>
  ['Query', 'Mutation', 'Subscription'].flatMap((name) =>
    Object.keys((schema.getType(name) as GraphQLObjectType | undefined)?.getFields() ?? {}),
  )

it('every new query, mutation and subscription', () => {
  const former = operationsOf(buildSchema(read(`releases/${last}/schema.graphql`)))
  const fresh = operationsOf(buildSchema(schemaText({ sandbox: true }))).filter(
    (name) => !former.includes(name),
  )
  expect(
    unsaid(fresh, unreleased + pages),
    `${last} has none of these: name each in a line of CHANGELOG.md, under "Unreleased"`,
  ).toEqual([])
})

/** Settings of the first releases, which only docs/settings.md describes. */
const always = [
  'ALLOW_DEV_ISSUER',
  'STRIPE_API_URL',
  'BANK_FILE_BIC',
  'INTROSPECTION',
  'LOAN_AMOUNT_MIN',
  'LOAN_MONTHS_MAX',
  'LOAN_RATE_MAX',
  'FUNDING_WINDOW_DAYS',
  'LOAN_INVESTMENTS_MAX',
  'FEE_ORIGINATION_PERCENT',
  'FEE_SERVICE_PERCENT',
]

it('every new setting', () => {
  expect(
    unsaid(Object.keys(settings.shape), changelog + pages),
    'name each new one in a line of CHANGELOG.md, under "Unreleased"',
  ).toEqual(always)
})
