import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessageKey } from '../../src/languages/catalogue.ts'
import { en } from '../../src/languages/en/index.ts'
import { addLanguage } from '../../src/languages/index.ts'
import { reasonText } from '../../src/lending/reason-text.ts'
import { aboutAgreements, aboutLevel } from '../../src/lending/verification/gate.ts'
import type { Answer } from '../support/http-client.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { isPseudo, PSEUDO, pseudoCatalogue } from '../support/pseudo.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let remove: () => void
let ada: Person
beforeAll(async () => {
  remove = addLanguage(PSEUDO, pseudoCatalogue())
  world = await startWorld()
  ada = await personOf(world, 'ada', { amount: 100 })
})
afterAll(async () => {
  await world.close()
  remove()
})

const german = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }
const said = ({ body, headers }: Answer) => [
  body.error.message,
  headers.get('content-language'),
  /accept-language/i.test(headers.get('vary') ?? ''),
]

describe('a refusal', () => {
  it('is in English, unless the request accepts another language more', async () => {
    const withdraw = (headers: Readonly<Record<string, string>> = {}) =>
      ada.call('POST', '/wallet/withdraw', { amount: 1234.5 }, headers)
    expect(said(await withdraw())).toEqual([
      'amount is more than the 100.00 USD that are available.',
      'en',
      true,
    ])
    const inGerman = 'amount darf höchstens 100\u00a0$ sein: Mehr ist nicht verfügbar.'
    expect(said(await withdraw(german))).toEqual([inGerman, 'de', true])
    expect(said(await withdraw({ 'accept-language': 'de;q=0.5,en;q=0.6' }))[1]).toBe('en')
    expect(said(await withdraw({ 'accept-language': 'en;q=0.5,de;q=0.6' }))[0]).toBe(inGerman)
    const { details } = (await withdraw(german)).body.error
    expect(details).toEqual([
      { field: 'amount', code: 'INSUFFICIENT_FUNDS', message: inGerman, available: 100 },
    ])
  })

  it('is in the language that its member prefers, unless the request accepts another', async () => {
    const ben = await personOf(world, 'ben')
    await ben.call('PUT', '/preferences', { language: 'de' })
    const read = (headers: Readonly<Record<string, string>> = {}) =>
      ben.call('GET', '/loans/0199fa7f-3916-7484-861e-6099eeedbec7', undefined, headers)
    expect(said(await read())).toEqual([
      'Einen solchen Datensatz gibt es für Sie nicht.',
      'de',
      true,
    ])
    expect(said(await read({ 'accept-language': 'en-GB' }))[0]).toBe(
      'There is no such record for you.',
    )
    expect(said(await read({ 'accept-language': 'fr' }))[1]).toBe('de')
  })

  it('names all that is wrong, in one language', async () => {
    const { body } = await ada.call(
      'POST',
      '/loans',
      { title: ' ', amount_requested: 5, repayment_period_months: 999 },
      german,
    )
    expect(body.error.details.map(({ message }: { message: string }) => message)).toEqual([
      'title darf nicht leer sein.',
      expect.stringMatching(
        /^amount_requested muss zwischen [\d.,]+\s\$ und [\d.,]+\s\$ liegen\.$/,
      ),
      expect.stringMatching(/^repayment_period_months muss 1 bis \d+ betragen\.$/),
    ])
  })

  it('by GraphQL is in that language, among userErrors and at the top', async () => {
    const ask = (query: string) =>
      world.rest('POST', '/graphql', { token: ada.token, body: { query }, headers: german })
    const own = await ask(
      `mutation { transfer(input: { amount: "5.00", recipientId: "${ada.id}" }) { userErrors { code field message } } }`,
    )
    expect(own.body.data.transfer.userErrors).toEqual([
      { code: 'SELF_TRANSFER', field: 'recipientId', message: 'recipientId ist Ihre eigene ID.' },
    ])
    expect(own.headers.get('content-language')).toBe('de')
    const malformed = await ask(
      'mutation { deposit(input: { amount: "1.2.3" }) { userErrors { message } } }',
    )
    expect(malformed.body.data.deposit.userErrors[0].message).toBe(
      'amount muss ein Betrag in USD mit höchstens 2 Nachkommastellen sein, etwa "250.00".',
    )
    const top = await ask('{ loans(first: 5, after: "nonsense") { nodes { id } } }')
    expect(top.body.errors[0]).toMatchObject({
      message: 'Der Cursor gehört nicht zu dieser Liste; beginnen Sie ohne Cursor.',
      extensions: { code: 'BAD_CURSOR' },
    })
    expect(top.headers.get('content-language')).toBe('de')
  })

  it('is repeated under its key in the language of whoever repeats the call', async () => {
    const { body } = await ada.call('POST', '/loans', {
      title: 'A loom',
      amount_requested: 1200,
      interest_rate: 12,
      repayment_period_months: 12,
      description: 'For linen',
      purpose: 'business',
    })
    const { id } = body.loan
    await ada.call('PUT', `/loans/${id}`, { status: 'cancelled' })
    const change = (headers: Readonly<Record<string, string>>) =>
      ada.call(
        'PUT',
        `/loans/${id}`,
        { amount_requested: 1300 },
        { 'idempotency-key': 'change-it-once', ...headers },
      )
    const first = await change({})
    expect(first.body.error.message).toBe(
      "amount_requested can't be changed any more: the loan is cancelled.",
    )
    const again = await change(german)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(again.body.error.message).toBe(
      'amount_requested: Das kann nicht mehr geändert werden. Der Kredit ist zurückgezogen.',
    )
  })

  it('names what has to be verified or accepted first, in the words of the language', () => {
    const dollars = { currency: { code: 'USD', decimals: 2 }, timezone: 'UTC' }
    const level = { act: 'invest', needed: 'full', held: 'basic', max: 10_000, used: 2_500 }
    const limited = aboutLevel({ ...level, why: 'limit_reached' }, 'own')
    expect(reasonText('de', limited, dollars)).toBe(
      'Auf der Prüfstufe basic können insgesamt höchstens 100\u00a0$ angelegt werden, davon sind 25\u00a0$ genutzt: Bis zu 75\u00a0$ wären möglich. Für mehr ist die Stufe full nötig: Starten Sie die Prüfung mit POST /verification.',
    )
    const lower = aboutLevel({ ...level, why: 'level_too_low' }, 'borrower')
    expect(reasonText('de', lower, dollars)).toContain(
      'Die Identität des Kreditnehmers hat die Stufe basic: Geprüft wurde sie nur auf einer niedrigeren Stufe.',
    )
    const consent = aboutAgreements([{ id: 'one', title: 'Terms' }])
    expect(reasonText('de', consent, dollars)).toBe(
      'Stimmen Sie zuerst zu: „Terms“. Senden Sie dann dasselbe noch einmal. GET /agreements/{id} zeigt den Text, mit POST /agreements/{id}/acceptance stimmen Sie ihm zu.',
    )
    expect(reasonText('en', consent, dollars)).toBe(
      'Accept “Terms” first, then send the same again: GET /agreements/{id} shows the text, and POST /agreements/{id}/acceptance accepts it.',
    )
  })

  it('that an older version kept is repeated as it was: in English', () => {
    const dollars = { currency: { code: 'USD', decimals: 2 }, timezone: 'UTC' }
    const kept = { message: 'The loan is already open.' as never }
    expect(reasonText('de', kept, dollars)).toBe('The loan is already open.')
  })
})

describe('nothing that a refusal says is written anywhere but in a catalogue', () => {
  const pseudo = { 'accept-language': PSEUDO }
  const messagesOf = ({ body }: Answer): string[] => [
    ...(body.error?.details ?? []).map(({ message }: { message: string }) => message),
    ...(body.error === undefined || body.error.details.length > 0 ? [] : [body.error.message]),
  ]
  const nobody = '0199fa7f-3916-7484-861e-6099eeedbec7'
  const calls: readonly (readonly [method: string, path: string, body?: object])[] = [
    ['POST', '/wallet/deposit', { amount: 0 }],
    ['POST', '/wallet/withdraw', { amount: 5_000 }],
    ['POST', '/wallet/transfer', { amount: 5, recipient_id: nobody }],
    ['POST', '/wallet/transfer', { amount: 5, recipient_id: 'me' }],
    ['POST', '/loans', { title: '', amount_requested: 5 }],
    ['POST', `/loans/${nobody}/publish`],
    ['POST', `/loans/${nobody}/investments`, { amount: 5 }],
    ['POST', `/loans/${nobody}/repayments`, { amount: 5 }],
    ['POST', `/loans/${nobody}/cancel`],
    ['POST', `/loans/${nobody}/withdrawal`],
    [
      'PUT',
      '/preferences',
      { language: 'no language', timezone: 'Mars/Olympus', min_amount: 5, max_amount: 4 },
    ],
    ['PUT', '/preferences', { auto_invest_enabled: true }],
    ['PUT', '/profile', { full_name: '', latitude: 5 }],
    ['PUT', '/email-address', { address: 'nobody' }],
    ['PUT', `/notifications/${nobody}/read`],
    ['DELETE', '/wallet'],
    ['POST', '/bank-accounts', { holder: 'Ada', iban: 'XX' }],
    ['GET', '/loans?after=nonsense'],
    ['GET', `/loans/${nobody}`],
    ['GET', '/nothing/here'],
    ['GET', '/operator/members'],
    ['GET', '/operator/events'],
  ]

  const named = calls.map(([method, path, body]) => ({ method, path, body }))
  it.each(named)('$method $path', async ({ method, path, body }) => {
    const answer = await world.rest(method, path, {
      token: ada.token,
      headers: pseudo,
      ...(body && { body }),
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    const messages = messagesOf(answer)
    expect(messages.length).toBeGreaterThan(0)
    expect(messages.filter((message) => !isPseudo(message))).toEqual([])
  })

  const refusals = Object.keys(en).filter((key) => key.startsWith('refusal.')) as MessageKey[]
  it('and each message of the rules is said by one of them', async () => {
    const { readdirSync, readFileSync } = await import('node:fs')
    const root = new URL('../../src/', import.meta.url).pathname
    const code = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('languages/'))
      .map((path) => readFileSync(root + path, 'utf8'))
      .join('\n')
    // These are put together from what can't be changed and the state of the loan.
    const together = /^refusal\.loan\.(fixed_and_)?autopay/
    expect(refusals.filter((key) => !together.test(key) && !code.includes(`'${key}'`))).toEqual([])
  })
})
