import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { OutcomeUnknown } from '../../database/change.ts'
import { isUnavailable } from '../../database/connections/faults.ts'
import { isUuid } from '../../database/ids.ts'
import { TooBusy } from '../../database/reader.ts'
import { WalletState } from '../../entities/ledger/wallet-state.ts'
import { lineTexts, WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { MemberBlocked } from '../member/known-members.ts'
import { checkKey, doneOrRefused, type Idempotency, idempotencyOf } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, checkText, type Reason, Refusal, refuseIf } from '../refusal.ts'

const VOID = 'select void_reference($1) as voided'

/** The input of a movement, its amount in minor units. */
interface MoneyInput {
  readonly amount: bigint
  readonly description?: string | null
  readonly idempotencyKey?: string | null
}

/** A completed movement: the line on the caller's statement, and the caller's wallet after it. */
export interface Moved {
  readonly transaction: WalletTransaction
  readonly wallet: WalletState
  /** Whether an earlier call with the same key made it. */
  readonly replayed: boolean
}

/** Deposits money from outside the platform into a wallet. */
export async function deposit(
  platform: Platform,
  userId: string,
  input: MoneyInput,
): Promise<Moved> {
  return depositOrWithdraw(platform, 'deposit', userId, input)
}

/** Withdraws money from a wallet out of the platform. */
export async function withdraw(
  platform: Platform,
  userId: string,
  input: MoneyInput,
): Promise<Moved> {
  return depositOrWithdraw(platform, 'withdraw', userId, input)
}

/** Transfers money from a wallet to another member's wallet. */
export async function transfer(
  platform: Platform,
  userId: string,
  input: MoneyInput & { readonly recipientId: string },
): Promise<Moved> {
  check(platform, input, checkRecipient(userId, input.recipientId))
  const recipient = isUuid(input.recipientId) ? input.recipientId.toLowerCase() : null
  return move(platform, 'transfer', userId, input, recipient, null)
}

async function depositOrWithdraw(
  platform: Platform,
  kind: 'deposit' | 'withdraw',
  userId: string,
  input: MoneyInput,
): Promise<Moved> {
  check(platform, input)
  const { amount } = input
  const idempotency = idempotencyOf(input)
  const key = providerKey(userId, kind, idempotency)
  const { reference } = await platform.payments.authorise({ kind, userId, amount, key })
  try {
    return await move(platform, kind, userId, input, null, reference)
  } catch (error) {
    if (reference !== null && isNeverPosted(error, idempotency.key))
      await voidOnce(platform, reference).catch(() => undefined)
    throw error
  }
}

/** The key under which a provider authorises a call: a hash of member, operation, key and input, or a random id for a call without key. */
function providerKey(userId: string, kind: string, { key, hash }: Idempotency): string {
  if (key === null) return newId()
  const call = JSON.stringify([userId, kind, key, hash.toString('hex')])
  return createHash('sha256').update(call).digest('hex')
}

/** Whether it is certain that nothing was posted for this call, and that no repeat of it will be. */
function isNeverPosted(error: unknown, key: string | null): boolean {
  // Refusals are stored under their key. A call that reuses a key with other input was authorised under another provider key.
  if (error instanceof Refusal)
    return error.reasons.every(
      ({ code }) => !['IDEMPOTENCY_IN_PROGRESS', 'KEY_EXPIRED'].includes(code),
    )
  if (key !== null || error instanceof OutcomeUnknown) return false
  return error instanceof MemberBlocked || error instanceof TooBusy || isUnavailable(error)
}

/** Voids a reference at the provider, after the database has recorded that it will never be posted. */
async function voidOnce({ database, payments }: Platform, reference: string): Promise<void> {
  const [row] = await database.change<{ voided: boolean }>(VOID, [reference])
  if (row?.voided) await payments.void(reference)
}

function check(
  platform: Platform,
  { amount, description, idempotencyKey }: MoneyInput,
  ...more: (Reason | undefined)[]
) {
  refuseIf(
    checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX }, platform.currency),
    checkText('description', description, lineTexts.description),
    ...more,
    checkKey(idempotencyKey),
  )
}

function checkRecipient(userId: string, recipientId: string | undefined): Reason | undefined {
  if (recipientId?.toLowerCase() !== userId) return undefined
  return { code: 'SELF_TRANSFER', field: 'recipientId', message: 'recipientId is your own id.' }
}

async function move(
  platform: Platform,
  operation: 'deposit' | 'withdraw' | 'transfer',
  userId: string,
  input: MoneyInput,
  counterparty: string | null,
  provider_reference: string | null,
): Promise<Moved> {
  const { key, hash } = idempotencyOf(input)
  const movement = {
    operation,
    by_user: userId,
    with_key: key,
    hash: `\\x${hash.toString('hex')}`,
    ids: [newId(), newId(), newId()],
    amount: input.amount,
    counterparty,
    description: input.description ?? null,
    provider_reference,
  }
  const outcome = await platform.move(movement, platform.database.noted)
  const { record, replayed } = doneOrRefused(platform, outcome)
  return {
    transaction: record(WalletTransaction, 'transaction'),
    wallet: record(WalletState, 'wallet'),
    replayed,
  }
}
