import type { EntityManager } from '@mikro-orm/postgresql'
import { isUuid } from '../../database/ids.ts'
import { creditScores } from '../../entities/finances.ts'
import { Identity } from '../../entities/identity.ts'
import { Profile, type VerificationStatus } from '../../entities/profile.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import { recordAct } from '../audit-trail/record.ts'
import { checkNotNull, checkRange } from '../checks.ts'
import type { Platform } from '../platform.ts'
import { type Reason, Refusal, refuseIf } from '../refusal.ts'
import { inTransaction, readBack } from '../transaction.ts'
import { changeFinances, financesOf } from './finances.ts'
import type { Operator } from './operator.ts'

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
  const { id, reason = null } = review
  const act = { name: 'reviewMember', targetKind: 'member', targetId: id, memberId: id, reason }
  return asOperator(platform, operator, act, () => {
    check(review)
    return inTransaction(platform, async (em) => {
      const profile = isUuid(id) ? await em.findOne(Profile, id) : null
      if (profile === null) throw new Refusal([unknown])
      const before = await standingOf(em, profile)
      await apply(em, profile, review)
      await recordAct(em, operator.id, { ...act, before, after: await standingOf(em, profile) })
      return readBack(platform, em, Profile, { id })
    })
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

async function apply(em: EntityManager, profile: Profile, review: Review): Promise<void> {
  const { verificationStatus, creditScore, blocked } = review
  if (verificationStatus) profile.verificationStatus = verificationStatus
  if (creditScore !== undefined) await changeFinances(em, profile.id, { creditScore })
  await em.flush()
  if (typeof blocked === 'boolean')
    await em.execute('select block_member(?, ?)', [profile.id, blocked])
}

/** What a review can change, as the trail keeps it. */
async function standingOf(em: EntityManager, { id, verificationStatus }: Profile) {
  const { creditScore } = await financesOf(em, id)
  const identity = await em.findOneOrFail(Identity, { profileId: id }, { refresh: true })
  return {
    verification_status: verificationStatus,
    credit_score: creditScore,
    blocked: identity.blockedAt !== null,
  }
}

const unknown: Reason = { code: 'NOT_FOUND', field: 'id', message: 'id names no member.' }
