import { v7 as newId } from 'uuid'
import { notifyText, throttled } from '../../src/database/listen-notify.ts'
import { idempotencyOf } from '../../src/lending/ledger/idempotency.ts'
import type { Query } from './pool.ts'

/** A transfer as clients ask for it; the amount in minor units. */
export interface Transfer {
  readonly recipientId: string
  readonly amount: bigint
  readonly description: string
  readonly idempotencyKey: string
}

/** The parameters of the SQL function that every server calls: what makes a call the same is hashed as the gateway does. */
export function transferValues(sender: string, wish: Transfer): readonly unknown[] {
  const { key, hash } = idempotencyOf(wish)
  const ids = [newId(), newId(), newId()]
  return [sender, key, hash, ids, wish.amount, wish.recipientId, wish.description]
}

/** The call, whose outcome is JSON. */
export const moveMoney = "move_money('transfer', $1, $2, $3, $4, $5, $6, $7, null)"

/** Tells subscribers, as the gateway does: outside of the transaction, at most once in 20 ms. */
export function notifying(query: Query): () => void {
  return throttled(() => query(notifyText))
}
