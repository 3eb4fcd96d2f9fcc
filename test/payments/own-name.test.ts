import { Client } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { isSameName } from '../../src/lending/bank-accounts/own-name.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { bankSettings } from '../support/payments/bank.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

// Whoever takes another's name for a moment gets nothing out of that other's bank account.

const world: World = await startWorld({ ...bankSettings, SANDBOX: 'on', SEED_DEMO: 'off' })
afterAll(() => world.close())

const IBAN = 'DE02120300000000202051'
const add = (person: Person, body: object) => person.call('POST', '/bank-accounts', body)
const accounts = async (person: Person): Promise<Body[]> =>
  (await person.call('GET', '/bank-accounts')).body.bank_accounts

it('knows a name in another order, with accents or middle names, and no other', () => {
  const same = [
    ['Ada Lovelace', 'LOVELACE, Ada'],
    ['José García', 'Jose Garcia'],
    ['Ada King Lovelace', 'Ada Lovelace'],
    ['Plato', 'plato'],
    ['Łukasz Nowak', 'łukasz nowak'],
  ]
  const other = [
    ['Ada Lovelace', 'Ada Byron'],
    ['Ada Lovelace', 'Ada'],
    ['Ada Lovelace', ''],
    ['', ''],
    ['Plato', 'Plato Jones Smith'],
  ]
  expect(same.filter(([one = '', two = '']) => !isSameName(one, two))).toEqual([])
  expect(other.filter(([one = '', two = '']) => isSameName(one, two))).toEqual([])
})

describe('a bank account in another name', () => {
  const call = (person: Person, path: string, body: object = {}) => person.call('POST', path, body)
  const rename = async (person: Person, full_name: string) =>
    expect((await person.call('PUT', '/profile', { full_name })).status).toBe(200)

  it('that was taken for a moment gets no money, is not debited, and has no mandate', async () => {
    const thief = await personOf(world, 'thief', { name: 'Tom Reed' })
    await rename(thief, 'Vic Lane')
    const { id } = (await add(thief, { holder: 'Vic Lane', iban: IBAN })).body.bank_account
    expect((await call(thief, `/bank-accounts/${id}/mandate`)).status).toBe(200)
    await rename(thief, 'Tom Reed')
    expect(await accounts(thief)).toMatchObject([{ id, mandate: null }])
    const uses: [string, object, string][] = [
      ['/wallet/withdraw', { amount: 1, bank_account_id: id }, 'bank_account_id'],
      ['/wallet/deposit', { amount: 1, bank_account_id: id }, 'bank_account_id'],
      [`/bank-accounts/${id}/mandate`, {}, 'id'],
    ]
    for (const [path, body, field] of uses) {
      const [status, code, reason] = refused(await call(thief, path, body))
      expect([status, code, reason.field]).toEqual([400, 'VALIDATION_FAILED', field])
      expect(reason.message).toContain('is not the name on your profile')
    }
    // It can still be removed.
    expect((await call(thief, `/bank-accounts/${id}/remove`)).status).toBe(200)
  })

  it('loses its mandate with the name, or the name stays', async () => {
    const eve = await personOf(world, 'eve-roth', { name: 'Ada Roth' })
    const { id } = (await add(eve, { holder: 'Ada Roth', iban: IBAN })).body.bank_account
    expect((await call(eve, `/bank-accounts/${id}/mandate`)).status).toBe(200)
    const { version } = (await eve.call('GET', '/profile')).body.profile
    const body = { full_name: 'Eve Roth-Lane', version }
    await world.database.sql(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'busy' using errcode = '55P03'; end $$;
      create trigger fails before update on mandate for each row execute function fail()`)
    try {
      const { status } = await world.rest('PUT', '/profile', { token: eve.token, body })
      expect(status).toBe(503)
    } finally {
      await world.database.sql('drop trigger fails on mandate; drop function fail()')
    }
    expect((await eve.call('PUT', '/profile', body)).status).toBe(200)
    expect(await accounts(eve)).toMatchObject([{ id, mandate: null }])
  })

  it('gets no mandate that is signed while the name changes', async () => {
    const ida = await personOf(world, 'ida-roth', { name: 'Ada Roth' })
    const { id } = (await add(ida, { holder: 'Ada Roth', iban: IBAN })).body.bank_account
    const holding = new Client({ connectionString: world.database.adminUrl })
    await holding.connect()
    const waiting = async () => {
      const [row] = await world.database.sql<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return row?.count
    }
    try {
      await holding.query('begin')
      await holding.query('select from bank_account where id = $1 for update', [id])
      const signed = call(ida, `/bank-accounts/${id}/mandate`)
      await expect.poll(waiting).toBe(1)
      const renamed = rename(ida, 'Ida Lane')
      await Promise.race([renamed, expect.poll(waiting).toBe(2)])
      await holding.query('commit')
      await Promise.all([signed, renamed])
    } finally {
      await holding.end()
    }
    expect(await accounts(ida)).toMatchObject([{ id, mandate: null }])
  })

  it('does not keep what was done before from being told again', async () => {
    const amy = await personOf(world, 'amy', { name: 'Amy Roth' })
    const keyed = (path: string, body: object) =>
      amy.call('POST', path, body, { 'idempotency-key': 'amy-roth-1' })
    const account = { holder: 'Amy Roth', iban: IBAN }
    const { id } = (await keyed('/bank-accounts', account)).body.bank_account
    await call(amy, `/bank-accounts/${id}/mandate`)
    const deposit = { amount: 10, bank_account_id: id }
    const first = await keyed('/wallet/deposit', deposit)
    expect(first.status).toBe(201)
    await rename(amy, 'Amy Lane')
    const again = await keyed('/wallet/deposit', deposit)
    expect([again.status, again.body.transaction?.id]).toEqual([201, first.body.transaction.id])
    expect((await keyed('/bank-accounts', account)).status).toBe(201)
    // What the name made wrong is not kept under the key.
    const other = () =>
      amy.call('POST', '/wallet/deposit', deposit, { 'idempotency-key': 'amy-roth-2' })
    expect((await other()).status).toBe(400)
    await rename(amy, 'Amy Roth')
    expect(refused(await other())[1]).toBe('MANDATE_MISSING')
  })

  it('is what it was if the name is only written otherwise', async () => {
    const wife = await personOf(world, 'wife', { name: 'Zoe Marsh' })
    const { id } = (await add(wife, { holder: 'Zoe Marsh', iban: IBAN })).body.bank_account
    await call(wife, `/bank-accounts/${id}/mandate`)
    await rename(wife, 'Zoé Anna Marsh')
    expect(await accounts(wife)).toMatchObject([{ id, mandate: { reference: expect.any(String) } }])
  })
})
