import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '../../support/contract/contract.ts'
import { type Person, personOf } from '../../support/market/operating.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

let world: World
let sam: Person
beforeAll(async () => {
  world = await startWorld({ SANDBOX: 'on' })
  const scope = 'lending:admin lending:support lending:cases lending:import'
  sam = await personOf(world, 'sam', { scope })
})
afterAll(() => world.close())

/** A field of a request's body: the request, the path of the field, and its schema. */
interface Field {
  readonly method: string
  readonly path: string
  readonly operation: Body
  readonly names: readonly string[]
  readonly schema: Body
}

function fieldsOf(schema: Body, names: readonly string[] = []): [readonly string[], Body][] {
  const named = Object.entries<Body>(schema.properties ?? {}).filter(([, one]) => !one.readOnly)
  return named.flatMap(([name, one]) => {
    const item = one.items?.properties ? one.items : one
    const here = [...names, name]
    return [[here, one] as [readonly string[], Body], ...fieldsOf(item, here)]
  })
}

const fields: readonly Field[] = Object.entries<Body>(contract.paths).flatMap(([path, methods]) =>
  Object.entries<Body>(methods).flatMap(([method, operation]) => {
    const name = operation.requestBody?.content['application/json'].schema.$ref.split('/').at(-1)
    return fieldsOf(contract.components.schemas[name] ?? {}).map(([names, schema]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      names,
      schema,
    }))
  }),
)
const labelOf = ({ method, path, names }: Field) => `${method} ${path} ${names.join('.')}`
const isText = ({ type }: Body) => [type].flat().includes('string')

it('every text that a request takes says how long it can be, or which it can be', () => {
  const free = fields.filter(
    ({ schema }) =>
      isText(schema) &&
      !['maxLength', 'pattern', 'format', 'enum'].some((bound) => bound in schema),
  )
  // Those that must be one of some values that only the gateway knows, or a whole file.
  expect([...new Set(free.map(({ names }) => names.at(-1)))].toSorted()).toEqual([
    'answer',
    'content',
    'currency',
    'hash',
    'iban',
    'language',
    'provider',
    'question',
    'timezone',
    'up_to',
  ])
})

it('a text that is longer than is said is refused, and the refusal names its field', async () => {
  const bounded = fields.filter(
    ({ schema, path }) =>
      isText(schema) &&
      'maxLength' in schema &&
      // Of several loans, each has an answer of its own.
      path !== '/loans/batch',
  )
  const terms = { title: 'Ox', amount_requested: 100 }
  const { loan } = (await sam.call('POST', '/loans', terms)).body
  const taken: string[] = []
  for (const field of bounded) {
    const { method, operation, names, schema, path } = field
    const example = operation.requestBody.content['application/json'].example ?? {}
    const body = structuredClone(example)
    const [last = '', ...above] = names.toReversed()
    const within = above.toReversed().reduce((at, name) => {
      at[name] ??= {}
      return Array.isArray(at[name]) ? at[name][0] : at[name]
    }, body)
    within[last] = 'x'.repeat(schema.maxLength + 1)
    const id = path === '/loans/{id}' ? loan.id : crypto.randomUUID()
    const to = path.replaceAll(/\{\w+\}/g, id)
    const answer = await sam.call(method, to, body)
    const details = answer.body?.error?.details ?? []
    const isNamed = details.some(({ field: named }: Body) => String(named).endsWith(last))
    if (!isNamed) taken.push(`${labelOf(field)}: ${answer.status} ${answer.body?.error?.code}`)
  }
  expect(bounded.length).toBeGreaterThan(50)
  expect(taken).toEqual([])
})
