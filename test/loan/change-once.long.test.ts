import { afterAll, describe, expect, it } from 'vitest'
import { loanTools } from '../support/market/loans.ts'
import { type Body, startWorld, type World } from '../support/world.ts'

const world: World = await startWorld()
const ada = await world.token('ada')
await world.rest('GET', '/profile', { token: ada })
const { newLoan, put } = loanTools(world, ada)
afterAll(() => world.close())

const shown = 'loan { id status version publishedAt } userErrors { code field details }'
const ask = async (field: string, input: object) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${shown} } }`
  const { body, headers } = await world.graphql(ada, query, { input })
  expect(body.errors).toBeUndefined()
  const { loan, userErrors } = body.data[field]
  const replayed = headers.get('idempotent-replayed') === 'true'
  return { loan, codes: userErrors.map(({ code }: Body) => code), userErrors, replayed }
}
const historyOf = async (id: string): Promise<string[]> => {
  const query = 'query ($id: ID!) { loan(id: $id) { history { to } } }'
  const { data } = (await world.graphql(ada, query, { id })).body
  return data.loan.history.map(({ to }: Body) => to)
}
const key = () => crypto.randomUUID()

it('takes a null that clears nothing for the same request', async () => {
  const { id } = await newLoan()
  const input = { id, title: 'Another', idempotencyKey: key() }
  expect((await ask('updateLoan', { ...input, version: null, currency: null })).replayed).toBe(
    false,
  )
  expect(await ask('updateLoan', input)).toMatchObject({ codes: [], replayed: true })
})

it.each([
  ['publishLoan', 'OPEN'],
  ['cancelLoan', 'CANCELLED'],
])('%s changes a loan once under its key, and says the same again', async (field, status) => {
  const { id, version } = await newLoan()
  const input = { id, version, idempotencyKey: key() }
  const first = await ask(field, input)
  expect(first).toMatchObject({ loan: { id, status }, codes: [], replayed: false })
  if (status === 'OPEN') await put(id, { description: 'Another.' })
  expect(await ask(field, input)).toEqual({ ...first, replayed: true })
  expect(await historyOf(id)).toEqual(['DRAFT', status])
  // Without its key it is another call, and too late.
  expect((await ask(field, { id })).codes).toEqual(['INVALID_TRANSITION'])
  const { id: other } = await newLoan()
  expect((await ask(field, { ...input, id: other })).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
})

it.each(['publishLoan', 'cancelLoan'])('%s leaves alone what has changed since', async (field) => {
  const { id, version } = await newLoan()
  await put(id, { title: 'Other seeds' })
  const input = { id, version, idempotencyKey: key() }
  expect((await ask(field, input)).userErrors).toEqual([
    { code: 'VERSION_CONFLICT', field: 'version', details: { version: version + 1 } },
  ])
  expect(await historyOf(id)).toEqual(['DRAFT'])
  const read = { id, version: version + 1, idempotencyKey: key() }
  expect((await ask(field, read)).codes).toEqual([])
})

describe('what the state of a loan refuses is refused again under its key', () => {
  it('but not what publishLoan finds missing (400)', async () => {
    const { id } = await newLoan({ purpose: null, interest_rate: null })
    const input = { id, idempotencyKey: key() }
    const first = await ask('publishLoan', input)
    expect([first.codes, first.replayed]).toEqual([Array(2).fill('VALIDATION_FAILED'), false])
    await put(id, { purpose: 'agriculture', interest_rate: 10 })
    const second = await ask('publishLoan', input)
    expect([second.codes, second.replayed]).toEqual([[], false])
    expect(await historyOf(id)).toEqual(['DRAFT', 'OPEN'])
  })

  it('updateLoan and cancelLoan: another version, also once it is there', async () => {
    const { id, version } = await newLoan()
    for (const [field, more] of [
      ['updateLoan', { description: 'Another.' }],
      ['cancelLoan', {}],
    ] as const) {
      const input = { id, version: version + 9, idempotencyKey: key(), ...more }
      const first = await ask(field, input)
      expect([first.codes, first.replayed]).toEqual([['VERSION_CONFLICT'], false])
      await put(id, { title: `Before ${field}` })
      expect(await ask(field, input)).toEqual({ ...first, replayed: true })
    }
    expect(await historyOf(id)).toEqual(['DRAFT'])
  })

  it('over REST by the same status and words, and nothing of the change is left', async () => {
    const { id, version } = await newLoan()
    const body = { status: 'open', description: 'Another.', version: version + 1 }
    const headers = { 'idempotency-key': key() }
    const first = await put(id, body, ada, headers)
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([409, null])
    await put(id, { purpose: 'agriculture' })
    const again = await put(id, body, ada, headers)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([409, 'true'])
    expect(again.body.error.details).toEqual(first.body.error.details)
    const { loan } = (await world.rest('GET', `/loans/${id}`, { token: ada })).body
    expect(loan).toMatchObject({ status: 'draft', description: 'For the spring.' })
  })

  it('also that an externalId is taken, by a new loan, a changed one and an imported one', async () => {
    const draft = { title: 'Seeds', amount_requested: 1000 }
    await newLoan({ external_id: 'taken-1' })
    const { id } = await newLoan()
    const subject = 'ada'
    const importer = await world.token('importer', { scope: 'lending:import' })
    const calls = [
      (headers: object) =>
        world.rest('POST', '/loans', {
          token: ada,
          body: { ...draft, external_id: 'taken-1' },
          headers: { ...headers },
        }),
      (headers: object) => put(id, { external_id: 'taken-1' }, ada, headers),
      (headers: object) =>
        world.rest('POST', '/loans', {
          token: importer,
          body: { ...draft, external_id: 'taken-1', on_behalf_of: subject },
          headers: { ...headers },
        }),
    ]
    for (const call of calls) {
      const headers = { 'idempotency-key': key() }
      const [first, again] = [await call(headers), await call(headers)]
      const seen = [first, again].map(({ status, headers: told, body }) => [
        status,
        told.get('idempotent-replayed'),
        body.error?.code,
      ])
      expect(seen).toEqual([
        [409, null, 'EXTERNAL_ID_TAKEN'],
        [409, 'true', 'EXTERNAL_ID_TAKEN'],
      ])
      expect(again.body.error.details).toEqual(first.body.error.details)
    }
  })

  it('also that its borrower owes the platform', async () => {
    const { id } = await newLoan()
    const wallet = 'select wallet.id from wallet join profile on profile.id = user_id'
    await world.database.sql(
      `insert into account (kind, wallet_id, currency) select 'owed', id, 'USD' from (${wallet} join identity on profile_id = user_id where subject = 'ada') as own
        on conflict do nothing`,
    )
    const owes = (balance: number) =>
      world.database.sql(
        `set session_replication_role = replica; update account set balance = ${balance} where kind = 'owed'; set session_replication_role = origin`,
      )
    await owes(-500)
    const headers = { 'idempotency-key': key() }
    const first = await put(id, { status: 'open' }, ada, headers)
    expect([first.status, first.body.error.code]).toEqual([409, 'MONEY_OWED'])
    await owes(0)
    const again = await put(id, { status: 'open' }, ada, headers)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([409, 'true'])
    expect(again.body.error.details).toEqual(first.body.error.details)
    expect((await put(id, { status: 'open' })).status).toBe(200)
  })

  it('but who may change it is judged each time', async () => {
    const { id } = await newLoan()
    await world.rest('PUT', '/profile', { token: ada, body: { user_type: 'lender' } })
    const input = { id, idempotencyKey: key() }
    expect((await ask('publishLoan', input)).codes).toEqual(['NOT_A_BORROWER'])
    await world.rest('PUT', '/profile', { token: ada, body: { user_type: 'both' } })
    expect(await ask('publishLoan', input)).toMatchObject({ codes: [], replayed: false })
  })
})

it('is published once by calls that are sent at once', async () => {
  const { id } = await newLoan()
  const input = { id, idempotencyKey: key() }
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('publishLoan', input)))
  const codes = answers.flatMap((one) => one.codes)
  expect(codes.every((code) => code === 'IDEMPOTENCY_IN_PROGRESS')).toBe(true)
  expect(answers.filter(({ codes, replayed }) => codes.length === 0 && !replayed)).toHaveLength(1)
  expect((await ask('publishLoan', input)).replayed).toBe(true)
  expect(await historyOf(id)).toEqual(['DRAFT', 'OPEN'])
})

it('is published, changed and cancelled once over REST, by the same headers as elsewhere', async () => {
  const { id } = await newLoan()
  const etag = (await world.rest('GET', `/loans/${id}`, { token: ada })).headers.get('etag') ?? ''
  const headers = { 'idempotency-key': key(), 'if-match': etag }
  const first = await put(id, { status: 'open' }, ada, headers)
  expect([first.status, first.body.loan.status]).toEqual([200, 'open'])
  const again = await put(id, { status: 'open' }, ada, headers)
  expect([again.status, again.body]).toEqual([200, first.body])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await put(id, { status: 'cancelled' }, ada, headers)).status).toBe(422)
  const late = { 'if-match': etag, 'idempotency-key': key() }
  expect((await put(id, { status: 'cancelled' }, ada, late)).status).toBe(412)
  const words = { 'idempotency-key': key() }
  const changed = await put(id, { description: 'Another.' }, ada, words)
  await put(id, { description: 'Yet another.' })
  expect((await put(id, { description: 'Another.' }, ada, words)).body).toEqual(changed.body)
  expect((await put(id, { description: 'Another.', title: 'x' }, ada, words)).status).toBe(422)
  expect(await historyOf(id)).toEqual(['DRAFT', 'OPEN'])
})

it('is the same call whatever version its condition names: whoever repeats it may have read the loan again', async () => {
  const { id, version } = await newLoan()
  const read = async () =>
    (await world.rest('GET', `/loans/${id}`, { token: ada })).headers.get('etag') ?? ''
  const once = { 'idempotency-key': key() }
  const first = await put(id, { title: 'Rye' }, ada, { ...once, 'if-match': await read() })
  expect(first.status).toBe(200)
  for (const etag of [await read(), '*', `"${version}.x"`]) {
    const again = await put(id, { title: 'Rye' }, ada, { ...once, 'if-match': etag })
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  }
  const input = {
    id,
    title: 'Rye',
    version: version + 1,
    ...{ idempotencyKey: once['idempotency-key'] },
  }
  expect(await ask('updateLoan', input)).toMatchObject({ codes: [], replayed: true })
})

it('takes a field that is cleared for another call than one that is absent', async () => {
  const { id } = await newLoan()
  const headers = { 'idempotency-key': key() }
  expect((await put(id, { title: 'Seeds' }, ada, headers)).status).toBe(200)
  expect((await put(id, { title: 'Seeds', purpose: null }, ada, headers)).status).toBe(422)
})
