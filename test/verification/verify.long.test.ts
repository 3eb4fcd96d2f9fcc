import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Body } from '../support/http-client.ts'
import { type Person, personOf, refused } from '../support/market/operating.ts'
import { everyGate, gatesFile } from '../support/verification/gates.ts'
import { startWorld, type World } from '../support/world.ts'

const key = Buffer.alloc(32, 7)
const file = await gatesFile(everyGate)
let world: World
let sandbox: World
beforeAll(async () => {
  sandbox = await startWorld({
    SANDBOX: 'on',
    GATES_FILE: file.path,
    IDENTITY_EVENT_SECRET: `whsec_${key.toString('base64')}`,
  })
  world = await startWorld()
})
afterAll(async () => {
  await sandbox.close()
  await world.close()
  await file.remove()
})

let people = 0
const named = async (name: string): Promise<Person> => {
  people += 1
  return personOf(sandbox, `person-${people}`, { name })
}
const start = (person: Person, body: object = {}) => person.call('POST', '/verification', body)
const standing = async (person: Person): Promise<Body> =>
  (await person.call('GET', '/verification')).body.verification
const profile = async (person: Person): Promise<Body> =>
  (await person.call('GET', '/profile')).body.profile

/** Sends an event, signed as Standard Webhooks has it. */
const send = async (body: object | string, { secret = key, late = 0, to = 'sandbox' } = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const at = Math.floor(Date.now() / 1_000) - late
  const mac = createHmac('sha256', secret).update(`msg.${at}.${text}`).digest('base64')
  const answer = await fetch(`${sandbox.url}/identity/${to}/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': 'msg',
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${mac}`,
    },
    body: text,
  })
  return answer.status
}

describe('what becomes of a check', () => {
  it('verified: the level is reached, others see it, and acts are open', async () => {
    const person = await named('Vera Verified')
    expect((await person.call('POST', '/wallet/deposit', { amount: 101 })).status).toBe(403)
    const { status, body } = await start(person)
    expect(status).toBe(201)
    expect(body.verification).toMatchObject({
      state: 'verified',
      level: 'full',
      provider: 'sandbox',
      token: expect.any(String),
    })
    expect(await standing(person)).toMatchObject({
      level: 'full',
      evidence: 'sandbox',
      check: { id: body.verification.id, state: 'verified', token: null, url: null },
    })
    expect((await profile(person)).verification_status).toBe('verified')
    expect((await person.call('POST', '/wallet/deposit', { amount: 101 })).status).toBe(201)
    expect(refused(await start(person))).toMatchObject([
      409,
      'INVALID_TRANSITION',
      { field: 'level' },
    ])
    expect(await sandbox.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('basic: that level alone is reached, which others do not see', async () => {
    const person = await named('Ben Basic')
    expect((await start(person, { level: 'basic' })).body.verification.state).toBe('verified')
    expect((await standing(person)).level).toBe('basic')
    expect((await profile(person)).verification_status).toBe('unverified')
    expect((await start(person, { level: 'full' })).body.verification.state).toBe('verified')
    expect((await standing(person)).level).toBe('full')
  })

  it('rejected: nothing is reached', async () => {
    const person = await named('Rob Rejected')
    expect((await start(person)).body.verification.state).toBe('rejected')
    expect(await standing(person)).toMatchObject({ level: 'none', check: { state: 'rejected' } })
  })

  it('asked for more: the member goes on with the same check', async () => {
    const person = await named('Ina Incomplete')
    const { verification: first } = (await start(person)).body
    expect(first.state).toBe('more_needed')
    const { verification: second } = (await start(person)).body
    expect([second.id, second.state]).toEqual([first.id, 'verified'])
  })

  it('no answer: the check is open, is the same however often it is begun, and ends after a week', async () => {
    const person = await named('Una Unanswered')
    const ids = new Set<string>()
    for (let round = 0; round < 3; round += 1) ids.add((await start(person)).body.verification.id)
    expect(ids.size).toBe(1)
    expect(await standing(person)).toMatchObject({ level: 'none', check: { state: 'pending' } })
    const [id = ''] = ids
    await sandbox.database.sql(
      "update verification_check set updated_at = updated_at - interval '8 days' where id = $1",
      [id],
    )
    await sandbox.database.sql("select record_verification($1, 'pending')", [id])
    expect((await standing(person)).check.state).toBe('canceled')
  })

  it('a name that changes meanwhile: what was found of the old one counts for nothing', async () => {
    const person = await named('Nora Unanswered')
    const { id } = (await start(person)).body.verification
    await person.call('PUT', '/profile', { full_name: 'Nora Other' })
    await sandbox.database.sql("select record_verification($1, 'verified', null, 'late')", [id])
    expect(await standing(person)).toMatchObject({ level: 'none', check: { state: 'canceled' } })
  })

  it('is taken back: the level is lost; what is already over stays over', async () => {
    const person = await named('Tom Taken')
    const { id } = (await start(person)).body.verification
    for (const state of ['pending', 'verified', 'more_needed'])
      await sandbox.database.sql('select record_verification($1, $2)', [id, state])
    expect((await standing(person)).level).toBe('full')
    await sandbox.database.sql("select record_verification($1, 'rejected')", [id])
    expect(await standing(person)).toMatchObject({ level: 'none', lost_because: 'provider' })
    expect((await profile(person)).verification_status).toBe('rejected')
    await sandbox.database.sql("select record_verification($1, 'verified')", [id])
    expect((await standing(person)).level).toBe('none')
    expect(await sandbox.database.sql('select * from trail_differences()')).toEqual([])
  })

  it('a lower level after a higher one has expired: others no longer see it, even if no job has noticed', async () => {
    const person = await named('Lou Lower')
    await start(person)
    expect((await profile(person)).verification_status).toBe('verified')
    await sandbox.database.sql('update verification set expires_at = now() where user_id = $1', [
      person.id,
    ])
    await start(person, { level: 'basic' })
    expect((await standing(person)).level).toBe('basic')
    expect((await profile(person)).verification_status).toBe('unverified')
    expect(await sandbox.database.sql('select * from trail_differences()')).toEqual([])
  })
})

describe('an event', () => {
  const asked = async (id: string) => {
    const [row] = await sandbox.database.sql<{ asks: number }>(
      'select asks from verification_check where id = $1',
      [id],
    )
    return row?.asks
  }

  it('has the provider asked, however often and late it comes, and is itself believed in nothing', async () => {
    const person = await named('Eva Unanswered')
    const { id } = (await start(person)).body.verification
    const event = { reference: `sandbox-${id}`, check_id: id, state: 'verified' }
    expect(await asked(id)).toBe(1)
    expect(await Promise.all([send(event), send(event), send(event)])).toEqual([200, 200, 200])
    await expect.poll(() => asked(id)).toBeGreaterThan(1)
    expect((await standing(person)).level).toBe('none')
    await sandbox.database.sql("update profile set full_name = 'Eva Verified' where id = $1", [
      person.id,
    ])
    expect(await send({ check_id: id, reference: `sandbox-${id}` })).toBe(200)
    await expect.poll(async () => (await standing(person)).level).toBe('full')
    expect(await send(event)).toBe(200)
    expect((await standing(person)).level).toBe('full')
  })

  const note = (id: string) =>
    sandbox.database.sql("select note_identity_event('sandbox', $1, null)", [`sandbox-${id}`])
  /** As whoever asks takes it: another asks a minute later. */
  const take = (id: string) =>
    sandbox.database.sql(
      "update verification_check set ask_at = gateway_now() + interval '1 minute' where id = $1",
      [id],
    )
  const record = (id: string, state: string | null) =>
    sandbox.database.sql('select record_verification($1, $2)', [id, state])
  /** In one transaction, so that the job does not ask in between. */
  const withoutJob = async (act: () => Promise<void>) => {
    await sandbox.database.sql('begin')
    await act().finally(() => sandbox.database.sql('commit'))
  }
  const asksAgain = async (id: string) => {
    const [row] = await sandbox.database.sql<{ again: boolean }>(
      'select ask_at is not null as again from verification_check where id = $1',
      [id],
    )
    return row?.again
  }

  it('is not forgotten when the provider is silent: it is asked again until it answers', async () => {
    const person = await named('Sid Silent')
    const { id } = (await start(person)).body.verification
    expect(await asksAgain(id)).toBe(false)
    await withoutJob(async () => {
      await note(id)
      await take(id)
      await record(id, null)
    })
    expect([await asksAgain(id), (await standing(person)).level]).toEqual([true, 'full'])
    await record(id, 'rejected')
    expect([await asksAgain(id), (await standing(person)).level]).toEqual([false, 'none'])
  })

  it('that comes while the provider is asked has it asked again: its answer may be older', async () => {
    const person = await named('Ora Older')
    const { id } = (await start(person)).body.verification
    await withoutJob(async () => {
      await note(id)
      await record(id, 'verified')
      expect(await asksAgain(id)).toBe(true)
      await take(id)
      await record(id, 'verified')
    })
    expect(await asksAgain(id)).toBe(false)
  })

  it('that is not signed, too old, signed otherwise or of another provider is refused', async () => {
    const event = { reference: 'sandbox-1' }
    expect(await send(event, { secret: Buffer.alloc(32) })).toBe(401)
    expect(await send(event, { late: 301 })).toBe(401)
    expect(await send(event, { to: 'other' })).toBe(404)
    for (const odd of ['', 'null', '[', '{"reference":{}}', '{"check_id":"x"}'])
      expect(await send(odd)).toBe(200)
    const bare = await fetch(`${sandbox.url}/identity/sandbox/events`, {
      method: 'POST',
      body: '{}',
    })
    expect(bare.status).toBe(401)
  })
})

it('checks are limited by the day, and need a level', async () => {
  const person = await named('Lia Unanswered')
  for (let round = 0; round < 10; round += 1) await start(person)
  expect(refused(await start(person)).slice(0, 2)).toEqual([422, 'LIMIT_EXCEEDED'])
  expect(refused(await start(person, { level: 'none' })).slice(0, 2)).toEqual([
    400,
    'VALIDATION_FAILED',
  ])
})

it('what counts is when a check was gone on with, not when it was begun', async () => {
  const person = await named('Gus Unanswered')
  for (let round = 0; round < 10; round += 1) await start(person)
  const earlier = (columns: string) =>
    sandbox.database.sql(`update verification_check set ${columns} where user_id = $1`, [person.id])
  await earlier("created_at = created_at - interval '3 days'")
  expect(refused(await start(person)).slice(0, 2)).toEqual([422, 'LIMIT_EXCEEDED'])
  await earlier(
    "recent_starts = array(select at - interval '1 day' from unnest(recent_starts) as at)",
  )
  expect((await start(person)).body.verification.state).toBe('pending')
})

it('without a provider, members are verified by operators', async () => {
  const person = await personOf(world, 'ada')
  expect(refused(await start(person)).slice(0, 2)).toEqual([503, 'VERIFICATION_UNAVAILABLE'])
  expect((await standing(person)).acts).toEqual([])
  await expect(world.beside({ IDENTITY_PROVIDER: 'sandbox' })).rejects.toThrow(
    'IDENTITY_PROVIDER: sandbox verifies everybody, so only a sandbox can have it',
  )
})
