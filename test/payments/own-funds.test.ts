import { afterAll, expect, it } from 'vitest'
import { personOf, refused } from '../support/market/operating.ts'
import { bankSettings } from '../support/payments/bank.ts'
import { startBankWorld } from '../support/payments/bank-world.ts'
import { type CamtLine, camtFile } from '../support/payments/camt.ts'
import type { Body } from '../support/world.ts'

// The platform's own money in the bank account: what was there before the first statement, and what leaves it later.

const town = await startBankWorld()
const { olga, today, get, act, books, safe, expectSound, world } = town
afterAll(() => town.close())

const tell = async (
  id: string,
  [opening, closing]: readonly bigint[],
  lines: readonly CamtLine[],
) => {
  const content = camtFile({
    kind: 'camt.053',
    id,
    iban: bankSettings.BANK_FILE_IBAN,
    currency: 'EUR',
    opening: opening ?? null,
    closing: closing ?? null,
    day: await today(),
    lines,
  })
  return (await act(olga, '/operator/bank-files', { content })).bank_import
}
const openLine = async (): Promise<Body> => (await books()).items[0]
const assign = (lineId: string, more: object = { own_funds: true }) =>
  olga.call('POST', `/operator/bank-lines/${lineId}/assign`, { reason: 'our own', ...more })
const balanceOf = async (account: string): Promise<[number, number]> => {
  const { trial_balance } = await get(olga, '/operator/trial-balance')
  const { debit, credit } = trial_balance.accounts.find((one: Body) => one.account === account)
  expect(trial_balance.debit).toBe(trial_balance.credit)
  return [debit, credit]
}

it('what was in the account before the first statement becomes the platform’s own by two operators', async () => {
  expect(await tell('first', [1_200_000n, 1_200_000n], [])).toMatchObject({ suspense: 1 })
  const { line_id: lineId } = await openLine()
  const both = await assign(lineId, { own_funds: true, bank_fees: true })
  expect(refused(both)[1]).toBe('VALIDATION_FAILED')

  const { body } = await assign(lineId)
  const { request } = body
  expect(body).toMatchObject({
    bank_line: null,
    request: { amount: 12_000, status: 'pending', member_id: null, target: lineId },
  })
  expect(refused(await assign(lineId))[1]).toBe('REQUEST_PENDING')
  expect(await expectSound()).toMatchObject({ items_total: 12_000 })

  const oscar = await personOf(world, 'oscar', { scope: 'lending:admin' })
  const path = `/operator/requests/${request.id}/approve`
  expect(refused(await olga.call('POST', path, { reason: 'mine' }))[1]).toBe('OWN_REQUEST')
  const worklist = (await olga.call('GET', '/operator/worklist?limit=100')).body.worklist
  expect(worklist).toMatchObject([{ kind: 'request', subject_id: request.id, member_id: null }])
  const { data } = (
    await world.graphql(
      oscar.token,
      '{ approvalRequests { nodes { memberId member { id } amount reason bankLine { amount } } } }',
    )
  ).body
  expect(data.approvalRequests.nodes).toEqual([
    {
      memberId: null,
      member: null,
      amount: '12000.00',
      reason: 'our own',
      bankLine: { amount: '12000.00' },
    },
  ])
  expect((await oscar.call('POST', path, { reason: 'seen' })).status).toBe(200)

  expect(await expectSound()).toMatchObject({ items_number: 0, bank_balance: 12_000 })
  expect((await safe()).items).toEqual([{ kind: 'own_funds', amount: -12_000 }])
  expect(await balanceOf('0800')).toEqual([0, 12_000])
  expect(await balanceOf('1200')).toEqual([12_000, 0])
  expect(await balanceOf('1790')).toEqual([0, 0])
  const { balance } = await get(
    olga,
    `/operator/balances/own_funds?at=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`,
  )
  expect(balance).toMatchObject({ credit: 12_000 })
  const day = await today()
  const { journal } = await get(olga, `/operator/journal?from=${day}&to=${day}&account=0800`)
  expect(journal).toMatchObject([{ kind: 'assignment', debit: 0, credit: 12_000 }])
  const trail = await get(olga, '/operator/audit-trail?act=assignBankLine&refused=false')
  expect(trail.audit_trail[0]).toMatchObject({
    target_id: lineId,
    member_id: null,
    after: { purpose: 'own_funds' },
  })
})

it('less than that is assigned by one, also when it leaves the account', async () => {
  await tell(
    'second',
    [1_200_000n, 1_150_000n],
    [{ amount: -50_000n, remittance: 'paid out to us' }],
  )
  const { line_id: lineId } = await openLine()
  const { status, body } = await assign(lineId)
  expect([status, body.bank_line]).toMatchObject([200, { purpose: 'own_funds', amount: -500 }])
  expect(refused(await assign(lineId))[1]).toBe('INVALID_TRANSITION')
  expect(await expectSound()).toMatchObject({ items_number: 0 })
  expect(await balanceOf('0800')).toEqual([0, 11_500])
  const { cash } = await get(olga, '/operator/reports/cash?months=1')
  expect(cash.at(-1)).toMatchObject({ own_funds: 11_500, closing: 11_500 })
})

it('a request for it is rejected like any other', async () => {
  await tell(
    'third',
    [1_150_000n, 1_750_000n],
    [{ amount: 600_000n, remittance: 'a loan from our owners' }],
  )
  const { line_id: lineId } = await openLine()
  const { request } = (await assign(lineId)).body
  const oscar = await personOf(world, 'oscar', { scope: 'lending:admin' })
  const rejected = await oscar.call('POST', `/operator/requests/${request.id}/reject`, {
    reason: 'a deposit',
  })
  expect(rejected.status).toBe(200)
  expect(await openLine()).toMatchObject({ line_id: lineId, kind: 'suspense' })
  expect(await balanceOf('0800')).toEqual([0, 11_500])
  await expectSound()
})
