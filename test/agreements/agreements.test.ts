import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prefixOf, programOf } from '../../src/lending/agreements/agreements.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { agreementsFolder, sha256 } from '../support/verification/agreements.ts'
import { startWorld, type World } from '../support/world.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const acts = ['deposit', 'invest', 'publish', 'transfer', 'withdraw', 'standing_order']
const old = { name: 'terms', version: '0', text: '# Old terms', from: day(-30), acts }
const terms = { name: 'terms', version: '1', text: '# Terms\n\nBe fair.\n', from: day(-1), acts }
const next = { name: 'terms', version: '2', text: '# Terms\n\nBe fairer.\n', from: day(7), acts }
const notice = {
  name: 'notice',
  version: '1',
  text: 'What a loan costs.',
  from: day(-1),
  acts: ['publish'],
}

const folder = await agreementsFolder([old, terms, next, notice])
let world: World
beforeAll(async () => {
  world = await startWorld({ AGREEMENTS_DIR: folder.path })
})
afterAll(async () => {
  await world.close()
  await folder.remove()
})

const listed = async (person: Person): Promise<Body[]> =>
  (await person.call('GET', '/agreements')).body.agreements
const versionOf = async (person: Person, name: string, version = '1'): Promise<Body> =>
  (await listed(person)).find((one) => one.name === name && one.version === version)
const accept = (person: Person, { id }: Body, body: object = {}) =>
  person.call('POST', `/agreements/${id}/acceptance`, body, {
    'user-agent': 'Sail/1.2 (X11) Boat/3',
  })
const deposit = (person: Person, headers = {}) =>
  person.call('POST', '/wallet/deposit', { amount: 100 }, headers)
const missing = (answer: Parameters<typeof refused>[0]) => {
  const [status, code, { agreements }] = refused(answer)
  return [status, code, agreements.map(({ name, version }: Body) => `${name} ${version}`)]
}

describe('an agreement', () => {
  it('is asked for by every act that lists it, at both APIs, and then no longer', async () => {
    const [ada, ben] = [await personOf(world, 'ada'), await personOf(world, 'ben')]
    const { id } = await loanTools(world, ada.token).newLoan({ amount_requested: 100 })
    const tries = {
      deposit: () => deposit(ada),
      withdraw: () => ada.call('POST', '/wallet/withdraw', { amount: 1 }),
      transfer: () => ada.call('POST', '/wallet/transfer', { recipient_id: ben.id, amount: 1 }),
      order: () =>
        ada.call('PUT', '/preferences', {
          auto_invest_enabled: true,
          auto_invest_max_per_loan: 25,
        }),
    }
    for (const one of Object.values(tries))
      expect(missing(await one())).toEqual([403, 'CONSENT_REQUIRED', ['terms 1']])
    const publish = () => ada.call('PUT', `/loans/${id}`, { status: 'open' })
    expect(missing(await publish())).toEqual([403, 'CONSENT_REQUIRED', ['notice 1', 'terms 1']])
    const text = '{ it: deposit(input: { amount: 5 }) { userErrors { code details message } } }'
    const { it: payload } = (await world.graphql(ada.token, `mutation ${text}`)).body.data
    expect(payload.userErrors[0]).toMatchObject({
      code: 'CONSENT_REQUIRED',
      details: { agreements: [{ name: 'terms', version: '1', hash: sha256(terms.text) }] },
      message:
        'Accept “The terms” first, then send the same again: GET /agreements/{id} shows the text, and POST /agreements/{id}/acceptance accepts it.',
    })
    expect((await accept(ada, await versionOf(ada, 'terms'))).status).toBe(201)
    expect((await deposit(ada)).status).toBe(201)
    for (const one of Object.values(tries)) expect((await one()).status).toBeLessThan(300)
    expect(missing(await publish())[2]).toEqual(['notice 1'])
    await accept(ada, await versionOf(ada, 'notice'))
    expect((await publish()).status).toBe(200)
    expect(missing(await ben.call('POST', `/loans/${id}/invest`, { amount: 25 }))[2]).toEqual([
      'terms 1',
    ])
  })

  it('lets the same call through once it is accepted, with the same key', async () => {
    const cat = await personOf(world, 'cat')
    const key = { 'idempotency-key': 'the-same-call' }
    expect((await deposit(cat, key)).status).toBe(403)
    await accept(cat, await versionOf(cat, 'terms'))
    expect((await deposit(cat, key)).status).toBe(201)
    expect((await deposit(cat, key)).headers.get('idempotent-replayed')).toBe('true')
    expect((await cat.wallet()).available_balance).toBe(100)
  })

  it('is recorded with who, what, when and from where, once, and is shown with the very text', async () => {
    const dan = await personOf(world, 'dan')
    const version = await versionOf(dan, 'terms')
    expect(version).toMatchObject({ current: true, acceptance: null, hash: sha256(terms.text) })
    const { acceptance } = (await accept(dan, version, { hash: version.hash })).body
    expect(acceptance).toMatchObject({
      agreement_id: version.id,
      hash: sha256(terms.text),
      address_prefix: '127.0.0.0/16',
      user_agent: 'Sail Boat',
    })
    expect((await accept(dan, version)).body.acceptance).toEqual(acceptance)
    const { agreement } = (await dan.call('GET', `/agreements/${version.id}`)).body
    expect(agreement).toMatchObject({ text: terms.text, acceptance })
    const eve = await personOf(world, 'eve')
    expect((await versionOf(eve, 'terms')).acceptance).toBeNull()
    await expect(world.database.sql('delete from acceptance')).rejects.toThrow('append-only')
    await expect(world.database.sql("update acceptance set hash = 'x'")).rejects.toThrow()
    await expect(world.database.sql("update agreement set title = 'x'")).rejects.toThrow()
  })

  long(
    'of which another text was shown, or that no longer applies, or that nobody knows, is not accepted',
    async () => {
      const fay = await personOf(world, 'fay')
      const version = await versionOf(fay, 'terms')
      expect(refused(await accept(fay, version, { hash: sha256('other') }))).toMatchObject([
        400,
        'VALIDATION_FAILED',
        { field: 'hash' },
      ])
      const [{ id } = { id: '' }] = await world.database.sql<{ id: string }>(
        "select id from agreement where name = 'terms' and version = '0'",
      )
      expect(refused(await accept(fay, { id }))[1]).toBe('INVALID_TRANSITION')
      expect(refused(await accept(fay, { id: fay.id })).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
      expect(refused(await accept(fay, { id: 'x' })).slice(0, 2)).toEqual([404, 'NOT_FOUND'])
      expect((await listed(fay)).map(({ version: one }) => one)).toEqual(['1', '2', '1'])
    },
  )

  long('that is new is asked for from its day on, unless it was accepted before', async () => {
    const [gil, hal] = [await personOf(world, 'gil'), await personOf(world, 'hal')]
    for (const person of [gil, hal]) await accept(person, await versionOf(person, 'terms'))
    expect((await accept(hal, await versionOf(hal, 'terms', '2'))).status).toBe(201)
    await world.database.sql(`set session_replication_role = replica;
      update agreement set applies_from = now() where version = '2'; reset session_replication_role`)
    expect(missing(await deposit(gil))).toEqual([403, 'CONSENT_REQUIRED', ['terms 2']])
    expect((await deposit(hal)).status).toBe(201)
    await accept(gil, await versionOf(gil, 'terms', '2'))
    expect((await deposit(gil)).status).toBe(201)
    expect((await listed(gil)).filter(({ name }) => name === 'terms')).toHaveLength(2)
  })
})

describe('AGREEMENTS_DIR', () => {
  long('refuses another text under a version that is known', async () => {
    const other = await agreementsFolder([{ ...terms, text: '# Terms\n\nBe unfair.\n' }])
    await expect(world.beside({ AGREEMENTS_DIR: other.path })).rejects.toThrow(
      'AGREEMENTS_DIR: terms 1 was kept with another text; what members have accepted can',
    )
    await other.remove()
  })

  long('names everything that is wrong with it', async () => {
    const other = await agreementsFolder([{ ...terms, from: 'soon', acts: ['fly'] }])
    await expect(world.beside({ AGREEMENTS_DIR: other.path })).rejects.toThrow(
      /agreements\.json\.0\.from: must be a day such as 2027-01-31\n.*agreements\.json\.0\.acts\.0: must be acts: deposit/,
    )
    await other.write([{ ...terms, text: ' ' }])
    await expect(world.beside({ AGREEMENTS_DIR: other.path })).rejects.toThrow(
      "terms-1.md can't be read as a text",
    )
    await expect(world.beside({ AGREEMENTS_DIR: '/nowhere' })).rejects.toThrow("can't be read")
    await other.remove()
  })
})

it.each([
  ['203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.0.0/16'],
  ['2001:db8:1::7', '2001:db8::/32'],
  ['::1', '::/32'],
  ['unknown', null],
])('of the address %s, %s is kept', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix)
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'Mozilla Firefox'],
  ['curl/8.5.0', 'curl'],
  ['', null],
  ['"><script>', 'script'],
])('of the user agent %s, %s is kept', (agent, kept) => {
  expect(programOf(agent)).toBe(kept)
})
