import type { Operator } from '../member/access.ts'
import { type Idempotency, idempotencyOf } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import type { MaybeReason } from '../refusal.ts'
import { asOperator, checkReason } from './act.ts'

/** An operator's decision about a record: its id and the reason. */
export interface Decision {
  readonly id: string
  readonly reason: string
  readonly idempotencyKey?: string | null
}

/** What was previewed of a decision. */
export interface Seen {
  /** The version of the preview: what would now do something else is refused. */
  readonly version?: number | null
}

/** A decision whose reason may be missing, for acts that don't require one. */
type Given = Omit<Decision, 'reason'> & {
  readonly reason?: string | null
  readonly memberId?: string | null
}

/** An operator's decision and what makes it happen at most once, as database functions take them. */
export interface Once extends Idempotency {
  readonly by_user: string
}

/** Carries out an operator's decision with the rights of operators, at most once under its key; a refusal is added to the trail, too. */
export function decide<T, Within extends Pick<Platform, 'database' | 'judges'>>(
  platform: Within,
  operator: Operator,
  name: string,
  targetKind: string,
  input: Given,
  run: (acting: Within, once: Once) => Promise<T>,
  /** Further reasons to refuse the input. */
  ...wrong: readonly MaybeReason[]
): Promise<T> {
  const { id: targetId, memberId, reason } = input
  const act = { name, targetKind, targetId, memberId: memberId ?? null, reason: reason ?? null }
  return asOperator(platform, operator, act, async (acting) => {
    const once = idempotencyOf(input, ...wrong, checkReason(reason))
    return run(acting, { by_user: operator.id, ...once })
  })
}
