import { maySee, type Operator, requireOperator } from '../member/access.ts'
import { MemberBlocked } from '../member/known-members.ts'
import type { Platform } from '../platform.ts'
import { checkText, type Reason, Refusal } from '../refusal.ts'
import { type Act, recordRefusal } from './record.ts'

/** The length of an operator's reason, in characters. */
export const REASON_MAX = 200

/**
 * Does what only an operator may, with the rights of operators. What is done adds itself to the audit trail, in its own transaction. What is refused is added by this
 * afterwards, if an operator tried it; members without a scope leave no entries, since they could fill the trail.
 */
export async function asOperator<T, Within extends Pick<Platform, 'database' | 'judges'>>(
  platform: Within,
  operator: Operator,
  act: Act,
  run: (acting: Within) => Promise<T>,
): Promise<T> {
  try {
    requireOperator(operator)
    // Who only judges an input has no database.
    return await run(
      platform.judges ? platform : { ...platform, database: platform.database.operating() },
    )
  } catch (error) {
    if (error instanceof Refusal && !error.replayed && !platform.judges)
      await recordTry(platform, operator, act, error.reasons[0]?.code)
    // An operator who was frozen a moment ago; a gateway that knows of it lets nothing in.
    if (error instanceof MemberBlocked) await recordTry(platform, operator, act, 'BLOCKED')
    throw error
  }
}

/** Adds to the trail that an operator has tried an act; it has no transaction of its own, as nothing else remains of it. */
async function recordTry(
  { database }: Pick<Platform, 'database'>,
  operator: Operator,
  act: Act,
  code = 'FAILED',
): Promise<void> {
  if (maySee(operator)) await recordRefusal(database, operator.id, withoutBadText(act), code)
}

/** An operator's reason for an act, which the trail keeps and can redact. */
export function checkReason(reason: string | null | undefined): Reason | undefined {
  return checkText('reason', reason, { min: 1, max: REASON_MAX })
}

/** A reason that was refused itself is not kept. */
function withoutBadText(act: Act): Act {
  return checkReason(act.reason) ? { ...act, reason: null } : act
}
