import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { long } from '../../support/long.ts'
import { loanTools } from '../../support/market/loans.ts'
import { startCollector } from '../../support/servers/collector.ts'
import { startWorld } from '../../support/world.ts'

const collector = await startCollector()
const lines: string[] = []
const world = await startWorld({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, LOG_LEVEL: 'debug' }, {
  write: (line: string) => lines.push(line),
} as never)
afterAll(async () => {
  await world.close()
  await collector.close()
})

const ada = await world.token('ada')
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = (trace: string) => `00-${trace}-b7ad6b7169203331-01`
const traced = (digit: string) => digit.repeat(32)

const ask = (query: string, trace: string, variables = {}) =>
  world.rest('POST', '/graphql', {
    token: ada,
    body: { query, variables },
    headers: { traceparent: traceparent(trace), tracestate: 'shop=7' },
  })
const childrenOf = (traceId: string, parentId: string) =>
  collector.spans.filter((span) => span.traceId === traceId && span.parentId === parentId)

it('continue the trace of the caller, with an operation by its name and its statements', async () => {
  await ask('query Mine { me { id wallet { availableBalance } } }', TRACE)
  const span = await collector.span(({ traceId, kind }) => traceId === TRACE && kind === 2)
  expect(span).toMatchObject({
    name: 'query Mine',
    parentId: 'b7ad6b7169203331',
    isError: false,
    attributes: {
      'graphql.operation.name': 'Mine',
      'graphql.operation.type': 'query',
      'http.request.method': 'POST',
      'http.route': '/graphql',
      'http.response.status_code': 200,
    },
    resource: { 'service.name': 'lending-gateway' },
  })
  const statements = childrenOf(TRACE, span.spanId)
  expect(statements.length).toBeGreaterThan(0)
  for (const { kind, name, attributes } of statements) {
    expect([kind, attributes['db.system.name']]).toEqual([3, 'postgresql'])
    expect(name).toMatch(/^SELECT \w+$/)
  }
})

it('show compiled queries as they show others', async () => {
  const query = 'query Often { me { id notifications(first: 2) { nodes { id } } } }'
  for (const digit of '1234') await ask(query, traced(digit))
  const trees = await Promise.all(
    [...'1234'].map(async (digit) => {
      const of = traced(digit)
      const { spanId, name } = await collector.span((one) => one.traceId === of && one.kind === 2)
      return [name, childrenOf(of, spanId).length > 0]
    }),
  )
  expect(trees).toEqual(Array(4).fill(['query Often', true]))
})

it('show REST rows by their paths, with the statements of their transactions and the jobs that follow', async () => {
  const { newLoan, put } = loanTools(world, ada)
  const { id } = await newLoan()
  const of = traced('a')
  await put(id, { status: 'open' }, ada, { traceparent: traceparent(of) })
  const row = await collector.span((span) => span.traceId === of && span.kind === 2)
  expect(row.name).toBe('PUT /loans/:id')
  const names = childrenOf(of, row.spanId).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT', 'SELECT update_loan']))
  const job = await collector.span((span) => span.traceId === of && span.kind === 5)
  expect([job.name, job.parentId]).toEqual(['job auto-invest', row.spanId])
  expect(childrenOf(of, job.spanId).length).toBeGreaterThan(0)
})

it('show subscriptions, and each event as a trace of its own that is linked', async () => {
  const of = traced('b')
  const client = liveClient(world.url, ada)
  const received = subscribe(
    {
      ...client,
      subscribe: (payload, sink) =>
        client.subscribe({ ...payload, extensions: { traceparent: traceparent(of) } }, sink),
    },
    'subscription Money { walletChanged(initial: false) { id availableBalance } }',
  )
  await subscribed(world.url, 1)
  await world.rest('POST', '/wallet/deposit', { token: ada, body: { amount: 731.55 } })
  await received.until(1)
  await client.dispose()
  const opening = await collector.span(({ traceId, kind }) => traceId === of && kind === 2)
  expect(opening.name).toBe('subscription Money')
  const event = await collector.span(({ name }) => name === 'event Money')
  expect([event.links, event.traceId === of]).toEqual([[of], false])
  const deposit = await collector.span(({ name }) => name === 'POST /wallet/deposit')
  expect(childrenOf(deposit.traceId, deposit.spanId).map(({ name }) => name)).toContain(
    'SELECT make_movements',
  )
})

it('are found by the trace id that errors and log lines tell', async () => {
  const { body } = await ask('{ me { nothing } }', traced('c'))
  expect(body.errors[0].extensions.traceId).toBe(traced('c'))
  const headers = { traceparent: traceparent(traced('d')) }
  const refused = await world.rest('GET', '/loans/none', { token: ada, headers })
  expect(refused.body.error.trace_id).toBe(traced('d'))
  const accept = 'application/problem+json'
  const problem = await world.rest('GET', '/loans/none', {
    token: ada,
    headers: { ...headers, accept },
  })
  expect(problem.body.trace_id).toBe(traced('d'))
  await expect
    .poll(() => lines.some((line) => line.includes(`"trace_id":"${traced('d')}"`)))
    .toBe(true)
  const span = await collector.span(({ traceId }) => traceId === traced('c'))
  expect(span.attributes['lending.code']).toBe('GRAPHQL_VALIDATION_FAILED')
  expect(span.isError).toBe(false)
})

it('show no variables, no personal data and no invented names', async () => {
  const title = 'canary of Zanzibar'
  const query =
    'mutation Open($title: String!) { createLoan(input: { title: $title, description: "canary", amountRequested: "919.33", interestRate: 9, repaymentPeriodMonths: 12, purpose: OTHER }) { loan { id } } }'
  await ask(query, traced('e'), { title })
  // MikroORM writes values into the text of what it sends.
  const { newLoan, put } = loanTools(world, ada)
  const { id } = await newLoan({ title })
  const headers = { traceparent: traceparent(traced('e')) }
  expect((await put(id, { title, status: 'open' }, ada, headers)).status).toBe(200)
  await collector.span(({ traceId, name }) => traceId === traced('e') && name.startsWith('PUT'))
  const text = collector.text()
  for (const secret of ['canary', 'Zanzibar', '919.33', '91933', '731.55', '73155', ada])
    expect(text).not.toContain(secret)
})

long('cost nobody anything while the collector is away, and that is logged once', async () => {
  const said = (text: string) => lines.filter((line) => line.includes(text)).length
  collector.state.status = 400
  const before = collector.state.requests
  for (let turn = 0; turn < 3; turn += 1) {
    expect((await world.rest('GET', '/profile', { token: ada })).status).toBe(200)
    const asked = collector.state.requests
    await expect.poll(() => collector.state.requests).toBeGreaterThan(asked)
  }
  expect(collector.state.requests).toBeGreaterThanOrEqual(before + 3)
  await expect.poll(() => said('traces are lost')).toBe(1)
  collector.state.status = 200
  await world.rest('GET', '/profile', { token: ada })
  await expect.poll(() => said('the collector takes traces"')).toBe(1)
  expect(said('traces are lost')).toBe(1)
})

it('are loaded and told only where a collector is named', async () => {
  const quiet = await startWorld()
  const token = await quiet.token('ada')
  const { body } = await quiet.rest('GET', '/loans/none', { token })
  expect(body.error).not.toHaveProperty('trace_id')
  const graphql = await quiet.graphql(token, '{ nothing }')
  expect(graphql.body.errors[0].extensions).not.toHaveProperty('traceId')
  await quiet.close()
})

it('are the only use of the SDK, which nothing else loads', () => {
  const source = new URL('../../../src/', import.meta.url).pathname
  const users = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      path.endsWith('.ts') && readFileSync(join(source, path), 'utf8').includes("'@opentelemetry"),
  )
  expect(users.toSorted()).toEqual(['telemetry/exporter.ts', 'telemetry/otlp.ts'])
  const loading = readFileSync(join(source, 'telemetry/index.ts'), 'utf8')
  expect(loading).toContain("await import('./exporter.ts')")
})
