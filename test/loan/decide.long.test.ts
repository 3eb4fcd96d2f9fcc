import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import type { Body } from '../support/http-client.ts'
import { loanTools } from '../support/market/loans.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let ada: Person
let lena: Person
let olga: Person
let open: (more?: object) => Promise<string>

beforeAll(async () => {
  world = await startWorld()
  ada = await personOf(world, 'ada')
  lena = await personOf(world, 'lena', { amount: 100_000 })
  olga = await personOf(world, 'olga', { scope: 'lending:admin' })
  const { newLoan, put } = loanTools(world, ada.token)
  open = async (more = {}) => {
    const { id } = await newLoan({ amount_requested: 50, ...more })
    await put(id, { status: 'open' })
    return id
  }
})
afterEach(async () => expect(await auditLedger(world.database.url)).toEqual([]))
afterAll(() => world.close())

const decide = (act: string, id: string, body: object = { reason: 'a doubt' }) =>
  olga.call('POST', `/operator/loans/${id}/${act}`, body)
const invest = (id: string, amount = 50) => lena.call('POST', `/loans/${id}/invest`, { amount })
const listed = async (person: Person, path: string, id: string): Promise<boolean> =>
  (await person.call('GET', path)).body.loans.some((loan: Body) => loan.id === id)
const statusOf = async (id: string) => (await ada.call('GET', `/loans/${id}`)).body.loan.status

describe('an operator', () => {
  it('freezes an open loan, which then is listed for its borrower alone and takes nothing', async () => {
    const id = await open()
    const { version } = (await olga.call('GET', `/loans/${id}`)).body.loan
    expect(refused(await decide('freeze', id, { reason: 'x', version: version + 1 }))[1]).toBe(
      'VERSION_CONFLICT',
    )
    expect((await decide('freeze', id, { reason: 'Whose shop is it?', version })).status).toBe(200)
    const late = { 'if-match': `"${version}.x"` }
    const path = `/operator/loans/${id}/cancel`
    // What has become of it since its version was read.
    expect(refused(await olga.call('POST', path, { reason: 'x' }, late))).toMatchObject([
      412,
      'VERSION_CONFLICT',
      { status: 'open', frozen: true, funded_percent: 0 },
    ])
    expect(refused(await invest(id)).slice(0, 2)).toEqual([409, 'LOAN_NOT_OPEN'])
    expect(await listed(lena, `/loans?borrower_id=${ada.id}`, id)).toBe(false)
    expect(await listed(ada, '/me/loans', id)).toBe(true)
    expect((await ada.news())[0]).toMatchObject({
      kind: 'loan_frozen',
      message: '"Seeds" accepts no investments for now: Whose shop is it?',
    })
    expect(refused(await decide('freeze', id))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { from: 'frozen' },
    ])
    expect((await decide('release', id)).status).toBe(200)
    expect((await ada.news())[0]).toMatchObject({ kind: 'loan_released' })
    expect(await listed(lena, `/loans?borrower_id=${ada.id}`, id)).toBe(true)
    expect((await invest(id)).status).toBe(201)
    for (const act of ['freeze', 'release', 'cancel'])
      expect(refused(await decide(act, id))).toMatchObject([
        409,
        'INVALID_TRANSITION',
        { from: 'active' },
      ])
  })

  it('keeps a loan frozen that was frozen itself, when its borrower is released', async () => {
    const id = await open()
    await decide('freeze', id)
    await olga.call('POST', `/operator/members/${ada.id}/freeze`, { reason: 'a doubt' })
    await decide('release', id)
    expect(refused(await invest(id))[1]).toBe('LOAN_NOT_OPEN')
    await decide('freeze', id)
    await olga.call('POST', `/operator/members/${ada.id}/release`, { reason: 'none left' })
    expect(refused(await invest(id))[1]).toBe('LOAN_NOT_OPEN')
    await decide('release', id)
    expect((await invest(id)).status).toBe(201)
    await expect.poll(async () => (await ada.call('GET', '/wallet')).status).toBe(200)
  })

  it('cancels an open loan with a reason, and its lenders have their money back', async () => {
    const id = await open({ amount_requested: 100 })
    await invest(id, 60)
    await decide('freeze', id)
    expect(refused(await decide('cancel', id, {}))[2]).toMatchObject({ field: 'reason' })
    const { body } = await decide('cancel', id, { reason: 'No such shop' })
    expect(body.loan).toMatchObject({ status: 'cancelled', amount_funded: 0 })
    expect((await lena.wallet()).held_balance).toBe(0)
    expect((await ada.news())[0]?.message).toContain('The reason: No such shop')
    const { history } = (await lena.call('GET', `/loans/${id}/history`)).body
    expect(history.at(-1)).toMatchObject({
      to: 'cancelled',
      reason: 'No such shop',
      by_operator: true,
      actor_id: null,
    })
    expect(await listed(lena, `/loans?borrower_id=${ada.id}&status=cancelled`, id)).toBe(true)
  })

  it('sees no draft, and cancels an own loan as any borrower does', async () => {
    const own = loanTools(world, olga.token)
    const { id } = await own.newLoan()
    expect((await decide('cancel', id, {})).body.loan.status).toBe('cancelled')
    const second = (await own.newLoan()).id
    const cancel = () =>
      olga.call(
        'POST',
        `/operator/loans/${second}/cancel`,
        { reason: 'no shop' },
        { 'idempotency-key': `own-${second}` },
      )
    expect((await cancel()).status).toBe(200)
    const again = await cancel()
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    const helper = await personOf(world, 'helper', { scope: 'lending:support' })
    const { id: third } = await loanTools(world, helper.token).newLoan()
    const text = `mutation { cancelLoan(input: { id: "${third}", reason: "no shop" }) { loan { status } } }`
    expect((await world.graphql(helper.token, text)).body.data.cancelLoan.loan.status).toBe(
      'CANCELLED',
    )
    const draft = await loanTools(world, ada.token).newLoan()
    for (const act of ['freeze', 'cancel'])
      expect(refused(await decide(act, draft.id))[1]).toBe('NOT_FOUND')
    expect(await statusOf(draft.id)).toBe('draft')
  })
})
