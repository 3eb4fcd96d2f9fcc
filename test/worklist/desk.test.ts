import { afterAll, beforeAll, expect, it } from 'vitest'
import { backOfficeSettings, openBackOffice } from '../support/app/back-office.ts'
import type { Body } from '../support/http-client.ts'
import { startWorld, type World } from '../support/world.ts'

// What lists at the desk say without a look at a member: how a loan was frozen, and how much money an act was about.

let world: World
let desk: Awaited<ReturnType<typeof openBackOffice>>

beforeAll(async () => {
  world = await startWorld(backOfficeSettings)
  desk = await openBackOffice(world)
})
afterAll(() => world.close())

const looks = async (): Promise<number> =>
  (await desk.operator.call('GET', '/operator/audit-trail?looks=true&include=total')).body
    .pagination.total

it('says when, why and by whom a loan was frozen, to operators alone', async () => {
  const { open } = desk.ids
  const frozen = async (token: string) => {
    const asked = `{ loan(id: "${open}") { freeze { frozenAt reason operatorId operator { fullName } } } }`
    return (await world.graphql(token, asked)).body.data.loan.freeze
  }
  expect(await frozen(desk.operator.token)).toBeNull()
  const reason = 'The papers do not match'
  const since = Date.now()
  await desk.colleague.call('POST', `/operator/loans/${open}/freeze`, { reason })
  const before = await looks()
  const { frozenAt, ...told } = await frozen(desk.operator.token)
  expect(told).toEqual({
    reason,
    operatorId: desk.colleague.id,
    operator: { fullName: 'Carl Stone' },
  })
  expect(Date.parse(frozenAt)).toBeGreaterThanOrEqual(since - 1000)
  expect(await looks()).toBe(before)
  expect(await frozen(await world.token('ada'))).toBeNull()
  await desk.operator.call('POST', `/operator/loans/${open}/release`, { reason: 'They do' })
  expect(await frozen(desk.operator.token)).toBeNull()
})

it('says how much an act was about, in the platform’s currency', async () => {
  const amounts = async (act: string): Promise<unknown[]> =>
    (await desk.operator.call('GET', `/operator/audit-trail?act=${act}`)).body.audit_trail.map(
      ({ amount }: Body) => amount,
    )
  const asked = '{ auditTrail { nodes { act amount } } }'
  const before = await looks()
  const { data } = (await world.graphql(desk.operator.token, asked)).body
  const told = (act: string) =>
    data.auditTrail.nodes.flatMap((one: Body) => (one.act === act ? [one.amount] : []))
  expect(told('reverseTransaction')).toEqual(['80.00'])
  expect(told('rejectRequest')).toEqual(['2000.00'])
  expect(told('freezeMember')).toEqual([null])
  expect(await looks()).toBe(before)
  expect(await amounts('requestApproval')).toEqual([2000, 1500])
})
