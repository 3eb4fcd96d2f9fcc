import { v7 as newId } from 'uuid'
import { isUuid } from '../../database/ids.ts'
import { WalletState } from '../../entities/ledger/wallet.ts'
import { lineTexts, WalletTransaction } from '../../entities/ledger/wallet-transaction.ts'
import { AMOUNT_MAX } from '../../money.ts'
import { checkKey, doneOrRefused, idempotencyOf, type Made } from '../outcome.ts'
import { type OwnReference, wrongMetadata } from '../own-references/check.ts'
import type { Platform } from '../platform.ts'
import { checkAmount, checkTexts, type Reason, refuseIf } from '../refusal.ts'

/** The input of a movement, its amount in minor units; what the caller's own system calls it, and keeps with it. */
export interface MoneyInput {
  readonly amount: bigint
  readonly description?: string | null
  readonly externalId?: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
  readonly idempotencyKey?: string | null
}

/** A completed movement: the line on the caller's statement, and the caller's wallet after it. */
export type Moved = Made<{ transaction: WalletTransaction; wallet: WalletState }>

/** The input of a transfer. */
export type Transfer = MoneyInput & { readonly recipientId: string }

/** Transfers money from a wallet to another member's wallet, at once. */
export async function transfer(
  platform: Platform,
  userId: string,
  input: Transfer,
): Promise<Moved> {
  checkMoney(platform, input, checkRecipient(userId, input.recipientId))
  const recipient = isUuid(input.recipientId) ? input.recipientId.toLowerCase() : null
  return move(platform, 'transfer', userId, input, { counterparty: recipient })
}

/** Refuses a movement's input that is invalid, together with other reasons. */
export function checkMoney(
  _platform: Platform,
  input: MoneyInput,
  ...more: (Reason | undefined)[]
) {
  refuseIf(
    checkAmount('amount', input.amount, { min: 1n, max: AMOUNT_MAX }),
    ...checkTexts(input, lineTexts),
    wrongMetadata(input.metadata),
    ...more,
    checkKey(input.idempotencyKey),
  )
}

/** Says that nobody transfers money to themselves. */
export function checkRecipient(
  userId: string,
  recipientId: string | undefined,
): Reason | undefined {
  if (recipientId?.toLowerCase() !== userId) return undefined
  return { code: 'SELF_TRANSFER', field: 'recipientId', message: 'refusal.money.own_wallet' }
}

/** Thrown for a deposit or withdrawal that an earlier call with its key began as a payment. */
export class PaymentBegun extends Error {}

/** What the caller's system keeps with a movement, by column, if anything. */
export function ownReferenceOf({ externalId, metadata }: MoneyInput): OwnReference {
  return {
    ...(externalId && { external_id: externalId }),
    ...(metadata && { metadata }),
  }
}

/** Posts a movement in one statement, together with others that are made at the same time. */
export async function move(
  platform: Platform,
  operation: 'deposit' | 'withdraw' | 'transfer',
  userId: string,
  input: MoneyInput,
  {
    counterparty = null,
    provider = null,
  }: { counterparty?: string | null; provider?: string | null },
): Promise<Moved> {
  const { with_key, hash } = idempotencyOf(input)
  const movement = {
    operation,
    by_user: userId,
    with_key,
    hash: `\\x${hash.toString('hex')}`,
    ids: [newId(), newId(), newId()],
    amount: input.amount,
    counterparty,
    description: input.description ?? null,
    ...ownReferenceOf(input),
    ...(provider !== null && { provider, payment: newId() }),
  }
  const outcome = await platform.move(movement, platform.database.noted)
  const { record, replayed } = doneOrRefused(platform, outcome)
  if (outcome.payment_id !== undefined) throw new PaymentBegun()
  return {
    transaction: record(WalletTransaction, 'transaction'),
    wallet: record(WalletState, 'wallet'),
    replayed,
  }
}
