import { idOrNone } from '../../database/ids.ts'
import type { Reader } from '../../database/reader.ts'
import { asOperator, checkReason } from '../audit-trail/act.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkNotNull, refuseIf } from '../refusal.ts'

/** How many looks are shown at once. */
const LOOKS_MAX = 100

/** That an operator has looked at a member's file. */
export interface Look {
  readonly at: Date
  /** What for, in the operator's words; null if the operator did not say. */
  readonly purpose: string | null
  /** The operator's name; null if they have given none. */
  readonly operator: string | null
}

/** Shows a member which operators have looked at their file until now; throws a Refusal. */
export function showLooks(
  platform: Platform,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<{ readonly memberId: string }> {
  const act = { name: 'showLooks', targetKind: 'member', targetId: id, reason }
  return asOperator(platform, operator, act, async (acting) => {
    refuseIf(checkNotNull('reason', reason), checkReason(reason))
    const values = { by_user: operator.id, member: idOrNone(id), because: reason }
    await perform(acting, 'show_looks', values, () => ({
      NOT_FOUND: { field: 'id', message: 'refusal.member.unknown' },
      ...ownAccount(),
    }))
    return { memberId: id }
  })
}

/** The looks that an operator has shown to a member, newest first, at most 100 before a time. */
export function looksShownTo(
  { query }: Reader,
  memberId: string,
  before: Date | null | undefined,
): Promise<Look[]> {
  const text = 'select at, purpose, operator from looks_shown_to($1, $2, $3)'
  return query<Look>(text, [memberId, before ?? null, LOOKS_MAX])
}
