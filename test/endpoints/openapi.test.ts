import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogue } from '../../src/lending/event-log/catalogue.ts'
import { newSecret, signed } from '../../src/lending/webhooks/signature.ts'
import { routes } from '../../src/rest-bridge/routes.ts'
import { breaches, contract } from '../support/contract/contract.ts'
import { long } from '../support/long.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

let world: World
let document: Body

beforeAll(async () => {
  world = await startWorld()
  document = (await world.rest('GET', '/openapi.json')).body
})
afterAll(() => world.close())

const operations = (): [string, string, Body][] =>
  Object.entries<Body>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Body>(methods).map(([method, operation]): [string, string, Body] => [
      method,
      path,
      operation,
    ]),
  )

it('is OpenAPI 3.1, to an independent validator', async () => {
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

it('is what responses in all tests are compared with', () => {
  expect({ ...contract, info: document.info }).toEqual(document)
})

it('has every row, and names the responses as the specification does', () => {
  expect(
    operations()
      .map(([method, path]) => `${method.toUpperCase()} ${path}`)
      .toSorted(),
  ).toEqual(
    [
      ...routes.map(({ method, path }) => `${method} ${path}`),
      ...['GET /events', 'GET /map/loans.json', 'GET /map/profiles.json'],
      ...['GET /public/loan-book.csv', 'GET /public/default-rates.csv'],
    ].toSorted(),
  )
  expect(Object.keys(document.components.responses)).toEqual(
    expect.arrayContaining(['Unauthorized', 'ClientError', 'NotFound', 'ServerError']),
  )
  expect(document.components.schemas.ErrorResponse).toBeDefined()
  const { post } = document.paths['/loans']
  expect([post.summary, post.responses[201].description]).toEqual([
    'Create loan request (draft)',
    'Loan created',
  ])
  expect(document.paths['/profile'].put.responses[200].description).toBe('Profile updated')
})

it('names every operation, its tag, its body and its enums once', () => {
  const ids = operations().map(([, , { operationId }]) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  const tags = document.tags.map(({ name }: Body) => name)
  for (const [, , { tags: own, requestBody }] of operations()) {
    expect(tags).toEqual(expect.arrayContaining(own))
    for (const { schema } of Object.values<Body>(requestBody?.content ?? {}))
      expect(Object.keys(schema)).toEqual(['$ref'])
  }
  const { schemas, ...others } = document.components
  const inline = Object.values<Body>(schemas).filter(({ enum: values }) => values === undefined)
  expect(JSON.stringify([inline, document.paths, others])).not.toMatch(/"enum":\["[a-z]+","/)
  expect(schemas.Loan.properties.status.$ref).toBe('#/components/schemas/LoanStatus')
})

it('describes every property of every record', () => {
  for (const name of ['Loan', 'Profile'])
    for (const property of Object.values<Body>(document.components.schemas[name].properties))
      expect(property.description).toMatch(/\w/)
})

/** Every schema in the description, with its place. */
function* schemasIn(node: Body, at = ''): Generator<[place: string, schema: Body]> {
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string' || Array.isArray(node.type)) yield [at, node]
  for (const [key, value] of Object.entries(node)) yield* schemasIn(value, `${at}/${key}`)
}

it('says of every number that 64 bits hold it, and of every integer but places in the log that 32 do: without, generators take half', () => {
  const numbers = [...schemasIn(document)].flatMap(([at, { type, format }]) => {
    const kind = [type].flat().find((one) => one === 'number' || one === 'integer')
    return kind
      ? [{ at, kind: kind === 'integer' && at.endsWith('/sequence') ? 'place' : kind, format }]
      : []
  })
  expect(numbers.length).toBeGreaterThan(200)
  const of = { number: 'double', integer: 'int32', place: 'int64' } as const
  const wrong = numbers.filter(({ kind, format }) => format !== of[kind as keyof typeof of])
  expect(wrong).toEqual([])
  const { amount } = document.components.schemas.DepositRequest.properties
  expect(amount.description).toContain('15 digits')
})

it('says of the files that everybody can read which setting opens them, and that no token is asked for', async () => {
  const open = operations().filter(([, , { security }]) => security?.length === 0)
  expect(open.map(([, path]) => path)).toEqual([
    '/public/loan-book.csv',
    '/public/default-rates.csv',
  ])
  for (const [, path, { description, responses }] of open) {
    expect(description).toContain('PUBLIC_LOAN_BOOK')
    // This gateway has it switched off.
    expect([Object.keys(responses), (await world.rest('GET', path)).status]).toEqual([
      expect.arrayContaining(['200', '404', '429', '503']),
      404,
    ])
  }
})

it('has a type for the data of each event', () => {
  const { schema } = document.paths['/events'].get.responses[200].content['text/event-stream']
  const { [schema.$ref.split('/').at(-1)]: data, ...schemas } = document.components.schemas
  const names = data.anyOf.map(({ $ref }: Body) => $ref.split('/').at(-1))
  const recordOf = (name: string) => Object.values<Body>(schemas[name].properties ?? {})[0]?.$ref
  expect(names).toEqual([
    'ReadyEventData',
    'NotificationEventData',
    'WalletEventData',
    'PaymentEventData',
    'LoanEventData',
    'EventEventData',
    'MarkersEventData',
  ])
  expect(names.slice(1, 5).map(recordOf)).toEqual(
    ['Notification', 'Wallet', 'Payment', 'Loan'].map((name) => `#/components/schemas/${name}`),
  )
})

it('has what a receiver of webhooks gets: each type of events, with the headers that sign it', () => {
  expect(Object.keys(document.webhooks)).toEqual(Object.keys(catalogue))
  const { parameters, schemas } = document.components
  expect(Object.keys(parameters)).toEqual(
    Object.keys(signed([newSecret()], 'id', 0, Buffer.alloc(0))),
  )
  const { post } = document.webhooks['loan.active']
  const { $ref } = post.requestBody.content['application/json'].schema
  const { properties } = schemas[$ref.split('/').at(-1)]
  expect([post.security, properties.type.const]).toEqual([[], 'loan.active'])
  expect(post.parameters).toEqual(
    Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` })),
  )
})

it('lists the types of events wherever they are chosen', () => {
  expect(document.components.schemas.EventType.enum).toEqual(Object.keys(catalogue))
  const { CreateWebhookRequest, UpdateWebhookRequest, PatchWebhookRequest } =
    document.components.schemas
  const bodies = [CreateWebhookRequest, UpdateWebhookRequest, PatchWebhookRequest].filter(Boolean)
  const chosen = [
    ...bodies.map(({ properties }) => properties.types),
    ...['/events', '/operator/events'].map(
      (path) =>
        document.paths[path].get.parameters.find(({ name }: Body) => name === 'types').schema,
    ),
  ]
  expect(chosen.length).toBeGreaterThan(3)
  for (const { items, minItems } of chosen)
    expect([items, minItems]).toEqual([{ $ref: '#/components/schemas/EventType' }, 1])
})

it('names the token of a standby in every response, and in what can be read from one', () => {
  const ofMembers = operations().filter(([, , { security }]) => security === undefined)
  for (const [method, , { parameters = [], responses }] of ofMembers) {
    const taken = parameters.filter(({ name }: Body) => name === 'Consistency-Token')
    expect(taken).toHaveLength(method === 'get' ? 1 : 0)
    const [success] = Object.values<Body>(responses)
    expect(Object.keys(success.headers)).toContain('Consistency-Token')
  }
  expect(document.components.headers['Consistency-Token'].description).toMatch(/standby/)
})

/** Shows what was asked for with a version then. */
const withoutVersion = ['post /operator/requests/{id}/preview']

it('says of every operation that a version can stop that it takes If-Match', () => {
  const silent = operations().flatMap(([method, path, { parameters = [], responses }]) => {
    const codes = JSON.stringify(responses[409] ?? {})
    const says =
      parameters.some(({ name }: Body) => name === 'If-Match') && responses[412] !== undefined
    return codes.includes('"VERSION_CONFLICT"') !== says ? [`${method} ${path}`] : []
  })
  expect(silent).toEqual(withoutVersion)
})

it('has the statuses that can happen, with their headers', () => {
  const { paths, components } = document
  const headersOf = (response: Body): string[] =>
    Object.keys(
      (response.$ref ? components.responses[response.$ref.split('/').at(-1)] : response).headers,
    )
  expect(headersOf(paths['/loans/{id}'].get.responses[304])).toContain('ETag')
  expect(headersOf(paths['/loans'].get.responses[200])).toEqual(
    expect.arrayContaining(['Link', 'RateLimit', 'RateLimit-Policy']),
  )
  expect(Object.keys(paths['/loans/{id}'].put.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409', '412', '422', '429', '503']),
  )
  for (const [, , { responses }] of operations()) {
    expect(headersOf(responses[429])).toContain('Retry-After')
    expect(headersOf(responses[503])).toContain('Retry-After')
  }
  const { responses } = paths['/loans/{id}/invest'].post
  const codes = (status: number) =>
    responses[status].content['application/json'].schema.allOf[1].properties.error.properties.code
  expect(codes(409).enum).toEqual(
    expect.arrayContaining(['LOAN_NOT_OPEN', 'EXCEEDS_REMAINING', 'IDEMPOTENCY_IN_PROGRESS']),
  )
  expect(codes(422).enum).toEqual(
    expect.arrayContaining(['INSUFFICIENT_FUNDS', 'AMOUNT_OUT_OF_RANGE']),
  )
  for (const status of [201, 409, 422])
    expect(headersOf(responses[status])).toContain('Idempotent-Replayed')
})

it('has a problem type for each code, which the gateway explains at that path', async () => {
  const headers = { accept: 'application/problem+json' }
  const { body } = await world.rest('GET', '/profile', { headers })
  expect(body).toMatchObject({ type: '/problems/unauthenticated', title: 'Unauthenticated' })
  const explained = await world.rest('GET', body.type)
  expect(explained.body).toMatchObject({ type: body.type, status: 401, code: 'UNAUTHENTICATED' })
  expect((await world.rest('GET', '/problems/none')).status).toBe(404)
})

it('notices what is not as it says', async () => {
  const token = await world.token('ada')
  const { headers, body } = await world.rest('GET', '/wallet', { token })
  const exchange = { method: 'GET', path: '/wallet', sent: undefined, status: 200, headers, body }
  const said = (change: object) => breaches({ ...exchange, ...change }).join()
  expect(said({})).toBe('')
  expect(said({ status: 418 })).toMatch(/418 is not declared/)
  expect(said({ headers: new Headers([...headers, ['x-new', '1']]) })).toMatch(/header x-new/)
  expect(said({ body: { wallet: { ...body.wallet, id: 7 } } })).toMatch(/must be string/)
  expect(said({ body: { wallet: { ...body.wallet, secret: 1 } } })).toMatch(/additional/)
  expect(said({ path: '/wallet?a=1' })).toMatch(/parameter a/)
})

it('is read at /docs, with everything served from here', async () => {
  // The way from the root leads there.
  const page = await world.rest('GET', '/')
  expect(page.status).toBe(200)
  const links = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link)
  expect(links.length).toBeGreaterThan(2)
  for (const link of links.filter((one) => one !== 'data:,')) {
    expect(link).toMatch(/^\//)
    expect((await world.rest('GET', link ?? '')).status).toBe(200)
  }
})

// Last: it keeps this process busy for so long that a server in it would close the connections that the others reuse.

long('has nothing that Redocly complains of', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})
