import fastify from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import { openapi } from '../../src/asyncapi/openapi.ts'
import { restBridge } from '../../src/rest-bridge/bridge.ts'
import { createSchema } from '../../src/schema.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { schema } from '../support/reads/questions.ts'

// Nothing of the contract is deprecated for good: here, a query, an input field and a record's field are.

const REASON = 'Use `me`. Deprecated 2026-12-01, removed 2027-06-01.'

function withDeprecated(reason: string): GraphQLSchema {
  const changed = createSchema({ code: 'USD', decimals: 2 })
  const quote = changed.getQueryType()?.getFields().loanQuote
  const input = changed.getType('DepositInput')
  if (quote === undefined || input === undefined || !('getFields' in input)) throw new Error('gone')
  const transaction = changed.getType('Transaction')
  const fields = transaction && 'getFields' in transaction ? transaction.getFields() : {}
  for (const one of [quote, input.getFields().description, fields.reference])
    Object.assign(one ?? {}, { deprecationReason: reason })
  return changed
}

/** The bridge, to callers whom nobody knows. */
async function ask(url: string, schema: GraphQLSchema) {
  const app = fastify()
  const authenticate = () => Promise.reject(new Error('nobody'))
  restBridge(app, { schema, authenticate, live: { schema } } as unknown as Parameters<
    typeof restBridge
  >[1])
  const { headers } = await app.inject({ url })
  await app.close()
  return [headers.deprecation, headers.sunset]
}

it('is told in the headers of every response, and nowhere else', async () => {
  const changed = withDeprecated(REASON)
  const day = new Date('2026-12-01').getTime() / 1_000
  expect(await ask('/quote', changed)).toEqual([`@${day}`, 'Tue, 01 Jun 2027 00:00:00 GMT'])
  expect(await ask('/wallet', changed)).toEqual([undefined, undefined])
})

it('is told by OpenAPI', () => {
  const { paths, components } = structuredClone(openapi(withDeprecated(REASON), '0')) as Body
  const { deprecated, responses } = paths['/quote'].get
  expect([deprecated, Object.keys(responses[200].headers).slice(-2)]).toEqual([
    true,
    ['Deprecation', 'Sunset'],
  ])
  expect(paths['/wallet'].get.deprecated).toBeUndefined()
  const { reference } = components.schemas.Transaction.properties
  expect(reference.deprecated).toBe(true)
  const { properties } = components.schemas.DepositRequest
  expect([properties.description.deprecated, properties.amount.deprecated]).toEqual([
    true,
    undefined,
  ])
})

long('needs both days', () => {
  for (const reason of ['Old.', 'Deprecated 2026-12-01.', 'Deprecated soon, removed later.'])
    expect(() => openapi(withDeprecated(reason), '0')).toThrow('@deprecated must end with')
})

it('has both days wherever the schema says it', () => {
  const reasons = Object.values(schema.getTypeMap())
    .flatMap((type) => [
      ...('getFields' in type ? Object.values(type.getFields()) : []),
      ...('getValues' in type ? type.getValues() : []),
    ])
    .flatMap((one) => [one, ...('args' in one ? one.args : [])])
    .flatMap(({ deprecationReason }) => deprecationReason ?? [])
  for (const reason of reasons)
    expect(reason).toMatch(/Deprecated \d{4}-\d{2}-\d{2}, removed \d{4}-\d{2}-\d{2}\.$/)
})
