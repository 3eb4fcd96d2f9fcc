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
  try {
    requireOperator(operator)
    // When only an input is checked, any use of the database throws.
    return await run(
      platform.judges ? platform : { ...platform, database: platform.database.operating() },
    )
  } catch (error) {
    if (error instanceof Refusal && !error.replayed && !platform.judges)
      await recordTry(platform, operator, act, error.reasons[0]?.code)
    // The operator was frozen a moment ago: once a gateway knows of a block, it refuses the request before it gets here.
    if (error instanceof MemberBlocked) await recordTry(platform, operator, act, 'BLOCKED')
    throw error
  }
}

/** Adds to the trail that an operator has tried an act, in a separate transaction, since the act itself was not carried out. */
async function recordTry(
  { database }: Pick<Platform, 'database'>,
  operator: Operator,
  act: Act,
  code = 'FAILED',
): Promise<void> {
  if (maySee(operator)) await recordRefusal(database, operator.id, withoutBadText(act), code)
}

/** Says what is wrong with an operator's reason for an act: 1 to 200 characters, if it is given. */
export function checkReason(reason: string | null | undefined): Reason | undefined {
  return checkText('reason', reason, { min: 1, max: REASON_MAX })
}

/** The act without its reason if that was itself invalid: it may be too long, or text that PostgreSQL can't store. */
function withoutBadText(act: Act): Act {
  return checkReason(act.reason) ? { ...act, reason: null } : act
}

/** An act that an operator tries, and the record that it is about. */
interface Act {
  /** The mutation's name. */
  readonly name: string
  readonly targetKind: string
  /** As the caller gave it: it may not be a UUID. */
  readonly targetId: string | null
  readonly reason?: string | null
}

/** Adds a refused act to the audit trail, in a transaction of its own. */
async function recordRefusal(
  database: Pick<Database, 'operating'>,
  operatorId: string,
  { name, targetKind, targetId, reason = null }: Act,
  code: string,
): Promise<void> {
  const target = targetId && isUuid(targetId) ? targetId : null
  const text = 'select record_refusal($1, $2, $3, $4, null, $5, $6)'
  const values = [name, operatorId, targetKind, target, reason, code]
  await database.operating().change(text, values)
}
