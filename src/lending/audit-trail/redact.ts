import { isUuid } from '../../database/ids.ts'
import type { Operator } from '../member/operator.ts'
import type { Platform } from '../platform.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { asOperator, checkReason } from './act.ts'

const redact = `select redact_audit(id, $2, $3) as redacted from profile where id = $1`

/** Removes what the audit trail says of a member, and returns from how many entries. */
export function redactAuditTrail(
  { database }: Pick<Platform, 'database'>,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<number> {
  const act = {
    name: 'redactAuditTrail',
    targetKind: 'member',
    targetId: id,
    memberId: id,
    reason,
  }
  return asOperator({ database }, operator, act, async () => {
    refuseIf(checkReason(reason))
    const values = [id, operator.id, reason]
    const [row] = isUuid(id) ? await database.change<{ redacted: number }>(redact, values) : []
    if (row !== undefined) return row.redacted
    const message = 'id names no member.'
    throw new Refusal([{ code: 'NOT_FOUND', field: 'id', message }])
  })
}
