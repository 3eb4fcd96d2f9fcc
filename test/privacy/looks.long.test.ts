import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gateway } from '../../src/gateway.ts'
import { httpClient } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { startWorld, type World } from '../support/world.ts'

let world: World
let sam: Person
let olga: Person
let ada: Person
beforeAll(async () => {
  world = await startWorld()
  ;[sam, olga, ada] = await Promise.all([
    personOf(world, 'sam', { scope: 'lending:support', name: 'Sam Support' }),
    personOf(world, 'olga', { scope: 'lending:admin', name: 'Olga Operator' }),
    personOf(world, 'ada'),
  ])
})
afterAll(() => world.close())

const look = (purpose?: string) =>
  sam.call(
    'GET',
    `/operator/members/${ada.id}`,
    undefined,
    purpose === undefined ? {} : { 'access-purpose': purpose },
  )
const shown = async () => (await ada.call('GET', '/looks')).body.looks

describe('looks', () => {
  it('are noted with their purpose, and shown once an operator says so, up to then', async () => {
    await look('support: ticket 4711')
    await look()
    expect(await shown()).toEqual([])
    const path = `/operator/members/${ada.id}/show-looks`
    const reason = 'She has asked.'
    expect(refused(await sam.call('POST', path, { reason })).slice(0, 2)).toEqual([
      403,
      'FORBIDDEN',
    ])
    expect(await shown()).toEqual([])
    expect((await olga.call('POST', path, { reason })).body).toEqual({ member_id: ada.id })
    await look('support: too late to be shown')
    expect(await shown()).toEqual([
      { at: expect.any(String), purpose: null, operator: 'Sam Support' },
      { at: expect.any(String), purpose: 'support: ticket 4711', operator: 'Sam Support' },
    ])
    expect((await ada.news())[0]).toMatchObject({
      type: 'looks_shown',
      title: 'Who looked at your file',
    })
    const trail = await olga.call(
      'GET',
      `/operator/audit-trail?member_id=${ada.id}&act=showLooks&refused=false`,
    )
    expect(trail.body.audit_trail).toMatchObject([{ act: 'showLooks' }])
  })

  it('are not shown if they are for an investigation', async () => {
    await look('investigation: many senders')
    await look('Investigation')
    await olga.call('POST', `/operator/members/${ada.id}/show-looks`, { reason: 'Again.' })
    const purposes = (await shown()).map(({ purpose }: Record<string, unknown>) => purpose)
    expect(purposes).not.toContain('investigation: many senders')
    expect(purposes).not.toContain('Investigation')
    expect(purposes).toContain('support: too late to be shown')
  })

  it('are refused with a purpose that is no short text', async () => {
    expect(refused(await look('x'.repeat(201))).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('are refused without a purpose where one is required', async () => {
    const strict: Gateway = await world.beside({ PURPOSE_OF_LOOKS: 'required' })
    const ask = httpClient(strict.url)
    const path = `/operator/members/${ada.id}`
    const without = await ask('GET', path, { token: sam.token })
    expect(refused(without).slice(0, 2)).toEqual([403, 'FORBIDDEN'])
    expect(JSON.stringify(without.body)).toContain('Access-Purpose')
    const query = `{ memberFile(memberId: "${ada.id}") { creditScore } }`
    const graphql = await ask('POST', '/graphql', { token: sam.token, body: { query } })
    expect(graphql.body.errors[0].extensions.code).toBe('FORBIDDEN')
    const headers = { 'access-purpose': 'support' }
    expect((await ask('GET', path, { token: sam.token, headers })).status).toBe(200)
    await strict.close()
  })
})
