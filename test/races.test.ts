import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { developmentIssuer } from '../src/identity/development.ts'
import { auditLedger } from '../src/lending/audit.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { startProgram } from './program.ts'
import type { Body } from './world.ts'

let database: TestDatabase
let gateways: { readonly url: string; readonly child: ChildProcess }[]

beforeAll(async () => {
  database = await createDatabase()
  const settings = {
    DATA_DIR: inject('dataDir'),
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
  }
  gateways = await Promise.all([startProgram(settings), startProgram(settings)])
})
afterAll(async () => {
  for (const { child } of gateways) {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
  expect(await auditLedger(database.url)).toEqual([])
  await database.drop()
})

async function member(subject: string) {
  const issuer = await developmentIssuer(inject('dataDir'))
  const token = await issuer.issue({ subject, lifetimeSeconds: 600 })
  /** Calls one of the two gateways. */
  const post = async (turn: number, path: string, body: object, headers = {}) => {
    const { url = '' } = gateways[turn % 2] ?? {}
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const replayed = answer.headers.get('idempotent-replayed') === 'true'
    return { status: answer.status, replayed, body: (await answer.json()) as Body }
  }
  const { body } = await post(0, '/wallet/deposit', { amount: 1000 })
  return { id: body.wallet.user_id as string, post }
}

const tally = (values: readonly unknown[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  )

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

it('has no deadlock under 16 writers of opposite transfers', async () => {
  const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => member(`opposite-${name}`)))
  const deadlocks = async () =>
    (
      await database.sql(
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
  const total = await database.sql(
    'select sum(available_balance)::int as total from wallet_state where user_id = any($1)',
    [ids],
  )
  expect(total).toEqual([{ total: 400_000 }])
})
