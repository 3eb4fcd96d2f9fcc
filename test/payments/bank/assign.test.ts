import { afterAll, expect, it } from 'vitest'
import { personOf, refused } from '../../support/market/operating.ts'
import { startBankWorld } from '../../support/payments/bank-world.ts'
import type { Body } from '../../support/world.ts'

// A line in suspense that is a payment which the books have already: a deposit that an operator reversed, and that is sent back by hand.

const town = await startBankWorld()
const { olga, today, act, books, bank, details, expectSound, world } = town
afterAll(() => town.close())

/** A deposit by bank transfer that was reversed, and the line by which it left the account; amounts in minor units. */
const sentBack = async (name: string, amount: bigint) => {
  const member = await personOf(world, name)
  const { reference } = await details(member)
  await bank.tell(await today(), [{ amount, creditorReference: reference }])
  const { body } = await member.call('GET', '/wallet/transactions')
  const [line] = body.transactions
  const path = `/operator/transactions/${line.id}/reverse`
  const { request } = await act(olga, path, { reason: 'not theirs' })
  const oscar = await personOf(world, 'oscar', { scope: 'lending:admin' })
  if (request) await act(oscar, `/operator/requests/${request.id}/approve`, { reason: 'seen' })
  await bank.tell(await today(), [{ amount: -amount, remittance: `back to ${name}` }])
  const { items } = await books()
  const said = items.find(({ remittance }: Body) => remittance === `back to ${name}`)
  const open = items.find(({ payment_id: id }: Body) => id === line.payment_id)
  expect(open).toMatchObject({ kind: 'payment', amount: Number(amount) / 100 })
  return { member, oscar, lineId: said.line_id as string, paymentId: String(line.payment_id) }
}
const assign = (lineId: string, paymentId: string) =>
  olga.call('POST', `/operator/bank-lines/${lineId}/assign`, {
    payment_id: paymentId,
    reason: 'sent back by hand',
  })

it('the return of a reversed deposit is assigned to the payment that it pays, once', async () => {
  const before = await books()
  const { member, lineId, paymentId } = await sentBack('eva', 7_700n)
  const other = await sentBack('finn', 1_200n)
  expect(refused(await assign(lineId, crypto.randomUUID()))[1]).toBe('NOT_FOUND')
  expect(refused(await assign(lineId, other.paymentId))[1]).toBe('VALIDATION_FAILED')
  const done = await assign(lineId, paymentId)
  expect([done.status, done.body.bank_line]).toMatchObject([
    200,
    { purpose: 'return', payment_id: paymentId, amount: -77 },
  ])
  expect(refused(await assign(lineId, paymentId))[1]).toBe('INVALID_TRANSITION')
  expect((await assign(other.lineId, other.paymentId)).status).toBe(200)
  expect((await member.wallet()).balance).toBe(0)
  expect(await expectSound()).toMatchObject({
    items_total: before.items_total,
    items_number: before.items_number,
  })
  const { body } = await olga.call('GET', '/operator/audit-trail?act=assignBankLine&refused=false')
  const noted = body.audit_trail.find((one: Body) => one.target_id === lineId)
  expect(noted).toMatchObject({ member_id: member.id, after: { purpose: 'return' } })
})

it('a refused one names the member to whom it was to be assigned', async () => {
  const member = await personOf(world, 'iris')
  const line = crypto.randomUUID()
  const path = `/operator/bank-lines/${line}/assign`
  const of = async (memberId: string) => {
    const asked = { member_id: memberId, reason: 'hers' }
    expect(refused(await olga.call('POST', path, asked))[1]).toBe('NOT_FOUND')
    const { body } = await olga.call('GET', '/operator/audit-trail?act=assignBankLine&limit=1')
    return body.audit_trail[0]
  }
  expect(await of(member.id)).toMatchObject({
    refused_with: 'NOT_FOUND',
    member_id: member.id,
    reason: 'hers',
  })
  // Of nobody's there is no reason, since nothing could remove it.
  expect(await of(crypto.randomUUID())).toMatchObject({ member_id: null, reason: null })
})

it('a large one needs a second operator', async () => {
  const { oscar, lineId, paymentId } = await sentBack('gus', 600_000n)
  const { body } = await assign(lineId, paymentId)
  expect(body).toMatchObject({ bank_line: null, request: { amount: 6000, status: 'pending' } })
  const worklist = (await olga.call('GET', '/operator/worklist?limit=100')).body.worklist
  const about = worklist.map((one: Body) => one.subject_id)
  expect([about.includes(lineId), about.includes(body.request.id)]).toEqual([false, true])
  const path = `/operator/requests/${body.request.id}/approve`
  expect((await oscar.call('POST', path, { reason: 'seen' })).status).toBe(200)
  expect((await expectSound()).items.map((one: Body) => one.line_id)).not.toContain(lineId)
})
