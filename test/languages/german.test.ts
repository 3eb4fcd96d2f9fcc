import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Person, personOf } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

// Each kind of refusal comes in German at both APIs, because the request accepts it or because its member prefers it.

let world: World
let ada: Person
beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada', { amount: 100 })
  await ada.call('PUT', '/preferences', { language: 'de' })
})
afterAll(() => world.close())

const german = { 'accept-language': 'de' }

interface Call {
  readonly method: string
  readonly path: string
  readonly body?: object
  /** One that is not the member's, which is refused. */
  readonly token?: string
}

const graphql = (query: string, variables = {}): Call => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
})
const deposit =
  'mutation ($amount: Money!) { deposit(input: { amount: $amount }) { userErrors { message } } }'

/** Calls that are refused before their member is known, so that only `Accept-Language` can say the language. */
const nobodys: readonly (readonly [kind: string, call: Call, message: string])[] = [
  [
    'token',
    { method: 'GET', path: '/wallet', token: 'no token' },
    'Der Authorization-Header muss „Bearer <token>“ lauten.',
  ],
  ['token', { ...graphql('{ me { id } }'), token: 'abc' }, 'Das Token ist kein signiertes JWT.'],
  [
    'path',
    { method: 'GET', path: '/nothing/here' },
    'Unter diesem Pfad gibt es nichts; siehe /docs.',
  ],
  ['method', { method: 'PUT', path: '/loans' }, 'Dieser Pfad unterstützt nur GET, HEAD, POST.'],
  [
    'spelling',
    { method: 'GET', path: '/%6coans' },
    'Im Pfad sind Zeichen maskiert, die nicht maskiert werden dürfen: Buchstaben, Ziffern und - . _ ~ bleiben, wie sie sind.',
  ],
]

const support = 'Dafür ist ein Token mit dem Scope lending:support oder lending:admin nötig.'

/** Calls that are refused to a member. */
const members: readonly (readonly [kind: string, call: Call, message: string])[] = [
  [
    'record',
    { method: 'GET', path: '/loans/0199fa7f-3916-7484-861e-6099eeedbec7' },
    'Einen solchen Datensatz gibt es für Sie nicht.',
  ],
  [
    'input',
    { method: 'POST', path: '/wallet/deposit', body: { amount: '5' } },
    'amount muss eine JSON-Zahl mit wenigen Nachkommastellen sein, etwa 1200.5, ohne Anführungszeichen.',
  ],
  [
    'input',
    graphql(deposit, { amount: '1.2.3' }),
    'amount muss ein Betrag in USD mit höchstens 2 Nachkommastellen sein, etwa "250.00".',
  ],
  ['input', graphql('{ loans(first: 0) { nodes { id } } }'), 'Eine Seite hat 1 bis 100 Einträge.'],
  [
    'rule',
    { method: 'POST', path: '/wallet/withdraw', body: { amount: 1234.5 } },
    'amount darf höchstens 100\u00a0$ sein: Mehr ist nicht verfügbar.',
  ],
  [
    'rule',
    graphql('mutation { withdraw(input: { amount: "1234.50" }) { userErrors { message } } }'),
    'amount darf höchstens 100\u00a0$ sein: Mehr ist nicht verfügbar.',
  ],
  ['scope', { method: 'GET', path: '/operator/letters' }, support],
  ['scope', graphql('{ operatorLetters(first: 1) { nodes { id } } }'), support],
]

async function refused(
  { method, path, body, token = ada.token }: Call,
  headers: Readonly<Record<string, string>>,
) {
  const answer = await world.rest(method, path, { token, headers, ...(body && { body }) })
  const { error, errors, data } = answer.body
  const [payload] = Object.values(data ?? {}) as { userErrors: { message: string }[] }[]
  const message = error?.message ?? errors?.[0].message ?? payload?.userErrors[0]?.message
  return [message, answer.headers.get('content-language')]
}

it.each(nobodys)('%s: %j', async (_, call, message) => {
  expect(await refused(call, german)).toEqual([message, 'de'])
  expect((await refused(call, {}))[1]).toBe('en')
})

it.each(members)('%s: %j', async (_, call, message) => {
  expect(await refused(call, {})).toEqual([message, 'de'])
  expect(await refused(call, { 'accept-language': 'de-AT, en;q=0.5' })).toEqual([message, 'de'])
  expect((await refused(call, { 'accept-language': 'en' }))[1]).toBe('en')
})

it('a socket that is refused is told so in German', async () => {
  const { port, hostname } = new URL(world.url)
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.on('data', (bytes) => (received += String(bytes)))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(
      'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\nAccept-Language: de\r\n\r\n',
    )
  })
  expect(text).toContain('Content-Language: de\r\n')
  expect(text).toContain('WebSockets sind unter /graphql erreichbar.')
})
