import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { addLanguage } from '../../src/languages/index.ts'
import { openEvents } from '../support/clients/events.ts'
import { liveClient, subscribe } from '../support/clients/live.ts'
import { subscribed } from '../support/clients/subscriptions.ts'
import { type Person, personOf } from '../support/market/operating.ts'
import { PSEUDO, pseudoCatalogue } from '../support/pseudo.ts'
import { startWorld, statements, type World } from '../support/world.ts'

let world: World
let remove: () => void
beforeAll(async () => {
  remove = addLanguage(PSEUDO, pseudoCatalogue())
  world = await startWorld()
})
afterAll(async () => {
  await world.close()
  remove()
})

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.1' }
const newest = async (person: Person, headers: Readonly<Record<string, string>> = {}) => {
  const { body } = await person.call('GET', '/notifications?limit=1', undefined, headers)
  return body.notifications[0].message
}
const paid = async (subject: string, amount: number) => {
  const person = await personOf(world, subject)
  await person.call('POST', '/wallet/deposit', { amount })
  return person
}

describe('a notification', () => {
  it('is in English, unless the request accepts another language', async () => {
    const ada = await paid('ada', 1234.5)
    expect(await newest(ada)).toBe('1234.50 USD came into your wallet.')
    expect(await newest(ada, german)).toBe('1.234,50\u00a0$ sind auf Ihrem Konto eingegangen.')
    expect(await newest(ada, { 'accept-language': 'fr' })).toBe(
      '1234.50 USD came into your wallet.',
    )
    expect(await newest(ada, { 'accept-language': PSEUDO })).toMatch(/^\[!! \$1,234\.50 çååméé/)
  })

  it('is in the language that the member has chosen, from then on, whatever requests accept', async () => {
    const ben = await paid('ben', 5)
    await ben.call('PUT', '/preferences', { language: 'de-CH' })
    expect(await newest(ben)).toBe('5\u00a0$ sind auf Ihrem Konto eingegangen.')
    expect(await newest(ben, { 'accept-language': 'en' })).toContain('eingegangen')
    await ben.call('PUT', '/preferences', { language: 'en' })
    expect(await newest(ben, german)).toBe('5.00 USD came into your wallet.')
    // There is no French, so what the request accepts counts.
    await ben.call('PUT', '/preferences', { language: 'fr' })
    expect(await newest(ben, german)).toContain('eingegangen')
    expect(await newest(ben)).toContain('came into')
  })

  it('was English for members who chose that before anybody could know, but not for those who never chose', async () => {
    const cy = await paid('cy', 5)
    await cy.call('PUT', '/preferences', { timezone: 'Europe/Vienna' })
    expect(await newest(cy, german)).toContain('eingegangen')
    await cy.call('PUT', '/preferences', { language: 'en' })
    expect(await newest(cy, german)).toContain('came into')
  })

  it('that somebody wrote stays as it was written', async () => {
    const dan = await personOf(world, 'dan')
    await dan.call('POST', '/notifications', { title: 'Hello', message: 'See {you} <b>' })
    expect(await newest(dan, german)).toBe('See {you} <b>')
  })

  it('costs no more statements in any language', async () => {
    const eve = await paid('eve', 5)
    const read = (headers: Readonly<Record<string, string>>) =>
      statements(() => newest(eve, headers))
    await read({})
    expect(await read(german)).toHaveLength((await read({})).length)
    await eve.call('PUT', '/preferences', { language: 'de' })
    expect(await newest(eve)).toContain('eingegangen')
    expect(await read({})).toHaveLength((await read(german)).length)
  })

  it('is in the reader’s language in a list that a cache may keep', async () => {
    const flo = await paid('flo', 5)
    const list = (headers: Readonly<Record<string, string>>) =>
      flo.call('GET', '/notifications', undefined, headers)
    const english = await list({})
    expect(english.headers.get('vary')).toMatch(/accept-language/i)
    const etag = english.headers.get('etag') ?? ''
    expect((await list({ 'if-none-match': etag })).status).toBe(304)
    const other = await list({ 'if-none-match': etag, ...german })
    expect(other.status).toBe(200)
    expect(other.body.notifications[0].message).toContain('eingegangen')
  })
})

describe('a live notification', () => {
  const received = 'subscription { notificationReceived { title message } }'

  it('over a socket is in the language that its upgrade accepts, and in one that is chosen while it is open', async () => {
    const gus = await personOf(world, 'gus')
    class German extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: german })
      }
    }
    const clients = [
      liveClient(world.url, gus.token),
      liveClient(world.url, gus.token, { webSocketImpl: German }),
    ]
    const sockets = clients.map((client) => subscribe(client, received))
    const stream = await openEvents(world.url, gus.token, german)
    // The stream follows the wallet, too.
    await subscribed(world.url, 4)
    const pay = () => gus.call('POST', '/wallet/deposit', { amount: 5 })
    const messages = () => [
      ...sockets.map(({ events }) => events.at(-1)?.data.notificationReceived.message),
      stream.of('notification').at(-1)?.notification.message,
    ]
    await pay()
    const inGerman = '5\u00a0$ sind auf Ihrem Konto eingegangen.'
    await expect.poll(messages).toEqual(['5.00 USD came into your wallet.', inGerman, inGerman])
    await gus.call('PUT', '/preferences', { language: PSEUDO })
    const isPseudo = expect.stringMatching(/^\[!! \$5 çååméé/)
    const told = async () => {
      await pay()
      return messages()
    }
    await expect.poll(told, { timeout: 20_000 }).toEqual([isPseudo, isPseudo, isPseudo])
    stream.close()
    await Promise.all(clients.map((client) => client.dispose()))
  })
})
