import { idOrNone } from '../../database/ids.ts'
import type { CaseAct } from '../../entities/case/case-entry.ts'
import type { CaseProposal } from '../../entities/case/member-case.ts'
import { checkReason } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import { idempotencyOf } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { actOnCase, type Repeatable, type ShownCase } from './act.ts'

interface Decided extends Repeatable {
  readonly id: string
  readonly reason: string
  readonly decision?: CaseProposal
}

/** Proposes how a case ends, or that money is no longer held; throws a Refusal. */
export const proposeCaseDecision = decide.bind(null, 'proposeCaseDecision', 'propose')

/** Confirms and carries out what another operator has proposed, if it is still this decision; throws a Refusal. */
export const confirmCaseDecision = decide.bind(null, 'confirmCaseDecision', 'confirm')

/** Rejects what was proposed, or takes back one's own proposal; throws a Refusal. */
export const rejectCaseDecision = decide.bind(null, 'rejectCaseDecision', 'reject')

function decide(
  operation: string,
  name: CaseAct,
  platform: Platform,
  operator: Operator,
  input: Decided,
): Promise<ShownCase> {
  const { id, reason, decision = null } = input
  return actOnCase(platform, operator, name, id, () => {
    const once = idempotencyOf(input, checkReason(reason))
    const of = { by_user: operator.id, operation, ...once, of_case: idOrNone(id) }
    return ['decide_case', { ...of, decision, why: reason }]
  })
}
