import { idOrNone } from '../../database/ids.ts'
import { creditScores } from '../../entities/finances.ts'
import { Profile, type VerificationStatus } from '../../entities/profile.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import { checkNotNull, checkRange } from '../checks.ts'
import { type Explanations, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { type Operator, ownAccount } from './operator.ts'

/** The result of a review of a member: absent fields stay, null clears. */
export interface Review {
  readonly id: string
  readonly verificationStatus?: VerificationStatus | null
  readonly creditScore?: number | null
  readonly blocked?: boolean | null
  readonly reason?: string | null
}

/** Records a review; a block takes effect with its commit, and all requests of the member are refused within 30 s. */
export function reviewMember(
  platform: Platform,
  operator: Operator,
  review: Review,
): Promise<Profile> {
  const { id, verificationStatus, creditScore, blocked, reason = null } = review
  const act = { name: 'reviewMember', targetKind: 'member', targetId: id, memberId: id, reason }
  return asOperator(platform, operator, act, async (acting) => {
    check(review)
    const changes = { verification_status: verificationStatus, credit_score: creditScore, blocked }
    const values = [operator.id, idOrNone(id), changes, reason]
    const done = await perform(acting, 'review_member', values, () => explained)
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

const explained: Explanations = {
  NOT_FOUND: { field: 'id', message: 'id names no member.' },
  ...ownAccount(),
  INVALID_TRANSITION: {
    field: 'blocked',
    message: "This member's account is closed; releaseMember lets them in again.",
    details: { from: 'closed', to: 'active' },
  },
}
