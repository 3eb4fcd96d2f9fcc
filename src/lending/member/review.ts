import { idOrNone } from '../../database/ids.ts'
import { creditScores, Profile, type VerificationStatus } from '../../entities/member/profile.ts'
import { doneAtMost, doneTooOften } from '../approval/alone.ts'
import { asOperator, checkReason, REASON_MAX } from '../audit-trail/act.ts'
import { type Explain, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkNotNull, checkRange, refuseIf } from '../refusal.ts'
import { type Operator, ownAccount } from './access.ts'

/** The result of a review of a member: absent fields stay, null clears. */
export interface Review {
  readonly id: string
  readonly verificationStatus?: VerificationStatus | null
  readonly creditScore?: number | null
  readonly blocked?: boolean | null
  readonly reason?: string | null
}

/**
 * Records a review. A member whom it blocks or unblocks is told the reason. A block takes effect when it commits; within 30 s, every
 * gateway refuses all requests of the member.
 */
export function reviewMember(
  platform: Platform,
  operator: Operator,
  review: Review,
): Promise<Profile> {
  const { id, verificationStatus, creditScore, blocked, reason = null } = review
  const act = { name: 'reviewMember', targetKind: 'member', targetId: id, reason }
  return asOperator(platform, operator, act, async (acting) => {
    check(review)
    const changes = { verification_status: verificationStatus, credit_score: creditScore, blocked }
    const of = { by_user: operator.id, member: idOrNone(id), changes, reason }
    const values = { ...of, ...doneAtMost(platform.limits.alone) }
    const done = await perform(acting, 'review_member', values, explained)
    return done.record(Profile, 'member')
  })
}

function check({ verificationStatus, creditScore, blocked, reason }: Review): void {
  refuseIf(
    checkNotNull('verificationStatus', verificationStatus),
    checkRange('creditScore', creditScore, creditScores),
    checkNotNull('blocked', blocked),
    checkReason(reason),
  )
}

const explained: Explain = (outcome) => ({
  NOT_FOUND: { field: 'id', message: 'refusal.member.unknown' },
  ...ownAccount(),
  ...doneTooOften(outcome),
  VALIDATION_FAILED: {
    field: 'reason',
    message: outcome.blocks ? 'refusal.member.reason_to_block' : 'refusal.member.reason_to_lift',
    values: { max: REASON_MAX },
  },
  INVALID_TRANSITION: {
    field: 'blocked',
    message: 'refusal.member.closed',
    details: { from: 'closed', to: 'active' },
  },
})
