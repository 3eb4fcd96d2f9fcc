import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { OutcomeUnknown } from '../../src/database/change.ts'
import { TooBusy } from '../../src/database/reader.ts'
import { MemberBlocked } from '../../src/lending/member/known-members.ts'
import type { Platform } from '../../src/lending/platform.ts'
import type { PaymentProvider } from '../../src/lending/wallet/payments.ts'
import { deposit, withdraw } from '../../src/lending/wallet/wallet.ts'
import { openLedger, type TestLedger } from '../support/market/ledger.ts'

// A payment provider authorises before anything is posted; what the rules then refuse is voided.

let ledger: TestLedger
let ada: string
let platform: Platform
/** What the provider has authorised, by its reference; the same for the same key, as its contract says. */
const authorised = new Map<string, bigint>()
const voided: string[] = []
const keys: string[] = []

const provider: PaymentProvider = {
  authorise: async ({ amount, key }) => {
    const reference = `payment ${key}`
    keys.push(key)
    if (!authorised.has(reference)) authorised.set(reference, amount)
    return { reference }
  },
  void: async (reference) => void voided.push(reference),
}

beforeAll(async () => {
  ledger = await openLedger()
  ada = await ledger.member('ada')
  platform = { ...ledger.platform, payments: provider }
})
beforeEach(() => {
  voided.length = 0
  keys.length = 0
})
afterAll(() => ledger.close())

const idempotencyKey = 'deposit-one'
const latest = () => `payment ${keys.at(-1)}`
const setBlocked = (member: string, blocked: boolean) =>
  ledger.database.sql(`select block_member('${member}', ${blocked})`)

it('posts what is authorised under the reference of the provider, and a repeat posts nothing more', async () => {
  const first = await deposit(platform, ada, { amount: 100n, idempotencyKey })
  expect(first.transaction.reference).toBe(latest())
  const again = await deposit(platform, ada, { amount: 100n, idempotencyKey })
  expect([again.replayed, again.transaction.reference]).toEqual([true, latest()])
  expect([new Set(keys).size, voided]).toEqual([1, []])
})

it('authorises for each member on their own, whatever key another has chosen', async () => {
  const eve = await ledger.member('eve')
  const small = await deposit(platform, ada, { amount: 1n, idempotencyKey: 'the-same-key' })
  const large = await deposit(platform, eve, { amount: 9_000n, idempotencyKey: 'the-same-key' })
  await withdraw(platform, eve, { amount: 2n, idempotencyKey: 'the-same-key' })
  expect(new Set(keys).size).toBe(3)
  for (const key of keys) expect(key).not.toContain('the-same-key')
  for (const { transaction } of [small, large])
    expect(authorised.get(transaction.reference)).toBe(transaction.amount)
})

it('voids what the rules refuse, also what reuses a key, but not what has been posted under it', async () => {
  const refused = withdraw(platform, ada, { amount: 10_000n })
  await expect(refused).rejects.toMatchObject({ reasons: [{ code: 'INSUFFICIENT_FUNDS' }] })
  expect(voided).toEqual([latest()])
  const reused = deposit(platform, ada, { amount: 7n, idempotencyKey })
  await expect(reused).rejects.toMatchObject({ reasons: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] })
  expect(authorised.get(latest())).toBe(7n)
  expect(voided[1]).toBe(latest())
  await deposit(platform, ada, { amount: 100n, idempotencyKey })
  expect(voided).not.toContain(latest())
})

it('voids nothing while nobody knows whether it was posted', async () => {
  const lost = { ...platform, move: () => Promise.reject(new OutcomeUnknown('lost')) }
  await expect(withdraw(lost, ada, { amount: 1n })).rejects.toThrow('lost')
  expect(voided).toEqual([])
})

it('never posts what was voided: a payment of a blocked member can be repeated only under its key', async () => {
  const ben = await ledger.member('ben')
  await setBlocked(ben, true)
  await expect(deposit(platform, ben, { amount: 9n })).rejects.toThrow(MemberBlocked)
  expect(voided).toEqual([latest()])
  const repeated = { amount: 8n, idempotencyKey: 'blocked-once' }
  await expect(deposit(platform, ben, repeated)).rejects.toThrow(MemberBlocked)
  expect(voided).not.toContain(latest())
  await setBlocked(ben, false)
  const { transaction } = await deposit(platform, ben, repeated)
  expect([transaction.reference, voided.length]).toEqual([latest(), 1])
})

it('posts each reference once, whatever the provider answers', async () => {
  const careless = (reference: string) => ({
    ...platform,
    payments: { ...provider, authorise: async () => ({ reference }) },
  })
  const fay = await ledger.member('fay')
  await deposit(careless('R-1'), fay, { amount: 5n })
  await expect(deposit(careless('R-1'), ada, { amount: 5_000n })).rejects.toThrow(
    'provider_reference_pkey',
  )
  await expect(withdraw(careless('R-2'), fay, { amount: 6n })).rejects.toThrow()
  expect(voided).toEqual(['R-2'])
  await expect(deposit(careless('R-2'), fay, { amount: 5n })).rejects.toThrow(
    'provider_reference_pkey',
  )
  // What was posted is not voided, even if a refusal says that it may be.
  await expect(withdraw(careless('R-1'), fay, { amount: 6n })).rejects.toThrow()
  expect(voided).toEqual(['R-2'])
  // Both at once: one is posted.
  const both = [1, 2].map(() => deposit(careless('R-3'), fay, { amount: 5n }))
  const settled = await Promise.allSettled(both)
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const change = "update provider_reference set voided_at = null where reference = 'R-2'"
  await expect(ledger.database.sql(change)).rejects.toThrow('append-only')
})

it('voids what certainly was not posted, and tells why even if that fails', async () => {
  const busy = {
    ...platform,
    move: () => Promise.reject(new TooBusy('too many')),
    payments: {
      ...provider,
      void: async (reference: string) => {
        voided.push(reference)
        throw new Error('the provider is away')
      },
    },
  }
  await expect(withdraw(busy, ada, { amount: 3n })).rejects.toThrow(TooBusy)
  expect(voided).toEqual([latest()])
  // An earlier attempt under the key may have been posted, as this one was.
  await expect(deposit(busy, ada, { amount: 100n, idempotencyKey })).rejects.toThrow(TooBusy)
  expect(voided).not.toContain(latest())
})
