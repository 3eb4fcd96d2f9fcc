import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../../src/rest-bridge/routes.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let document: Body

beforeAll(async () => {
  world = await startWorld()
  document = (await world.rest('GET', '/openapi.json')).body
})
afterAll(() => world.close())

it('is OpenAPI 3.1, to an independent validator', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

it('has nothing that a linter complains of', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

it('has every row, and names the responses as the specification does', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations).toEqual(routes.map(({ method, path }) => `${method} ${path}`))
  expect(Object.keys(document.components.responses)).toEqual([
    'Unauthorized',
    'ClientError',
    'NotFound',
    'ServerError',
  ])
  expect(document.components.schemas.ErrorResponse).toBeDefined()
})

it('describes every property of every record', () => {
  for (const name of ['Loan', 'Profile'])
    for (const property of Object.values<Body>(document.components.schemas[name].properties))
      expect(property.description).toMatch(/\w/)
})

it('names the token of a standby in every response, and in what can be read from one', () => {
  const operations = Object.values<Body>(document.paths).flatMap((methods) =>
    Object.entries<Body>(methods),
  )
  for (const [method, { parameters = [], responses }] of operations) {
    const taken = parameters.filter(({ name }: Body) => name === 'Consistency-Token')
    expect(taken).toHaveLength(method === 'get' ? 1 : 0)
    const [success] = Object.values<Body>(responses)
    expect(success.headers['Consistency-Token'].description).toMatch(/standby/)
  }
})

it('describes answers as they are', async () => {
  const token = await world.token('ada')
  const { body } = await world.rest('POST', '/loans', {
    token,
    body: { title: 'x', amount_requested: 50 },
  })
  const { properties, required } = document.components.schemas.Loan
  expect(Object.keys(body.loan).toSorted()).toEqual([...required].toSorted())
  for (const [name, value] of Object.entries(body.loan)) {
    const types = [properties[name].type].flat()
    const type = value === null ? 'null' : typeof value
    expect(types.map((one: string) => (one === 'integer' ? 'number' : one))).toContain(type)
  }
})

it('is read at /docs, with everything served from here', async () => {
  // The way from the root leads there.
  const page = await world.rest('GET', '/')
  expect(page.status).toBe(200)
  const links = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    expect(link).toMatch(/^\//)
    expect((await world.rest('GET', link ?? '')).status).toBe(200)
  }
})
