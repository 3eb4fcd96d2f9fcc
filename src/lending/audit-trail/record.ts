import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import { jsonOf } from '../../money.ts'

type Values = Readonly<Record<string, unknown>>

/** What an operator does, and to whose record; amounts among the values in minor units, as numbers or bigint. */
export interface Act {
  /** The mutation's name. */
  readonly name: string
  readonly targetKind: string
  /** As the caller gave it, so that it may be no id at all. */
  readonly targetId: string | null
  readonly memberId?: string | null
  readonly reason?: string | null
  readonly before?: Values
  readonly after?: Values
}

/** Adds an act to the audit trail that has no transaction of its own: what was refused, or only looked at. */
export async function recordAlone(
  { change }: Pick<Database, 'change'>,
  operatorId: string,
  act: Act,
  refusedWith?: string,
): Promise<void> {
  const text = 'select record_audit($1, $2, $3, $4, $5, $6, $7, $8)'
  await change(text, valuesOf(operatorId, act, refusedWith))
}

function valuesOf(operatorId: string, act: Act, refusedWith: string | null = null): unknown[] {
  const { name, targetKind, targetId, memberId = null, reason = null, before, after } = act
  const told = { reason, before: before ?? null, after: after ?? null }
  const [target, member] = [targetId, memberId].map((id) => (id && isUuid(id) ? id : null))
  return [name, operatorId, null, targetKind, target, member, jsonOf(told), refusedWith]
}
