import { afterAll, describe, expect, it } from 'vitest'
import { openSeal } from '../../../src/lending/bank-accounts/seal.ts'
import { type Person, personOf, refused } from '../../support/market/operating.ts'
import { bankSettings } from '../../support/payments/bank.ts'
import { type Body, startWorld, type World } from '../../support/world.ts'

const world: World = await startWorld({ ...bankSettings, SANDBOX: 'on', SEED_DEMO: 'off' })
afterAll(() => world.close())

const IBAN = 'DE02120300000000202051'
const add = (person: Person, body: object, headers = {}) =>
  person.call('POST', '/bank-accounts', body, headers)
const accounts = async (person: Person): Promise<Body[]> =>
  (await person.call('GET', '/bank-accounts')).body.bank_accounts
const ada = await personOf(world, 'ada', { name: 'Ada Lovelace' })

describe('a bank account', () => {
  it('is added once, shows its last digits alone, and its member is told', async () => {
    const { status, body } = await add(ada, {
      holder: 'Ada Lovelace',
      iban: 'de02 1203 0000 0000 2020 51',
    })
    expect([status, body.bank_account]).toMatchObject([
      201,
      { kind: 'iban', country: 'DE', last_digits: '2051', mandate: null },
    ])
    const again = await add(ada, { holder: 'Ada Lovelace', iban: IBAN })
    expect(again.body.bank_account.id).toBe(body.bank_account.id)
    expect(await accounts(ada)).toEqual([body.bank_account])
    expect((await ada.call('GET', `/bank-accounts/${body.bank_account.id}`)).body).toEqual(body)
    expect((await ada.news()).map(({ type }) => type)).toEqual(['bank_account_added'])
    expect(Date.parse(body.bank_account.usable_at) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    const stored = await world.database.sql<Body>('select * from bank_account')
    expect(JSON.stringify(stored)).not.toContain('0000000020')
  })

  it.each([
    [{ iban: 'DE02120300000000202052' }, 'iban', 'typo'],
    [{ iban: 'DE0212030000000020205' }, 'iban', 'too short or too long'],
    [{ iban: 'XX02120300000000202051' }, 'iban', 'country'],
    [{ iban: '' }, 'iban', 'not a valid IBAN'],
    [{}, 'iban', 'Give either'],
    [{ iban: IBAN, account_number: '1234' }, 'iban', 'Give either'],
    [{ routing_number: '021000022', account_number: '123456' }, 'routing_number', '9 digits'],
    [{ routing_number: '021000021', account_number: '12' }, 'account_number', '4 to 17'],
    [{ iban: IBAN, holder: 'Charles Babbage' }, 'holder', 'your own name'],
    [{ iban: IBAN, holder: '' }, 'holder', 'holder'],
  ])('is refused for %j', async (given, field, text) => {
    const { status, body } = await add(ada, { holder: 'Ada Lovelace', ...given })
    const reason = body.error.details.find((one: Body) => one.field === field)
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(reason?.message).toContain(text)
  })

  it('of the United States has a routing number', async () => {
    const ben = await personOf(world, 'ben', { name: 'Ben Mott' })
    const given = { holder: 'Ben Mott', routing_number: '021000021', account_number: '12345678' }
    expect((await add(ben, given)).body.bank_account).toMatchObject({
      kind: 'us',
      country: 'US',
      last_digits: '5678',
    })
  })

  it('is one of at most ten', async () => {
    const cyd = await personOf(world, 'cyd', { name: 'Cyd Oak' })
    for (let number = 1000; number < 1010; number += 1) {
      const given = { routing_number: '021000021', account_number: String(number) }
      expect((await add(cyd, { holder: 'Cyd Oak', ...given })).status).toBe(201)
    }
    expect(refused(await add(cyd, { holder: 'Cyd Oak', iban: IBAN }))).toMatchObject([
      422,
      'LIMIT_EXCEEDED',
      { max: 10 },
    ])
  })

  it('belongs to its member alone, and is gone once it is removed', async () => {
    const [{ id } = { id: '' }] = await accounts(ada)
    const eve = await personOf(world, 'eve', { name: 'Eve Ash' })
    for (const act of ['remove', 'mandate', 'mandate/withdraw'])
      expect(refused(await eve.call('POST', `/bank-accounts/${id}/${act}`, {}))[1]).toBe(
        'NOT_FOUND',
      )
    expect(await accounts(eve)).toEqual([])
    expect((await eve.call('GET', `/bank-accounts/${id}`)).status).toBe(404)
    expect((await ada.call('POST', `/bank-accounts/${id}/mandate`, {})).body).toMatchObject({
      bank_account: { mandate: { reference: expect.stringMatching(/^M[\dA-F]{32}$/) } },
    })
    const withdrawn = await ada.call('POST', `/bank-accounts/${id}/mandate/withdraw`, {})
    expect(withdrawn.body.bank_account.mandate).toBeNull()
    expect((await ada.call('POST', `/bank-accounts/${id}/remove`, {})).status).toBe(200)
    expect(await accounts(ada)).toEqual([])
    expect(refused(await ada.call('POST', `/bank-accounts/${id}/remove`, {}))[0]).toBe(404)
  })
})

describe('a withdrawal', () => {
  it('names an account, and waits until a new one is usable', async () => {
    const dan = await personOf(world, 'dan', { name: 'Dan Elm' })
    const withdraw = (more: object) => dan.call('POST', '/wallet/withdraw', { amount: 10, ...more })
    expect(refused(await withdraw({}))).toMatchObject([
      400,
      'VALIDATION_FAILED',
      { field: 'bank_account_id' },
    ])
    const { id, usable_at: usableAt } = (await add(dan, { holder: 'Dan Elm', iban: IBAN })).body
      .bank_account
    expect(refused(await withdraw({ bank_account_id: id }))).toMatchObject([
      409,
      'BANK_ACCOUNT_NEW',
      { usable_at: usableAt },
    ])
    const [other] = await world.database.sql<Body>('select id from bank_account limit 1')
    expect(refused(await withdraw({ bank_account_id: other.id }))[1]).toBe('NOT_FOUND')
    const us = { holder: 'Dan Elm', routing_number: '021000021', account_number: '12345678' }
    const { id: unreachable } = (await add(dan, us)).body.bank_account
    expect(refused(await withdraw({ bank_account_id: unreachable }))).toMatchObject([
      400,
      'VALIDATION_FAILED',
      { message: expect.stringContaining('with an IBAN') },
    ])
    const debit = await dan.call('POST', '/wallet/deposit', { amount: 10, bank_account_id: id })
    expect(refused(debit)[1]).toBe('MANDATE_MISSING')
  })
})

it('opens a number for its own record alone, and by its own key', () => {
  const [seal, wrong] = [openSeal(Buffer.alloc(32, 1)), openSeal(Buffer.alloc(32, 2))]
  const closed = seal.close(IBAN, 'a')
  expect(seal.open(closed, 'a')).toBe(IBAN)
  expect(() => seal.open(closed, 'b')).toThrow()
  expect(() => wrong.open(closed, 'a')).toThrow()
  const changed = Buffer.from(closed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => seal.open(changed, 'a')).toThrow()
  expect(seal.close(IBAN, 'a')).not.toEqual(closed)
  expect(seal.fingerprint(IBAN)).toEqual(seal.fingerprint(IBAN))
})
