import { isUuid } from '../../database/ids.ts'
import { creditScores } from '../../entities/finances.ts'
import { Profile, type VerificationStatus } from '../../entities/profile.ts'
import { checkNotNull, checkRange } from '../checks.ts'
import type { Platform } from '../platform.ts'
import { type Reason, Refusal, refuseIf } from '../refusal.ts'
import { inTransaction, readBack } from '../transaction.ts'
import { changeFinances } from './finances.ts'

const SCOPE = 'lending:admin'

/** The result of a review of a member: absent fields stay, null clears. */
export interface Review {
  readonly id: string
  readonly verificationStatus?: VerificationStatus | null
  readonly creditScore?: number | null
  readonly blocked?: boolean | null
}

/** Who runs the platform, by the scopes of the token. */
export interface Operator {
  readonly id: string
  readonly scopes: readonly string[]
}

/** Whether the token has the scope of operators who act. */
export function isOperator({ scopes }: Pick<Operator, 'scopes'>): boolean {
  return scopes.includes(SCOPE)
}

/** Throws a Refusal unless the token has the operator's scope. */
export function requireOperator(operator: Pick<Operator, 'scopes'>): void {
  refuseIf(
    !isOperator(operator) && {
      code: 'FORBIDDEN',
      message: `This needs a token with the scope ${SCOPE}.`,
    },
  )
}

/** Records a review; a block takes effect with its commit, and all requests of the member are refused within 30 s. */
export async function reviewMember(platform: Platform, review: Review): Promise<Profile> {
  const { id, verificationStatus, creditScore, blocked } = review
  refuseIf(
    checkNotNull('verificationStatus', verificationStatus),
    checkRange('creditScore', creditScore, creditScores),
    checkNotNull('blocked', blocked),
  )
  return inTransaction(platform, async (em) => {
    const profile = isUuid(id) ? await em.findOne(Profile, id) : null
    if (profile === null) throw new Refusal([unknown])
    if (verificationStatus) profile.verificationStatus = verificationStatus
    if (creditScore !== undefined) await changeFinances(em, id, { creditScore })
    if (typeof blocked === 'boolean') {
      await em.flush()
      await em.execute('select block_member(?, ?)', [id, blocked])
    }
    return readBack(platform, em, Profile, { id })
  })
}

const unknown: Reason = { code: 'NOT_FOUND', field: 'id', message: 'id names no member.' }
