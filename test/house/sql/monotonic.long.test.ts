import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../../src/database/connection.ts'
import { throttled } from '../../../src/database/listen-notify.ts'
import { Budgets } from '../../../src/http/rates/budgets.ts'
import { shareBudgets } from '../../../src/http/rates/shared.ts'
import { localKeys, remoteKeys } from '../../../src/identity/keys.ts'
import { tokenVerifier } from '../../../src/identity/verify.ts'
import { MemberBlocked, openKnownMembers } from '../../../src/lending/member/known-members.ts'
import { authenticator } from '../../../src/viewer.ts'
import { createDatabase } from '../../support/database.ts'
import { long } from '../../support/long.ts'
import { travel } from '../../support/market/travel.ts'
import { listen, newKey, rules, sign } from '../../support/servers/issuers.ts'

const HOUR_MS = 3_600_000
const PATIENCE = { timeout: 120_000 }

const elapsed = performance.now.bind(performance)
let skipped = 0

beforeEach(() => {
  skipped = 0
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + skipped)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => {
  skipped += milliseconds
}

/** The clock on the wall goes back by an hour, while so much time passes. */
function anHourBackAfter(milliseconds: number): void {
  vi.setSystemTime(Date.now() - HOUR_MS)
  pass(milliseconds)
}

describe('with the clock set back by an hour', () => {
  it('a blocked member is out within the time that a member is kept', async () => {
    const database = await createDatabase()
    const connected = await connect(database.url, 1)
    const key = await newKey('one')
    const authenticate = authenticator(
      tokenVerifier(localKeys({ keys: [key.jwk] }), rules),
      openKnownMembers(connected),
    )
    const now = Math.floor(Date.now() / 1000)
    const token = await sign(key, { iat: now - 2 * 3_600, exp: now + 3_600 })
    await authenticate(token)
    await database.sql('update identity set blocked_at = now()')
    anHourBackAfter(20_000)
    expect(await authenticate(token)).toMatchObject({ scopes: [] })
    pass(10_001)
    await expect(authenticate(token)).rejects.toBeInstanceOf(MemberBlocked)
    await connected.close()
    await database.drop()
  })

  it('a verified token is not remembered longer, and a withdrawn key goes', async () => {
    const [old, fresh] = [await newKey('old'), await newKey('fresh')]
    let keys = [old.jwk]
    const issuer = await listen((_, response) => response.end(JSON.stringify({ keys })))
    const verify = tokenVerifier(remoteKeys(issuer.url), rules)
    const now = Math.floor(Date.now() / 1000)
    const times = { iat: now - 2 * 3_600, exp: now + 2 * 3_600 }
    const [withdrawn, good] = [await sign(old, times), await sign(fresh, times)]
    await verify(withdrawn)
    keys = [fresh.jwk]
    anHourBackAfter(31_000)
    // The time between two fetches is over: an unknown key asks for one.
    expect(await verify(good)).toMatchObject({ subject: 'ada' })
    expect(issuer.hits).toBe(2)
    pass(600_000)
    await expect(verify(withdrawn)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    issuer.close()
  })

  it('known keys are fetched anew after their time', async () => {
    const key = await newKey('one')
    const issuer = await listen((_, response) => response.end(JSON.stringify({ keys: [key.jwk] })))
    const keys = remoteKeys(issuer.url)
    const token = await sign(key, { iat: 1, exp: 9_999_999_999 })
    const verify = () => tokenVerifier(keys, rules)(token)
    await verify()
    anHourBackAfter(600_001)
    await verify()
    await vi.waitFor(() => expect(issuer.hits).toBe(2), PATIENCE)
    issuer.close()
  })

  it('a change is announced at once, and one that follows soon after', async () => {
    let sent = 0
    const notify = throttled(async () => {
      sent += 1
    })
    notify()
    anHourBackAfter(20)
    notify()
    expect(sent).toBe(2)
    notify()
    await vi.waitFor(() => expect(sent).toBe(3), PATIENCE)
  })
})

long(
  'a budget that gateways share is whole again in minutes, though the database goes back by an hour',
  async () => {
    const database = await createDatabase()
    const connected = await connect(database.url, 1)
    const budgets = new Budgets(() => 1)
    const close = shareBudgets(budgets, connected)
    const spend = () => budgets.spend('ada', () => 'ada', { points: 30, limit: 60 })
    const told = () => vi.waitFor(() => expect(budgets.unsent()).toEqual([]), PATIENCE)
    expect(spend().allowed).toBe(true)
    await told()
    await travel(connected, new Date(Date.now() - HOUR_MS))
    expect(spend().allowed).toBe(true)
    await told()
    pass(6 * 60_000)
    expect(spend().allowed).toBe(true)
    await close()
    await connected.close()
    await database.drop()
  },
)

/** Where the clock on the wall is asked, and why. */
const wall: Readonly<Record<string, string>> = {
  'backup/manifest.ts': 'when a backup was made, for people',
  'commands/doctor/database.ts': 'it is compared with the clock of the database',
  'http/live/session.ts': 'when a token ends is said in that time',
  'http/mail.ts': 'when a report is signed is said in that time',
  'identity/development.ts': 'when a token ends is said in that time',
  'identity/verify.ts': 'when a token begins and ends is said in that time',
  'lending/loan/lists/live-lists.ts': 'lists are read together at each full second of it',
  'lending/member/step-up.ts': 'when somebody signed in is said in that time',
  'lending/webhooks/deliver.ts':
    'when an attempt is signed, and until when a receiver wants to be left alone, is said in that time',
  'payments/sandbox/service.ts': 'when an event is signed is said in that time',
  'platform.ts': 'the day on which a quote begins',
  'sandbox/clock.ts': 'how far the platform’s clock is ahead of it',
  'seed/bulk.ts': 'a name that is not given twice',
  'simulation/investing.ts': 'when a loan ends is said in that time',
  'verification/sandbox/index.ts': 'when an event is signed is said in that time',
}

it('measures no time by the clock on the wall', () => {
  const source = new URL('../../../src/', import.meta.url).pathname
  const asking = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path))
    .filter((path) =>
      /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)/.test(readFileSync(join(source, path), 'utf8')),
    )
  expect(
    asking.toSorted(),
    'a duration is measured by performance.now(); a file of src/ that needs a date is added to `wall` in test/house/sql/monotonic.long.test.ts, with the reason',
  ).toEqual(Object.keys(wall))
})
