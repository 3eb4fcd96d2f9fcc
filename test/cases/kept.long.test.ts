import { afterAll, describe, expect, it } from 'vitest'
import { screenedWorld } from '../support/cases/screened.ts'
import type { Body } from '../support/http-client.ts'
import { personOf } from '../support/market/operating.ts'

const world = await screenedWorld({})
const { cora, database, opened } = world
afterAll(() => world.close())

/** What operators have written in a case. */
const words = async (id: string) => {
  const { reason } = (await cora.call('GET', `/operator/cases/${id}`)).body.case
  const { entries } = (await cora.call('GET', `/operator/cases/${id}/entries`)).body
  return [reason, ...entries.map(({ text }: Body) => text)].filter((text) => text !== null)
}

describe('the words of a case', () => {
  it('stay after an erasure, which is accepted as always, until the law no longer keeps them', async () => {
    const wim = await personOf(world, 'wim', { amount: 10 })
    const { id } = await opened(wim)
    await wim.call('POST', '/wallet/withdraw', { amount: 10 })
    await world.pass()
    const { status, body } = await wim.call('POST', '/erasure')
    expect([status, body.erasure?.kept.map(({ kind }: Body) => kind)]).toEqual([
      200,
      ['aml', 'books'],
    ])
    expect(await words(id)).toContain('cash in small parts')
    await database.sql("update erasure_kept set until = business_date() where kind = 'aml'")
    await database.sql('select erase_kept(member_id, kind) from erasure_kept')
    expect(await words(id)).toEqual([])
    expect((await cora.call('GET', `/operator/cases/${id}`)).body.case.member_id).toBe(wim.id)
    expect(await database.sql('select * from case_breaks()')).toEqual([])
  })

  it('are erased at once with a member whose money has never moved', async () => {
    const xia = await personOf(world, 'xia')
    // A hold neither refuses nor delays it: that would tell.
    const { id } = await opened(xia, { hold_money: true })
    expect((await xia.call('POST', '/erasure')).status).toBe(200)
    expect(await words(id)).toEqual([])
  })
})
