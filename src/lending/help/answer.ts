import { idOrNone } from '../../database/ids.ts'
import { HelpRequest, helpTexts } from '../../entities/member/help-request.ts'
import { asOperator } from '../audit-trail/act.ts'
import { type Operator, ownAccount, type Purposeful, requirePurpose } from '../member/access.ts'
import { idempotencyOf, perform, wrongState } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkText } from '../refusal.ts'
import type { ChangedHelpRequest } from './request.ts'

interface HelpAnswer {
  readonly id: string
  readonly answer: string
  /** Whether nothing more is to be said. */
  readonly closes?: boolean | null
  /** The version that the operator has seen. */
  readonly version?: number | null
  readonly idempotencyKey?: string | null
}

/** Answers a request of a member's, who is told; throws a Refusal. A further answer takes the place of the one before, until the request is closed. */
export function answerHelpRequest(
  platform: Platform,
  operator: Operator & Purposeful,
  input: HelpAnswer,
): Promise<ChangedHelpRequest> {
  const { id, answer, closes, version } = input
  const act = { name: 'answerHelpRequest', targetKind: 'help request', targetId: id }
  return asOperator(platform, operator, act, async (acting) => {
    // Whoever answers sees what was asked: without a purpose, they would not get to see that it was answered.
    requirePurpose(operator, platform.limits.purposeOfLooks)
    const once = idempotencyOf(input, checkText('answer', answer, helpTexts.answer))
    const values = {
      by_user: operator.id,
      ...once,
      of_request: idOrNone(id),
      said: answer,
      closes: closes ?? false,
      seen: version ?? null,
    }
    const { record, replayed } = await perform(acting, 'answer_help_request', values, () => ({
      NOT_FOUND: { field: 'id', message: 'refusal.help.unknown' },
      ...wrongState({ from: 'closed', to: closes ? 'closed' : 'answered' }, 'refusal.help.over'),
      ...ownAccount(),
    }))
    return { helpRequest: record(HelpRequest, 'help_request'), replayed }
  })
}
