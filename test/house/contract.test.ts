import { readFileSync } from 'node:fs'
import { diff } from '@graphql-inspector/core'
import { buildSchema, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { eventsText, graphqlText, restText } from '../../src/commands/schema.ts'
import { createSchema } from '../../src/schema.ts'
import { openapiBreaks } from '../support/contract/openapi-breaks.ts'
import type { Body } from '../support/http-client.ts'

// What clients rely on, as files: `npm run contract` writes them anew.

/** The release that this one is compared with. */
const RELEASE = '0.3.0'
const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const released = (name: string) => read(`releases/${RELEASE}/${name}`)
/** What breaks clients, each with the reason why it was done all the same. */
const reasons: Body = JSON.parse(released('breaking.json'))

const sdl = graphqlText()
const schema = createSchema({ code: 'USD', decimals: 2 })
const rest = restText(schema)

it.each([
  ['schema.graphql', sdl],
  ['openapi.json', rest],
  ['asyncapi.json', eventsText(schema)],
])('%s is as `npm run contract` writes it', (file, text) => {
  // A difference of so many lines would take long to show.
  expect(read(file) === text, `run \`npm run contract\` twice: ${file} is outdated`).toBe(true)
})

describe(`breaks nothing since ${RELEASE} without a reason`, () => {
  it('in GraphQL', async () => {
    const changes = await diff(buildSchema(released('schema.graphql')), buildSchema(sdl))
    const breaking = changes.filter(({ criticality }) => criticality.level === 'BREAKING')
    expect(breaking.map(({ message }) => message).toSorted()).toEqual(named(reasons.graphql))
  })

  it('in REST', () => {
    const breaks = openapiBreaks(JSON.parse(released('openapi.json')), JSON.parse(rest))
    expect(breaks.toSorted()).toEqual(named(reasons.openapi))
  })
})

it('gives the reason for what means something else in the same shape, which no comparison finds', () => {
  const { graphql, openapi, meaning = {}, ...others } = reasons
  expect([graphql, openapi, others]).toEqual([expect.anything(), expect.anything(), {}])
  const schema = buildSchema(sdl)
  for (const field of named(meaning)) {
    const [type = '', name = ''] = field.split('.')
    const found = schema.getType(type)
    expect(isObjectType(found) && found.getFields()[name], field).toBeTruthy()
  }
})

function named(listed: Readonly<Record<string, string>>): string[] {
  for (const reason of Object.values(listed)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  return Object.keys(listed).toSorted()
}

describe('what breaks REST clients is named:', () => {
  const loan = (description: Body) => description.components.schemas.Loan
  const list = (description: Body) => description.paths['/loans'].get
  const creation = (description: Body) => description.components.schemas.CreateLoanRequest
  it.each<[string, (changed: Body) => unknown]>([
    ['GET /wallet is gone', ({ paths }) => delete paths['/wallet'].get],
    [
      'GET /loans has another operationId, x',
      (it) => Object.assign(list(it), { operationId: 'x' }),
    ],
    ['GET /loans takes no q any more', (it) => without(list(it).parameters, 'q')],
    ['GET /loans requires x', (it) => list(it).parameters.push({ name: 'x', required: true })],
    ['GET /loans has no 200 any more', (it) => delete list(it).responses[200]],
    ['POST /loans body.title is gone', (it) => delete creation(it).properties.title],
    ['POST /loans body.purpose is required', (it) => creation(it).required.push('purpose')],
    ['GET /loans 200.loans[].title is gone', (it) => delete loan(it).properties.title],
    [
      'GET /loans 200.loans[].title can be integer',
      (it) => Object.assign(loan(it).properties.title, { type: 'integer' }),
    ],
    [
      'GET /loans 200.loans[].title is no longer always there',
      (it) => Object.assign(loan(it), { required: ['id'] }),
    ],
  ])('%s', (told, change) => {
    const changed = JSON.parse(rest)
    change(changed)
    expect(openapiBreaks(JSON.parse(rest), changed)).toContain(told)
  })
})

function without(parameters: Body[], name: string): void {
  parameters.splice(
    parameters.findIndex((one) => one.name === name),
    1,
  )
}
