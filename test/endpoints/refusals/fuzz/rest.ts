import fc from 'fast-check'
import type { Body } from '../../../support/http-client.ts'
import { amount, anyNumber, anyText, anything, type Draw, drawn, moment } from './values.ts'

export interface RestRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

interface Operation {
  readonly method: string
  readonly path: string
  readonly parameters: readonly Body[]
  readonly body: Body | undefined
}

/** Requests after an OpenAPI document, and beside it: wrong kinds, missing and unknown fields, broken JSON. */
export function restRequests(document: Body, ids: readonly string[]): fc.Arbitrary<RestRequest> {
  const operations: Operation[] = Object.entries<Body>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Body>(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'].schema,
    })),
  )
  return drawn((draw) => {
    const { method, path, parameters, body } = draw(fc.constantFrom(...operations))
    const values: Values = { draw, ids, document }
    const at = path.replaceAll(/\{\w+\}/g, () =>
      encoded(draw(fc.oneof(fc.constantFrom(...ids), anyText))),
    )
    return {
      method,
      path: `${at}${queryOf(values, parameters)}`,
      headers: headersOf(draw),
      body: body === undefined ? undefined : bodyOf(values, body),
    }
  })
}

interface Values {
  readonly draw: Draw
  readonly ids: readonly string[]
  readonly document: Body
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6_000).replace(/%.?$/, '') || '%20'
}

function queryOf(values: Values, parameters: readonly Body[]): string {
  const { draw } = values
  const inQuery = parameters.filter((one) => one.in === 'query')
  const given = inQuery
    .filter((one) => one.required || draw(fc.nat(9)) < 4)
    .map(({ name, schema }) => {
      const value = draw(fc.nat(9)) < 7 ? drawValue(values, schema) : draw(anything)
      return `${name}=${encoded(name === 'bbox' && draw(fc.boolean()) ? '8,47,9,48' : typeof value === 'object' ? JSON.stringify(value) : String(value))}`
    })
  const extra = draw(fc.nat(19)) === 0 ? [`${encoded(draw(anyText))}=1`] : []
  const all = [...given, ...extra]
  return all.length === 0 ? '' : `?${all.join('&')}`
}

const odd: Readonly<Record<string, readonly string[]>> = {
  'idempotency-key': [
    'key-of-the-fuzz-1',
    'key-of-the-fuzz-2',
    'short',
    'x'.repeat(129),
    'with space in it',
  ],
  'if-match': ['*', '"1.abc"', 'W/"2.x"', '"99999999999999999999.a"', 'x', ''],
  'if-none-match': ['*', '"1.abc", "2.d"', ','],
  accept: ['*/*', 'application/problem+json', 'application/geo+json', 'text/html', 'a/b;q=x', ','],
  'content-type': [
    'application/json; charset=utf-8',
    'text/plain',
    'application/json; charset=x',
    'x',
  ],
  'accept-encoding': ['gzip, br'],
  range: ['bytes=0-1'],
}

function headersOf(draw: Draw): Record<string, string> {
  const names = draw(fc.nat(9)) < 6 ? [] : draw(fc.subarray(Object.keys(odd), { maxLength: 2 }))
  return Object.fromEntries(
    names.map((name) => [name, draw(fc.constantFrom(...(odd[name] ?? [])))]),
  )
}

function bodyOf(values: Values, schema: Body): string {
  const { draw } = values
  const kind = draw(fc.nat(19))
  if (kind === 0)
    return draw(
      fc.constantFrom(
        '',
        '{',
        'null',
        '[]',
        '"x"',
        '{"a":1,"a":2}',
        '{"amount":1e400}',
        '\uFEFF{}',
        '{"amount":9007199254740993}',
      ),
    )
  if (kind === 1) return JSON.stringify(draw(anything)) ?? ''
  const whole = drawValue(values, schema)
  if (kind === 2 && typeof whole === 'object')
    return JSON.stringify({ ...whole, [draw(anyText)]: draw(anything) })
  return JSON.stringify(whole) ?? ''
}

function drawValue(values: Values, given: Body): unknown {
  const { draw, ids, document } = values
  if (draw(fc.nat(19)) === 0) return draw(anything)
  const schema = given.$ref ? document.components.schemas[given.$ref.split('/').at(-1)] : given
  if (schema.anyOf) return drawValue(values, draw(fc.constantFrom(...schema.anyOf)))
  if (schema.enum) return draw(fc.constantFrom(...schema.enum))
  const type = draw(fc.constantFrom(...[schema.type].flat()))
  if (type === 'null') return null
  if (type === 'boolean') return draw(fc.boolean())
  if (type === 'integer') return draw(fc.oneof(fc.integer({ min: -1, max: 130 }), anyNumber))
  if (type === 'number') return draw(fc.oneof(amount.map(Number), anyNumber))
  if (type === 'array')
    return draw(fc.array(fc.constant(0), { maxLength: 4 })).map(() =>
      drawValue(values, schema.items),
    )
  if (type === 'object') return objectOf(values, schema)
  if (schema.format === 'uuid') return draw(fc.oneof(fc.constantFrom(...ids), fc.uuid()))
  return draw(schema.format === 'date-time' ? moment : anyText)
}

function objectOf(values: Values, { properties = {}, required = [] }: Body): unknown {
  const { draw } = values
  const wanted = Object.entries<Body>(properties).filter(
    ([name]) => draw(fc.nat(19)) < (required.includes(name) ? 19 : 8),
  )
  return Object.fromEntries(wanted.map(([name, schema]) => [name, drawValue(values, schema)]))
}
