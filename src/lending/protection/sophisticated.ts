import { idOrNone } from '../../database/ids.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkNotNull, refuseIf } from '../refusal.ts'

interface MarkInput {
  readonly id: string
  readonly sophisticated: boolean
  readonly reason: string
}

/** Recognises a lender as sophisticated for two years, or ends that; throws a Refusal. */
export function markSophisticated(
  platform: Platform,
  operator: Operator,
  { id, sophisticated, reason }: MarkInput,
): Promise<{ lender: { readonly memberId: string; readonly sophisticatedUntil: Date | null } }> {
  const act = { name: 'markSophisticated', targetKind: 'member', targetId: id, reason }
  return asOperator(platform, operator, act, async (acting) => {
    refuseIf(
      checkNotNull('sophisticated', sophisticated),
      checkNotNull('reason', reason),
      checkReason(reason),
    )
    const values = { by_user: operator.id, member: idOrNone(id), sophisticated, because: reason }
    const { outcome } = await perform(acting, 'mark_sophisticated', values, () => ({
      NOT_FOUND: { field: 'id', message: 'refusal.member.unknown' },
      INVALID_TRANSITION: { field: 'sophisticated', message: 'refusal.lender.not_sophisticated' },
      ...ownAccount(),
    }))
    const until = outcome.until as string | null
    return { lender: { memberId: id, sophisticatedUntil: until === null ? null : new Date(until) } }
  })
}
