import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '../../src/lending/ledger/audit.ts'
import { long } from '../support/long.ts'
import { type Pair, startPair, tally } from '../support/servers/fleet/pair.ts'

let pair: Pair

beforeAll(async () => {
  pair = await startPair()
})
afterAll(async () => {
  expect(await auditLedger(pair.database.url)).toEqual([])
  await pair.close()
})

/** A member with 1000. */
async function member(subject: string) {
  const { id, call } = await pair.member(subject)
  const post = (turn: number, path: string, body: object, headers = {}) =>
    call(turn, 'POST', path, body, headers)
  await post(0, '/wallet/deposit', { amount: 1000 })
  return { id, post }
}

it('lets one of 50 withdrawals of the whole balance win', async () => {
  const { post } = await member('racer')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => post(turn, '/wallet/withdraw', { amount: 1000 })),
  )
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 1, 422: 49 })
  for (const { status, body } of answers)
    if (status === 422)
      expect(body.error.details[0]).toMatchObject({ code: 'INSUFFICIENT_FUNDS', available: 0 })
})

it('makes one effect of 30 calls with one key', async () => {
  const { post } = await member('twin')
  const headers = { 'idempotency-key': 'thirty-at-once' }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => post(turn, '/wallet/deposit', { amount: 7 }, headers)),
  )
  const done = answers.filter(({ status }) => status === 201)
  expect(done.filter(({ replayed }) => !replayed)).toHaveLength(1)
  expect(new Set(done.map(({ body }) => body.transaction.id)).size).toBe(1)
  expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(
    true,
  )
  const last = await post(0, '/wallet/deposit', { amount: 7 }, headers)
  expect([last.status, last.replayed, last.body.wallet.balance]).toEqual([201, true, 1007])
})

long('has no deadlock under 16 writers of opposite transfers', async () => {
  const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => member(`opposite-${name}`)))
  const deadlocks = async () =>
    (
      await pair.database.sql(
        'select deadlocks::int from pg_stat_database where datname = current_database()',
      )
    )[0]
  const before = await deadlocks()
  const writers = Array.from({ length: 16 }, async (_, writer) => {
    for (let round = 0; round < 25; round += 1) {
      const [from, to] = [
        people[(writer + round) % 4],
        people[(writer * 3 + round + 1 + (writer % 2)) % 4],
      ]
      if (from === undefined || to === undefined || from === to) continue
      const { status } = await from.post(writer, '/wallet/transfer', {
        recipient_id: to.id,
        amount: 0.01,
      })
      expect(status).toBe(201)
    }
  })
  await Promise.all(writers)
  expect(await deadlocks()).toEqual(before)
  const ids = people.map(({ id }) => id)
  const total = await pair.database.sql(
    'select sum(available_balance)::int as total from wallet_state where user_id = any($1)',
    [ids],
  )
  expect(total).toEqual([{ total: 400_000 }])
})
