import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import { maySee, type Operator, requireOperator } from '../member/access.ts'
import { MemberBlocked } from '../member/known-members.ts'
import type { Platform } from '../platform.ts'
import { checkText, type Reason, Refusal } from '../refusal.ts'

/** The maximum length of an operator's reason, in characters. */
export const REASON_MAX = 200

/**
 * Runs an act that only operators may do, with the rights of operators; throws a Refusal if the caller is none. The act adds its own
 * entry to the audit trail, in its transaction. If it is refused, this adds an entry afterwards, but only for operators: members
 * without a scope could otherwise fill the trail.
 */
export async function asOperator<T, Within extends Pick<Platform, 'database' | 'judges'>>(
  platform: Within,
  operator: Operator,
  act: Act,
  run: (acting: Within) => Promise<T>,
): Promise<T> {
  return attempting(
    platform,
    (acting) => {
      requireOperator(operator)
      return run(acting)
    },
    async (code) => {
      if (maySee(operator)) await recordRefusal(platform.database, operator.id, act, code)
    },
  )
}

/** Runs an act with the rights of operators; if it is refused, `note` notes why in a separate transaction, since it was not carried out. */
export async function attempting<T, Within extends Pick<Platform, 'database' | 'judges'>>(
  platform: Within,
  run: (acting: Within) => Promise<T>,
  note: (code: string) => Promise<void>,
): Promise<T> {
  try {
    // When only an input is checked, any use of the database throws.
    return await run(
      platform.judges ? platform : { ...platform, database: platform.database.operating() },
    )
  } catch (error) {
    if (error instanceof Refusal && !error.replayed && !platform.judges)
      await note(error.reasons[0]?.code ?? 'FAILED')
    // The operator was frozen a moment ago: once a gateway knows of a block, it refuses the request before it gets here.
    if (error instanceof MemberBlocked) await note('BLOCKED')
    throw error
  }
}

/** Says what is wrong with an operator's reason for an act: 1 to 200 characters, if it is given. */
export function checkReason(reason: string | null | undefined): Reason | undefined {
  return checkText('reason', reason, { min: 1, max: REASON_MAX })
}

/** An act that an operator tries, and the record that it is about. */
interface Act {
  /** The mutation's name. */
  readonly name: string
  readonly targetKind: string
  /** As the caller gave it: it may not be a UUID. */
  readonly targetId: string | null
  /** Whom the operator named, if it is not a member's record. */
  readonly memberId?: string | null
  readonly reason?: string | null
}

/** Adds a refused act to the audit trail, without a reason that was itself invalid: it may be too long, or text that PostgreSQL can't store. */
async function recordRefusal(
  database: Pick<Database, 'operating'>,
  operatorId: string,
  { name, targetKind, targetId, memberId = null, reason = null }: Act,
  code: string,
): Promise<void> {
  const [target, member] = [targetId, memberId].map((id) => (id && isUuid(id) ? id : null))
  const said = checkReason(reason) ? null : reason
  const text = 'select record_refusal($1, $2, $3, $4, $5, $6, $7)'
  const values = [name, operatorId, targetKind, target, member, said, code]
  await database.operating().change(text, values)
}
