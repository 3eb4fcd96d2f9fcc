import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseJson } from '../../../src/http/body.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

// What a body, a path or a variable may carry, and what comes of it.

let world: World
let token: string

beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada')
})
afterAll(() => world.close())

const json = { 'content-type': 'application/json' }
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const told = `{"title":"a","message":"b","data":`
const note = `mutation ($input: CreateNotificationInput!) {
  createNotification(input: $input) { notification { data } userErrors { code } } }`
const ask = (variables: string) => `{"query":${JSON.stringify(note)},"variables":${variables}}`
const codeOf = (body: Body): string => (body.error ?? body.errors[0].extensions).code

/** Sends the same bytes as a body to GraphQL and REST, and to the stream of subscriptions. */
async function everywhere(body: string | Buffer, headers: Record<string, string> = json) {
  const endpoints = ['/notifications', '/graphql', '/graphql/stream']
  const answers = endpoints.map(async (path) => {
    const accept = path.endsWith('stream') ? { accept: 'text/event-stream' } : {}
    const all = { authorization: `Bearer ${token}`, ...accept, ...headers }
    const answer = await fetch(world.url + path, {
      method: 'POST',
      headers: all,
      body: body as never,
    })
    return [answer.status, codeOf(await answer.json())]
  })
  return Promise.all(answers)
}
const all = (status: number, code: string) => Array(3).fill([status, code])

describe('at every endpoint a body is refused', () => {
  it.each([
    ['that is half an object', '{"title":'],
    ['with a byte order mark', '\uFEFF{"query":"{me{id}}"}'],
    ['with a control character', '{"query":"{me{\0id}}"}'],
    ['in half of a character', Buffer.from([0x7b, 0x22, 0xc3, 0x22, 0x3a, 0x31, 0x7d])],
    ['with an encoded surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['nested 10 000 deep', nested(10_000)],
    ['of lists in lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['nested 65 deep', nested(65)],
    ['with a field twice', '{"query":"{me{id}}","query":"{__typename}"}'],
    ['with a field twice, escaped once', '{"title":"a","message":"b","t\\u0069tle":"c"}'],
    ['with a field twice, further in', '{"variables":{"input":{"a":1,"b":[],"a":2}}}'],
    ['with NaN', '{"title":NaN}'],
    ['with a comment', '{"title":"a"/**/}'],
  ])('%s', async (_name, body) => {
    expect(await everywhere(body)).toEqual(all(400, 'BAD_JSON'))
  })

  it('over 64 KB, also in chunks, and never unpacked', async () => {
    const large = `{"query":"${'x'.repeat(70_000)}"}`
    expect(await everywhere(large)).toEqual(all(413, 'PAYLOAD_TOO_LARGE'))
    const chunks = new Blob([large]).stream() as never
    const headers = { ...json, authorization: `Bearer ${token}` }
    const streamed = { method: 'POST', headers, body: chunks, duplex: 'half' }
    expect((await fetch(`${world.url}/loans`, streamed as never)).status).toBe(413)
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '))
    for (const encoding of ['gzip', 'deflate', 'br', 'gzip, gzip'])
      expect(await everywhere(bomb, { ...json, 'content-encoding': encoding })).toEqual(
        all(415, 'UNSUPPORTED_MEDIA_TYPE'),
      )
  })

  it.each([
    'application/json; charset=utf-7',
    'application/json; charset=utf-16le',
    'application/json;charset="iso-8859-1"',
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])('as %s', async (type) => {
    expect(await everywhere('{"query":"{me{id}}"}', { 'content-type': type })).toEqual(
      all(415, 'UNSUPPORTED_MEDIA_TYPE'),
    )
  })
})

it('takes what only looks like a field that is there twice, or deep', async () => {
  for (const text of [
    '{"a":"a","b":["a","a"],"c":{"a":"\\"a\\":1,"},"d":[{"a":1},{"a":1}]}',
    '{"a":{},"b":{}}',
    '[["a","a"],{"a":["{[",{"b":1}],"b":"}"}]',
    `[${'[],'.repeat(1_000)}[]]`,
    '" "',
  ])
    expect(parseJson(text)).toEqual(JSON.parse(text))
  for (const data of [nested(60), '{"a":[{"a":1},{"a":1}],"b":"{\\"a\\":1,\\"a\\":2}"}']) {
    const rest = await world.rest('POST', '/notifications', { token, body: `${told}${data}}` })
    const graphql = await world.rest('POST', '/graphql', {
      token,
      body: ask(`{"input":${told}${data}}}`),
    })
    expect([rest.status, graphql.body.data.createNotification.userErrors]).toEqual([201, []])
    expect(rest.body.notification.data).toEqual(JSON.parse(data))
  }
})

describe('of what objects inherit, nothing is touched', () => {
  it.each([
    '{"__proto__":{"isAdmin":true},"title":"x","message":"m","amount_requested":50}',
    '{"constructor":{"prototype":{"isAdmin":true}},"title":"x","message":"m","amount_requested":50}',
    '{"title":"x","message":"m","data":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}',
    '{"notification_types":{"__proto__":true,"constructor":false}}',
    '{"query":"{__typename}","__proto__":{"isAdmin":true},"variables":{"__proto__":{"isAdmin":true}}}',
    '{"title":{"__proto__":{"isAdmin":true}},"message":"m","amount":{"__proto__":{"isAdmin":true}}}',
  ])('by %s', async (body) => {
    const paths = [
      ['POST', '/loans'],
      ['PUT', '/profile'],
      ['PUT', '/preferences'],
      ['POST', '/notifications'],
      ['POST', '/wallet/deposit'],
      ['POST', '/wallet/transfer'],
      ['POST', '/graphql'],
    ] as const
    for (const [method, path] of paths)
      expect((await world.rest(method, path, { token, body })).status).toBeLessThan(500)
    const query = await world.rest('POST', '/graphql', { token, body: ask(`{"input":${body}}`) })
    expect(query.status).toBeLessThan(500)
    for (const object of [{}, [], () => undefined])
      expect((object as Record<string, unknown>).isAdmin).toBeUndefined()
    const review = `mutation { reviewMember(input: { id: "x" }) { userErrors { code } } }`
    const { data } = (await world.graphql(token, review)).body
    expect(data.reviewMember.userErrors).toEqual([{ code: 'FORBIDDEN' }])
  })
})
