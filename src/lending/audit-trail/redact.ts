import { idOrNone } from '../../database/ids.ts'
import { ApprovalRequest } from '../../entities/operator/approval-request.ts'
import { requestPending } from '../approval/pending.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { asOperator, checkReason } from './act.ts'

/** Requests that what the audit trail says of a member be removed, which another operator has to approve. */
export function redactAuditTrail(
  platform: Platform,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<ApprovalRequest> {
  const act = { name: 'redactAuditTrail', targetKind: 'member', targetId: id, reason }
  return asOperator(platform, operator, act, async (acting) => {
    refuseIf(checkReason(reason))
    const values = { about: idOrNone(id), by_user: operator.id, because: reason }
    const { record } = await perform(acting, 'redact_trail', values, explainedRedaction)
    return record(ApprovalRequest, 'request')
  })
}

/** Explains why what the trail says of a member is not redacted. */
export const explainedRedaction: Explain = (outcome) => ({
  ...requestPending(outcome),
  NOT_FOUND: { field: 'id', message: 'refusal.member.unknown' },
  ...ownAccount(),
})
