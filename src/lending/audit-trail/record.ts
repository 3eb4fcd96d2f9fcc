import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'

/** An act that an operator tries, and the record that it is about. */
export interface Act {
  /** The mutation's name. */
  readonly name: string
  readonly targetKind: string
  /** As the caller gave it: it may not be a UUID. */
  readonly targetId: string | null
  readonly memberId?: string | null
  readonly reason?: string | null
}

/** Adds a refused act to the audit trail, in a transaction of its own. */
export async function recordRefusal(
  database: Pick<Database, 'operating'>,
  operatorId: string,
  { name, targetKind, targetId, memberId = null, reason = null }: Act,
  code: string,
): Promise<void> {
  const [target, member] = [targetId, memberId].map((id) => (id && isUuid(id) ? id : null))
  const text = 'select record_refusal($1, $2, $3, $4, $5, $6, $7)'
  const values = [name, operatorId, targetKind, target, member, reason, code]
  await database.operating().change(text, values)
}
