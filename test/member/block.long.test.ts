import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import type { Body } from '../support/http-client.ts'
import { long } from '../support/long.ts'
import { loanTools } from '../support/market/loans.ts'
import { rounds } from '../support/rounds.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await startWorld()
})
afterAll(async () => {
  expect(await auditLedger(world.database.url)).toEqual([])
  await world.close()
})

/** A member with a thousand and a place on the map, whom this gateway knows as not blocked. */
async function member(name: string) {
  const token = await world.token(name)
  const call = (method: string, path: string, body?: object) =>
    world.rest(method, path, { token, ...(body && { body }) })
  await call('POST', '/wallet/deposit', { amount: 1000 })
  const place = { latitude: 48.2, longitude: 16.37, full_name: name }
  const { id } = (await call('PUT', '/profile', place)).body.profile
  await call('PUT', '/preferences', { show_on_map: true })
  return { token, id, call, loans: loanTools(world, token) }
}
type Member = Awaited<ReturnType<typeof member>>

const block = async ({ id }: Member, blocked = true): Promise<void> => {
  // Without the note of a block, by which the gateway would know.
  const unnoted = blocked ? 'delete from change' : ''
  await world.database.sql(`select block_member('${id}', ${blocked}); ${unnoted}`)
}
const refusal = ({ status, body }: { status: number; body: Body }) => [status, body.error?.code]
const BLOCKED = [403, 'BLOCKED']
const place = { location_latitude: 48.21, location_longitude: 16.38 }

describe('a member who is blocked', () => {
  it('moves no money from that moment on, also where the gateway does not know yet', async () => {
    const [eve, friend] = [await member('eve'), await member('friend')]
    const { id } = await friend.loans.newLoan()
    await friend.loans.put(id, { status: 'open' })
    await block(eve)
    expect(refusal(await eve.call('POST', '/wallet/withdraw', { amount: 1 }))).toEqual(BLOCKED)
    expect(refusal(await eve.call('POST', '/wallet/deposit', { amount: 1 }))).toEqual(BLOCKED)
    const transfer = { amount: 1, recipient_id: friend.id }
    expect(refusal(await eve.call('POST', '/wallet/transfer', transfer))).toEqual(BLOCKED)
    expect(refusal(await eve.call('POST', `/loans/${id}/invest`, { amount: 25 }))).toEqual(BLOCKED)
    const query = `mutation { withdraw(input: { amount: "1.00" }) { userErrors { code } } }`
    const { errors } = (await world.graphql(eve.token, query)).body
    expect(errors[0].extensions.code).toBe('BLOCKED')
    const back = await friend.call('POST', '/wallet/transfer', { amount: 1, recipient_id: eve.id })
    expect(refusal(back)).toEqual([404, 'NOT_FOUND'])
    await block(eve, false)
    const withdraw = async () => (await eve.call('POST', '/wallet/withdraw', { amount: 1 })).status
    await expect.poll(withdraw).toBe(201)
  })

  it('neither publishes nor withdraws a loan', async () => {
    const hal = await member('hal')
    const [draft, open] = [await hal.loans.newLoan(), await hal.loans.newLoan()]
    await hal.loans.put(open.id, { status: 'open' })
    await block(hal)
    expect(refusal(await hal.loans.put(draft.id, { status: 'open' }))).toEqual(BLOCKED)
    expect(refusal(await hal.loans.put(open.id, { status: 'cancelled' }))).toEqual(BLOCKED)
  })

  it('has open loans that take no money and are on no list or map, until let in again', async () => {
    const [bo, lena] = [await member('bo'), await member('lena')]
    const { id } = await bo.loans.newLoan({ title: 'Frozen', ...place })
    await bo.loans.put(id, { status: 'open' })
    await lena.call('POST', `/loans/${id}/invest`, { amount: 400 })
    const before = (await lena.call('GET', `/loans/${id}`)).body.loan
    const seen = async () => {
      const box = 'bbox=16,48,17,49'
      const [loans, markers, people, offers] = await Promise.all([
        lena.call('GET', `/loans?borrower_id=${bo.id}`),
        lena.call('GET', `/map/loans?${box}`),
        lena.call('GET', `/map/profiles?${box}`),
        lena.call('GET', '/opportunities?limit=100'),
      ])
      return [
        loans.body.loans.some((loan: Body) => loan.id === id),
        markers.body.markers.some((marker: Body) => marker.id === `loan:${id}`),
        people.body.markers.some((marker: Body) => marker.id === `profile:${bo.id}`),
        offers.body.opportunities.some(({ loan }: Body) => loan.id === id),
      ]
    }
    expect(await seen()).toEqual([true, true, true, true])
    await block(bo)
    expect(await seen()).toEqual([false, false, false, false])
    const last = () => lena.call('POST', `/loans/${id}/invest`, { amount: 600 })
    const refused = await last()
    expect(refusal(refused)).toEqual([409, 'LOAN_NOT_OPEN'])
    expect(refused.body.error.message).toContain('frozen')
    // Its lender finds it, and what was put into it.
    expect((await lena.call('GET', `/loans/${id}`)).status).toBe(200)
    await block(bo, false)
    expect(await seen()).toEqual([true, true, true, true])
    expect((await last()).status).toBe(201)
    const after = (await lena.call('GET', `/loans/${id}`)).body.loan
    expect([after.status, after.expires_at]).toEqual(['active', before.expires_at])
  })

  it('still repays, is repaid, and is seen by who has a part in an active loan', async () => {
    const [bea, lou] = [await member('bea'), await member('lou')]
    const { id } = await bea.loans.newLoan({ amount_requested: 100 })
    await bea.loans.put(id, { status: 'open' })
    await lou.call('POST', `/loans/${id}/invest`, { amount: 100 })
    await block(bea)
    await block(lou)
    // A gateway that has just started knows of the blocks.
    const beside = await world.beside()
    const at = (path: string, body: object) =>
      fetch(`${beside.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bea.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    expect((await at(`/loans/${id}/repayments`, { amount: 10 })).status).toBe(201)
    const pay = `repayLoan(input: { loanId: "${id}", amount: "5.00" }) { applied userErrors { code } }`
    const repaid = await at('/graphql', { query: `mutation { __typename ${pay} }` })
    expect(await repaid.json()).toMatchObject({ data: { repayLoan: { applied: '5.00' } } })
    const more = `mutation { ${pay} updateProfile(input: { city: "Oslo" }) { userErrors { code } } }`
    expect((await at('/graphql', { query: more })).status).toBe(403)
    expect((await at('/graphql', { query: '{ me { id } }' })).status).toBe(403)
    // What is in the wallet already pays all of the loan.
    expect((await at('/wallet/deposit', { amount: 1 })).status).toBe(422)
    await beside.close()
    expect((await lou.call('GET', `/loans/${id}`)).body.loan.status).toBe('active')
    const [line] = (await lou.call('GET', '/wallet/transactions')).body.transactions
    expect(line).toMatchObject({ type: 'repayment_received', amount: 5 })
  })
})

const RACES = rounds(5)

long(
  'pays nothing out after a block has been committed, in races with the last investment',
  async () => {
    const [ben, lin] = [await member('ben'), await member('lin')]
    await lin.call('POST', '/wallet/deposit', { amount: 100_000 })
    const outcomes = { paidOut: 0, frozen: 0 }
    for (let round = 0; round < RACES; round += 1) {
      const { id } = await ben.loans.newLoan({ amount_requested: 50 })
      await ben.loans.put(id, { status: 'open' })
      const [invested] = await Promise.all([
        lin.call('POST', `/loans/${id}/invest`, { amount: 50 }),
        block(ben),
      ])
      // Frozen is what was open when the block was committed.
      const [loan] = await world.database.sql<{ status: string; frozen: boolean }>(
        'select status, frozen from loan where id = $1',
        [id],
      )
      const paidOut = invested.status === 201
      expect(loan).toEqual(
        paidOut ? { status: 'active', frozen: false } : { status: 'open', frozen: true },
      )
      outcomes[paidOut ? 'paidOut' : 'frozen'] += 1
      await block(ben, false)
    }
    expect(outcomes.paidOut + outcomes.frozen).toBe(RACES)
  },
)

it('moves nothing of a lender after the block has been committed, in races with withdrawals and transfers', async () => {
  const [lee, pal] = [await member('lee'), await member('pal')]
  const state = `select sum(version)::int as version from account
    join wallet on wallet.id = wallet_id where user_id = $1`
  const version = async () => (await world.database.sql<{ version: number }>(state, [lee.id]))[0]
  for (let round = 0; round < rounds(3); round += 1) {
    const transfer = { amount: 1, recipient_id: pal.id }
    const calls = [
      lee.call('POST', '/wallet/withdraw', { amount: 1 }),
      lee.call('POST', '/wallet/transfer', transfer),
      lee.call('POST', '/wallet/transfer', transfer),
    ]
    // In one transaction: what it reads behind the block is what there is when it is committed.
    await world.database.sql('begin')
    await world.database.sql('select block_member($1, true)', [lee.id])
    const atBlock = await version()
    await world.database.sql('commit')
    await Promise.all(calls)
    expect(await version()).toEqual(atBlock)
    await world.database.sql('select block_member($1, false)', [lee.id])
  }
})
