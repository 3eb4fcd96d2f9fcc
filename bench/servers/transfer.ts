import { v7 as newId } from 'uuid'
import { notifyText, throttled } from '../../src/database/listen-notify.ts'
import { idempotencyOf } from '../../src/lending/outcome.ts'
import type { Query } from './pool.ts'

/** A transfer as clients ask for it; the amount in minor units. */
export interface Transfer {
  readonly recipientId: string
  readonly amount: bigint
  readonly description: string
  readonly idempotencyKey: string
}

/** The parameter of the SQL function that every server calls: what makes a call the same is hashed as the gateway does. */
export function transferValues(sender: string, wish: Transfer): readonly unknown[] {
  const { with_key, hash } = idempotencyOf(wish)
  const movement = {
    operation: 'transfer',
    by_user: sender,
    with_key,
    hash: `\\x${hash.toString('hex')}`,
    ids: [newId(), newId(), newId()],
    amount: String(wish.amount),
    counterparty: wish.recipientId,
    description: wish.description,
  }
  return [JSON.stringify([movement])]
}

/** The call, whose outcome is JSON. */
export const makeMovement = 'make_movements($1)'

/** Tells subscribers, as the gateway does: outside of the transaction, at most once in 20 ms. */
export function notifying(query: Query): () => void {
  return throttled(() => query(notifyText('public')))
}
