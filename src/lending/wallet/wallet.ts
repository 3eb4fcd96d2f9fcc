import { v7 as newId } from 'uuid'
import { OutcomeUnknown } from '../../database/attempts.ts'
import { isUnavailable } from '../../database/faults.ts'
import { isUuid } from '../../database/ids.ts'
import { TooBusy } from '../../database/member-queues.ts'
import { WalletState } from '../../entities/wallet-state.ts'
import { lineTexts, WalletTransaction } from '../../entities/wallet-transaction.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { checkAmount, checkText } from '../checks.ts'
import { idempotencyOf } from '../ledger/idempotency.ts'
import { MemberBlocked } from '../member/membership.ts'
import { doneOrRefused } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { type Reason, Refusal, refuseIf } from '../refusal.ts'

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

/** Deposits money from outside the platform into a wallet (E1). */
export async function deposit(
  platform: Platform,
  userId: string,
  input: MoneyInput,
): Promise<Moved> {
  return cross(platform, 'deposit', userId, input)
}

/** Withdraws money from a wallet out of the platform (E2). */
export async function withdraw(
  platform: Platform,
  userId: string,
  input: MoneyInput,
): Promise<Moved> {
  return cross(platform, 'withdraw', userId, input)
}

/** Transfers money from a wallet to another member's wallet (E3). */
export async function transfer(
  platform: Platform,
  userId: string,
  input: MoneyInput & { readonly recipientId: string },
): Promise<Moved> {
  check(platform, input, checkRecipient(userId, input.recipientId))
  const recipient = isUuid(input.recipientId) ? input.recipientId.toLowerCase() : null
  return move(platform, 'transfer', userId, input, recipient, null)
}

async function cross(
  platform: Platform,
  kind: 'deposit' | 'withdraw',
  userId: string,
  input: MoneyInput,
): Promise<Moved> {
  check(platform, input)
  const { amount, idempotencyKey = null } = input
  const { reference } = await platform.payments.authorise({ kind, userId, amount, idempotencyKey })
  try {
    return await move(platform, kind, userId, input, null, reference)
  } catch (error) {
    if (reference !== null && isUnposted(error, idempotencyKey))
      await platform.payments.void(reference).catch(() => undefined)
    throw error
  }
}

/** Whether it is certain that nothing was posted, neither by this attempt nor by an earlier one with the same idempotency key. */
function isUnposted(error: unknown, key: string | null): boolean {
  if (error instanceof Refusal)
    return !error.reasons.some(({ code }) => /^(IDEMPOTENCY|KEY)_/.test(code))
  if (error instanceof OutcomeUnknown) return false
  // The database tells of a block only where it has found nothing under the key.
  if (error instanceof MemberBlocked) return true
  return key === null && (error instanceof TooBusy || isUnavailable(error))
}

function check(
  platform: Platform,
  { amount, description }: MoneyInput,
  ...more: (Reason | undefined)[]
) {
  refuseIf(
    checkAmount('amount', amount, { min: 1n, max: AMOUNT_MAX }, platform.currency),
    checkText('description', description, lineTexts.description),
    ...more,
  )
}

function checkRecipient(userId: string, recipientId: string): Reason | undefined {
  if (recipientId.toLowerCase() !== userId) return undefined
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
