import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseExactly } from '../../../src/rest-bridge/input.ts'
import { places } from '../../support/clients/places.ts'
import { loanTools } from '../../support/market/loans.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

let world: World
let token: string

beforeAll(async () => {
  world = await startWorld()
  token = await world.token('ada')
})
afterAll(() => world.close())

describe('text of any kind', () => {
  it.each([
    '<script>alert(1)</script>',
    "=cmd|' /C calc'!A0",
    '@SUM(1+1)*cmd|" /C"!A0',
    '\u202Egnp.exe\u202C',
    'Z\u0300\u0301\u0302\u0303\u0304algo',
    '👩‍👩‍👧‍👦 Ωμέγα 漢字',
    '\uFEFFbom\u200B\u2028\u2029',
    '"\\/\b\f\n\r\t\u007f\u0085',
    '{{7*7}} #{7*7} %s %n ? ?? $1 :id: %00',
    '../../../etc/passwd\\..\\x',
  ])('is kept as it is: %j', async (text) => {
    const body = { full_name: text, city: text, bio: text, occupation: text }
    const { body: put } = await world.rest('PUT', '/profile', { token, body })
    expect(put.profile).toMatchObject(body)
    const read = await world.graphql(token, '{ me { fullName city bio occupation } }')
    expect(Object.values(read.body.data.me)).toEqual([text, text, text, text])
    const [row] = await world.database.sql<Body>('select city from profile where bio = $1', [text])
    expect(row.city).toBe(text)
    // Lists and objects have quotes of their own. Purposes are compared, and so kept, in small letters.
    const purposes = ['a","b', '{c}', "d''e", 'null', '\\"', 'a', 'a, b', "=cmd|'"]
    const kept = await world.rest('PUT', '/preferences', { token, body: { purposes } })
    expect(kept.body.preferences.purposes).toEqual(purposes)
    const note = { title: text, message: text, data: { [text]: [text] } }
    const told = await world.rest('POST', '/notifications', { token, body: note })
    expect(told.body.notification).toMatchObject(note)
  })

  it('is counted in code points, and shown as JSON alone', async () => {
    const { newLoan } = loanTools(world, token)
    expect((await newLoan({ title: '👩'.repeat(120) })).title).toBe('👩'.repeat(120))
    expect(await newLoan({ title: '👩'.repeat(121) })).toBeUndefined()
    const { id } = await newLoan({ title: '<img src=x onerror=alert(1)>' })
    const { headers } = await world.rest('GET', `/loans/${id}`, { token })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the worst text is read at once', () => {
  // A pattern that begins anew at each character takes seconds for these.
  const worst = [
    `0.1${'0'.repeat(60_000)}1`,
    `${'a'.repeat(60_000)}!`,
    `${'aA'.repeat(30_000)}!`,
    ' '.repeat(60_000),
    '\\'.repeat(30_000),
    '1-'.repeat(30_000),
    `2026-01-01T00:00:00.${'1'.repeat(60_000)}`,
    `${'did you mean '.repeat(4_000)}!`,
  ]
  /** Work, in time of the processor, which other work on the machine leaves alone. */
  const work = async (run: () => unknown) => {
    const { user: before } = process.cpuUsage()
    await run()
    return process.cpuUsage().user - before
  }
  /** Fails if it takes much, each time of three: whatever else this process does is counted too. */
  const mustBeQuick = async (run: () => unknown) => {
    for (let time = 1; (await work(run)) >= much; time += 1)
      if (time === 3) throw new Error('too much work')
  }
  let much: number
  beforeAll(async () => {
    much = await work(() => /a+b/.test('a'.repeat(30_000)))
  })

  it('as a number', async () => {
    await mustBeQuick(() => parseExactly(`{"a":${worst[0]}}`))
    const body = `{"amount":${worst[0]}}`
    const deposit = () => world.rest('POST', '/wallet/deposit', { token, body })
    await mustBeQuick(deposit)
  })

  it.each(places)('as %s', async (_name, request) => {
    const inPath = request('').length === 2
    for (const text of worst) {
      const [method, path, body] = request(inPath ? text.slice(0, 4_000) : text)
      const call = async () => {
        expect((await world.rest(method, path, { token, body })).status).toBeLessThan(500)
      }
      await mustBeQuick(call)
    }
  })

  it('as a header', async () => {
    for (const text of worst.map((one) => one.slice(0, 6_000).trim()))
      for (const name of [
        'authorization',
        'content-type',
        'accept',
        'if-match',
        'if-none-match',
        'idempotency-key',
      ]) {
        const headers = { authorization: `Bearer ${token}`, [name]: text }
        const call = async () => {
          const answer = await world.rest('PUT', '/profile', { body: {}, headers })
          expect(answer.status).toBeLessThan(500)
        }
        await mustBeQuick(call)
      }
  })
})
