import { afterAll, beforeAll, expect, it } from 'vitest'
import { OutcomeUnknown } from '../../src/database/attempts.ts'
import { TooBusy } from '../../src/database/member-queues.ts'
import { MemberBlocked } from '../../src/lending/member/membership.ts'
import type { Platform } from '../../src/lending/platform.ts'
import { deposit, withdraw } from '../../src/lending/wallet/wallet.ts'
import { openLedger, type TestLedger } from '../support/ledger.ts'

// A payment provider authorises before anything is posted; what the rules then refuse is voided.

let ledger: TestLedger
let ada: string
const voided: string[] = []
const authorised: string[] = []
let platform: Platform

beforeAll(async () => {
  ledger = await openLedger()
  ada = await ledger.member('ada')
  platform = {
    ...ledger.platform,
    payments: {
      authorise: async ({ kind, amount, idempotencyKey }) => {
        const reference = `${kind} ${idempotencyKey ?? amount}`
        authorised.push(reference)
        return { reference }
      },
      void: async (reference) => void voided.push(reference),
    },
  }
})
afterAll(() => ledger.close())

it('posts what is authorised under the reference of the provider', async () => {
  const { transaction } = await deposit(platform, ada, {
    amount: 100n,
    idempotencyKey: 'deposit-one',
  })
  expect(transaction.reference).toBe('deposit deposit-one')
  expect(voided).toEqual([])
})

it('voids what the rules refuse, but not what has been posted under the key', async () => {
  const refused = withdraw(platform, ada, { amount: 101n })
  await expect(refused).rejects.toMatchObject({ reasons: [{ code: 'INSUFFICIENT_FUNDS' }] })
  expect(voided).toEqual(['withdraw 101'])
  const reused = deposit(platform, ada, { amount: 7n, idempotencyKey: 'deposit-one' })
  await expect(reused).rejects.toMatchObject({ reasons: [{ code: 'IDEMPOTENCY_KEY_REUSED' }] })
  expect(authorised.at(-1)).toBe('deposit deposit-one')
  expect(voided).toEqual(['withdraw 101'])
})

it('voids nothing while nobody knows whether it was posted', async () => {
  const lost = { ...platform, move: () => Promise.reject(new OutcomeUnknown('lost')) }
  await expect(withdraw(lost, ada, { amount: 1n })).rejects.toThrow('lost')
  expect(voided).toEqual(['withdraw 101'])
})

it('voids a payment of a member blocked meanwhile', async () => {
  const ben = await ledger.member('ben')
  await ledger.database.sql(`select block_member('${ben}', true)`)
  const refused = deposit(platform, ben, { amount: 9n })
  await expect(refused).rejects.toThrow(MemberBlocked)
  expect(voided.at(-1)).toBe('deposit 9')
})

it('voids what certainly was not posted, and tells why even if that fails', async () => {
  const busy = {
    ...platform,
    move: () => Promise.reject(new TooBusy('too many')),
    payments: {
      ...platform.payments,
      void: async (reference: string) => {
        voided.push(reference)
        throw new Error('the provider is away')
      },
    },
  }
  await expect(withdraw(busy, ada, { amount: 3n })).rejects.toThrow(TooBusy)
  expect(voided.at(-1)).toBe('withdraw 3')
  // An earlier attempt under the key may have been posted, as this one was.
  const again = { amount: 100n, idempotencyKey: 'deposit-one' }
  await expect(deposit(busy, ada, again)).rejects.toThrow(TooBusy)
  expect(voided).not.toContain('deposit deposit-one')
})
