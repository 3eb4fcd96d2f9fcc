import { idOrNone } from '../../database/ids.ts'
import { type Operator, ownAccount } from '../member/operator.ts'
import { type Explanations, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { asOperator, checkReason } from './act.ts'

/** Removes what the audit trail says of a member, and returns from how many entries. */
export function redactAuditTrail(
  platform: Platform,
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
  return asOperator(platform, operator, act, async (acting) => {
    refuseIf(checkReason(reason))
    const values = [idOrNone(id), operator.id, reason]
    const { outcome } = await perform(acting, 'redact_trail', values, () => explained)
    return Number(outcome.redacted)
  })
}

const explained: Explanations = {
  NOT_FOUND: { field: 'id', message: 'id names no member.' },
  ...ownAccount(),
}
