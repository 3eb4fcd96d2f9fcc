import { afterAll, describe, expect, it } from 'vitest'
import { screenedWorld } from '../support/cases/screened.ts'
import type { Body } from '../support/http-client.ts'
import { personOf, refused } from '../support/market/operating.ts'

const world = await screenedWorld({})
const { cora, carl, database, opened } = world
const sam = await personOf(world, 'sam', { amount: 10 })
afterAll(() => world.close())

const entriesOf = async (id: string): Promise<Body[]> =>
  (await cora.call('GET', `/operator/cases/${id}/entries?limit=100`)).body.entries
const acts = async (id: string) => (await entriesOf(id)).map(({ act }) => act).toReversed()
const post = (who: typeof cora, id: string, ending: string, body: object) =>
  who.call('POST', `/operator/cases/${id}/${ending}`, body)

describe('a case', () => {
  it('goes from opening to its end, and keeps who did what', async () => {
    const { id } = await opened(sam)
    const path = `/operator/cases/${id}`
    const change = { assignee_id: carl.id, due_at: '2030-01-01T00:00:00.000Z' }
    const { body } = await cora.call('PATCH', path, change)
    expect(body.case).toMatchObject({ state: 'in_review', ...change })
    const file = { name: 'register.pdf', sha256: '0f'.repeat(32), size: 1_234 }
    await post(cora, id, 'notes', { text: 'The register says nothing.' })
    await post(carl, id, 'files', file)
    await world.decided(id, 'reported')
    const closed = (await cora.call('GET', path)).body.case
    expect(closed).toMatchObject({ state: 'closed', outcome: 'reported', proposal: null })
    expect(closed.closed_at).not.toBeNull()
    const entries = await entriesOf(id)
    expect(entries.find(({ act }) => act === 'file')).toMatchObject({ actor_id: carl.id, file })
    expect(entries.find(({ act }) => act === 'note')).toMatchObject({
      actor_id: cora.id,
      text: 'The register says nothing.',
    })
    expect((await acts(id)).filter((act) => act !== 'look')).toEqual([
      'open',
      'assign',
      'set_deadline',
      'note',
      'file',
      'propose',
      'confirm',
    ])
  })

  it('is decided by two operators, not by one with two tokens', async () => {
    const { id } = await opened(sam)
    await post(cora, id, 'decision', { decision: 'cleared', reason: 'explained' })
    const again = await world.token('cora', { scope: 'lending:cases' })
    const { body } = await world.rest('POST', `/operator/cases/${id}/decision/confirm`, {
      token: again,
      body: { decision: 'cleared', reason: 'me, too' },
    })
    expect(body.error.code).toBe('OWN_REQUEST')
    expect((await entriesOf(id))[0]).toMatchObject({
      act: 'look',
    })
    expect((await entriesOf(id)).find(({ act }) => act === 'confirm')).toMatchObject({
      refused_with: 'OWN_REQUEST',
    })
    expect((await cora.call('GET', `/operator/cases/${id}`)).body.case.state).toBe('open')
  })

  it('takes one proposal at a time, which can be taken back', async () => {
    const { id } = await opened(sam)
    const propose = (decision: string) =>
      post(cora, id, 'decision', { decision, reason: 'explained' })
    expect(
      refused(await post(carl, id, 'decision/confirm', { decision: 'cleared', reason: 'ok' })),
    ).toMatchObject([409, 'INVALID_TRANSITION', {}])
    expect(refused(await propose('lift_hold'))).toMatchObject([409, 'INVALID_TRANSITION', {}])
    expect((await propose('cleared')).status).toBe(200)
    expect(refused(await propose('terminated'))).toMatchObject([409, 'INVALID_TRANSITION', {}])
    expect((await post(cora, id, 'decision/reject', { reason: 'too early' })).status).toBe(200)
    expect((await propose('terminated')).status).toBe(200)
    // Who has looked before the proposal changed does not confirm the new one.
    const unseen = { decision: 'cleared', reason: 'ok' }
    expect(refused(await post(carl, id, 'decision/confirm', unseen))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { field: 'decision' },
    ])
  })

  it('says whether a proposal was rejected by another operator or taken back', async () => {
    const { id } = await opened(sam)
    const decision = { decision: 'cleared', reason: 'explained' }
    for (const who of [cora, carl]) {
      await post(cora, id, 'decision', decision)
      expect((await post(who, id, 'decision/reject', { reason: 'too early' })).status).toBe(200)
    }
    const ends = (await entriesOf(id)).filter(({ act }) => /reject|take_back/.test(act))
    expect(ends).toMatchObject([
      { act: 'reject', actor_id: carl.id, decision: 'cleared', text: 'too early' },
      { act: 'take_back', actor_id: cora.id, decision: 'cleared', text: 'too early' },
    ])
  })

  it('that is closed takes notes, and nothing else', async () => {
    const { id } = await opened(sam)
    await world.decided(id, 'cleared')
    expect((await post(cora, id, 'notes', { text: 'filed' })).status).toBe(200)
    const tries = [
      cora.call('PATCH', `/operator/cases/${id}`, { hold_money: true }),
      post(cora, id, 'decision', { decision: 'terminated', reason: 'after all' }),
    ]
    for (const one of tries)
      expect(refused(await one)).toMatchObject([409, 'INVALID_TRANSITION', {}])
  })

  it('is opened once under a key', async () => {
    const headers = { 'Idempotency-Key': 'open-a-case' }
    const input = { member_id: sam.id, reason: 'twice' }
    const [first, again] = [
      await cora.call('POST', '/operator/cases', input, headers),
      await cora.call('POST', '/operator/cases', input, headers),
    ]
    expect([first.status, again.body.case.id]).toEqual([201, first.body.case.id])
  })

  it.each([
    ['a note without words', 'notes', { text: ' ' }, 'text'],
    ['a note of 2 001 characters', 'notes', { text: 'a'.repeat(2_001) }, 'text'],
    ['a hash that is none', 'files', { name: 'a', sha256: 'A'.repeat(64), size: 1 }, 'sha256'],
    ['a negative size', 'files', { name: 'a', sha256: 'a'.repeat(64), size: -1 }, 'size'],
    ['a decision without a reason', 'decision', { decision: 'cleared', reason: '' }, 'reason'],
  ])('refuses %s, and names the field', async (_, ending, body, field) => {
    const { id } = await opened(sam)
    const answer = await post(cora, id, ending, body)
    expect(refused(answer)).toMatchObject([400, 'VALIDATION_FAILED', { field }])
  })

  it.each([
    ['a deadline that has passed', { due_at: '2020-01-01T00:00:00Z' }, 'due_at'],
    ['an end of a hold by one operator', { hold_money: false }, 'hold_money'],
    ['no deadline', { due_at: null }, 'due_at'],
  ])('refuses %s', async (_, change, field) => {
    const { id } = await opened(sam, { hold_money: true })
    const answer = await cora.call('PATCH', `/operator/cases/${id}`, change)
    expect(refused(answer)).toMatchObject([400, 'VALIDATION_FAILED', { field }])
  })

  it('is never given to the member whom it is about', async () => {
    const { id } = await opened(sam)
    const answer = await cora.call('PATCH', `/operator/cases/${id}`, { assignee_id: sam.id })
    expect(refused(answer)).toMatchObject([400, 'VALIDATION_FAILED', { field: 'assignee_id' }])
  })
})

describe('operators with the scope for cases alone', () => {
  const deputy = () => world.token('dora', { name: 'Dora Hahn', scope: 'lending:cases' })
  const ask = async (path: string) => world.rest('GET', path, { token: await deputy() })

  it('find the member about whom to open a case, and learn no more of them', async () => {
    const { body } = await ask('/operator/members?query=sam')
    expect(body.members).toMatchObject([{ id: sam.id }])
    expect((await ask(`/operator/members/${sam.id}`)).body.error.code).toBe('FORBIDDEN')
  })

  it('can be given a case once they have looked at one, and not while they are blocked', async () => {
    const { id } = await opened(sam)
    const names = async (): Promise<string[]> =>
      (await cora.call('GET', '/operator/case-operators')).body.case_operators.map(
        ({ full_name: name }: Body) => name,
      )
    expect(await names()).not.toContain('Dora Hahn')
    await ask(`/operator/cases/${id}`)
    expect(await names()).toContain('Dora Hahn')
    expect((await names()).filter((name) => name === 'sam')).toEqual([])
    const dora = (await ask('/profile')).body.profile.id
    const path = `/operator/members/${dora}`
    await world.olga.call('POST', `${path}/freeze`, { reason: 'left' })
    expect(await names()).not.toContain('Dora Hahn')
    await world.olga.call('POST', `${path}/release`, { reason: 'came back' })
  })
})

describe('the trail of cases', () => {
  it('can’t be changed, emptied or shortened, and a change behind its back is found', async () => {
    const { id } = await opened(sam)
    await post(cora, id, 'notes', { text: 'as it was' })
    const breaks = () => database.sql<{ number: string }>('select * from case_breaks()')
    expect(await breaks()).toEqual([])
    for (const text of [
      "update case_entry set act = 'look'",
      'update case_entry set said = \'{"text": "other"}\'',
      'delete from case_entry',
      'truncate case_entry',
      'delete from member_case',
      `update member_case set member_id = '${cora.id}' where id = '${id}'`,
    ])
      await expect(database.sql(text), text).rejects.toThrow()
    await database.sql('set session_replication_role = replica')
    await database.sql('update case_entry set said = \'{"text": "other"}\' where act = \'note\'')
    await database.sql('reset session_replication_role')
    expect(await breaks()).not.toEqual([])
  })
})
