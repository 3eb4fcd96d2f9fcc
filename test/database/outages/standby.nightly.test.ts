import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { askingPrimary } from '../../../src/database/standby/position.ts'
import { liveClient, subscribe } from '../../support/clients/live.ts'
import { subscribed } from '../../support/clients/subscriptions.ts'
import { type Answer, httpClient } from '../../support/http-client.ts'
import { missingIn, named, optional } from '../../support/monitoring.ts'
import { rounds } from '../../support/rounds.ts'
import {
  answered,
  type Replicated,
  startReplicated,
  tokenOf,
} from '../../support/servers/databases/replicated.ts'

let fleet: Replicated
let here: ReturnType<typeof httpClient>
let there: ReturnType<typeof httpClient>

beforeAll(async () => {
  fleet = await startReplicated()
  const [first, second] = fleet.gateways
  here = httpClient(first.url)
  there = httpClient(second.url)
})
afterEach(async () => {
  await delay('0')
  await fleet.standby.sql('select pg_wal_replay_resume()')
})
afterAll(() => fleet.close())

const delay = async (time: string) => {
  await fleet.standby.sql(`alter system set recovery_min_apply_delay = '${time}'`)
  await fleet.standby.sql('select pg_reload_conf()')
}
const pause = () => fleet.standby.sql('select pg_wal_replay_pause()')
/** Waits until the standby has all that a member wrote and was told. */
const untilSeen = (speak: typeof here, token: string) =>
  expect.poll(async () => tokenOf(await speak('GET', '/profile', { token }))).toEqual({})
const balance = async (answer: Promise<Answer>) => (await answer).body.wallet.balance

it('a refusal has its body, though the token of the answer is asked for first', async () => {
  const query = '{ nothing }'
  for (let round = 1; round <= 20; round += 1) {
    const token = await fleet.token(`refused ${round}`)
    const { status, body } = await here('POST', '/graphql', { token, body: { query } })
    expect([status, body?.errors[0].extensions.code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED'])
  }
})

it('has the metrics that alerts and dashboard name', async () => {
  const names = named.filter((name) => optional.standby.test(name))
  expect(names.length).toBeGreaterThan(0)
  expect(missingIn(String((await here('GET', '/metrics')).body), names)).toEqual([])
})

describe('a read of one who wrote', () => {
  it.each([
    ['while the standby keeps up', async () => undefined],
    ['while it is late', () => delay('700ms')],
    ['while it stands still', pause],
  ])('is never stale %s', async (_, prepare) => {
    const token = await fleet.token(`writer ${_}`)
    for (const speak of [here, there]) await untilSeen(speak, token)
    await prepare()
    let stale = 0
    for (let round = 1; round <= rounds(20); round += 1) {
      const written = await here('POST', '/wallet/deposit', { token, body: { amount: 1 } })
      expect(written.status).toBe(201)
      const read = await Promise.all([
        balance(here('GET', '/wallet', { token })),
        balance(there('GET', '/wallet', { token, headers: tokenOf(written) })),
      ])
      stale += read.filter((found) => found !== round).length
    }
    expect(stale).toBe(0)
  })

  it('is right at a gateway that has not seen the member before, without a token too', async () => {
    await pause()
    const token = await fleet.token('new')
    await here('POST', '/wallet/deposit', { token, body: { amount: 7 } })
    expect(await balance(there('GET', '/wallet', { token }))).toBe(7)
  })

  it('brings a token that covers the one that was sent', async () => {
    const token = await fleet.token('traveller')
    for (const speak of [here, there]) await untilSeen(speak, token)
    await pause()
    const deposit = { token, body: { amount: 1 } }
    await there('POST', '/wallet/deposit', deposit)
    const headers = tokenOf(await here('POST', '/wallet/deposit', deposit))
    const read = tokenOf(await there('GET', '/wallet', { token, headers }))
    const [sent, received] = [headers, read].map((one) =>
      Number.parseInt(one['consistency-token'] ?? '', 16),
    )
    expect(received).toBeGreaterThanOrEqual(sent ?? Number.NaN)
  })

  it('is answered by the primary if the token is none of ours', async () => {
    const token = await fleet.token('forger')
    await untilSeen(there, token)
    await pause()
    await here('POST', '/wallet/deposit', { token, body: { amount: 3 } })
    const forged = { 'consistency-token': '1.AAAAAAAAAAAAAAAA' }
    expect(await balance(there('GET', '/wallet', { token, headers: forged }))).toBe(3)
    // Without one the standby is asked, which shows that the others were kept from it.
    expect(await balance(there('GET', '/wallet', { token }))).toBe(0)
  })
})

describe('a subscriber', () => {
  it('sees nothing older than the event, at either gateway', async () => {
    const [ada, bob] = await Promise.all([fleet.token('ada'), fleet.token('bob')])
    const adaId = (await here('GET', '/profile', { token: ada })).body.profile.id
    await here('POST', '/wallet/deposit', { token: bob, body: { amount: 100 } })
    await untilSeen(there, ada)
    const client = liveClient(fleet.gateways[0].url, ada)
    const { until } = subscribe(
      client,
      'subscription { walletChanged(initial: false) { balance } }',
    )
    await subscribed(fleet.gateways[0].url, 1)
    await untilSeen(here, ada)
    await pause()
    for (let round = 1; round <= 20; round += 1) {
      const body = { amount: 1, recipient_id: adaId }
      expect((await here('POST', '/wallet/transfer', { token: bob, body })).status).toBe(201)
      const event = (await until(round)).at(-1)
      const headers = { 'consistency-token': event.extensions.consistencyToken }
      expect(event.data.walletChanged.balance).toBe(`${round}.00`)
      expect(await balance(here('GET', '/wallet', { token: ada }))).toBe(round)
      expect(await balance(there('GET', '/wallet', { token: ada, headers }))).toBe(round)
    }
    client.dispose()
  })
})

describe('the position of a primary', () => {
  it('is one that a standby reaches, where a segment of the log has just ended', async () => {
    const client = new Client({ connectionString: fleet.primary.adminUrl })
    await client.connect()
    const query = async <Row>(text: string) => (await client.query(text)).rows as Row[]
    const ask = await askingPrimary({ query })
    // Until nothing else is written in between.
    await expect
      .poll(async () => {
        await client.query('select pg_logical_emit_message(false, $$$$, $$$$), pg_switch_wal()')
        return (await ask()).position % 8192
      })
      .toBe(0)
    await client.end()
  })
})

describe('reads', () => {
  it('go to the standby, of REST and GraphQL, and none of a mutation', async () => {
    const token = await fleet.token('reader')
    await untilSeen(here, token)
    const { url } = fleet.gateways[0]
    const before = await answered(url)
    expect((await here('GET', '/loans', { token })).status).toBe(200)
    const query = '{ me { id } loans(first: 3) { nodes { id } } }'
    expect((await here('POST', '/graphql', { token, body: { query } })).body.errors).toBeUndefined()
    const after = await answered(url)
    expect(after.standby).toBeGreaterThan(before.standby)
    const mutation =
      'mutation { deposit(input: {amount: "1"}) { wallet { balance owner { id } } } }'
    await here('POST', '/graphql', { token, body: { query: mutation } })
    expect(await answered(url)).toEqual(after)
  })
})
