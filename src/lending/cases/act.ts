import type { SqlFunctions } from '../../database/functions.generated.ts'
import type { CaseAct } from '../../entities/case/case-entry.ts'
import { MemberCase } from '../../entities/case/member-case.ts'
import type { Operator } from '../member/access.ts'
import { type Explanations, type Made, made, type Outcome, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { onCase } from './access.ts'

/** An input that can be sent several times with one key. */
export interface Repeatable {
  readonly idempotencyKey?: string | null
}

/** A case after an act on it. */
export type ShownCase = Made<{ case: MemberCase }>

type Acting = 'open_case' | 'change_case' | 'add_to_case' | 'decide_case'

/** The function that carries an act out, and its arguments. */
type Call = { readonly [Name in Acting]: readonly [name: Name, values: SqlFunctions[Name]] }[Acting]

/** Carries out an act on a case, which `call` prepares and may refuse; a refusal names `field`. */
export function actOnCase(
  platform: Platform,
  operator: Operator,
  name: CaseAct,
  caseId: string | null,
  call: () => Call,
): Promise<ShownCase> {
  return onCase(platform, operator, { name, caseId }, async (acting) => {
    const [text, values] = call()
    const done = await perform(acting, text, values, (outcome) =>
      explained(outcome, text === 'open_case' ? 'memberId' : 'id'),
    )
    return made(done, { case: MemberCase })
  })
}

const stuck = {
  closed: 'refusal.case.closed',
  held: 'refusal.case.lift',
  proposed: 'refusal.case.proposed',
  not_proposed: 'refusal.case.not_proposed',
  not_held: 'refusal.case.not_held',
  other_proposal: 'refusal.case.other_proposal',
} as const

function explained({ from, field: wrong }: Outcome, field: 'id' | 'memberId'): Explanations {
  return {
    NOT_FOUND: {
      field,
      message: field === 'id' ? 'refusal.case.unknown' : 'refusal.case.member',
    },
    OWN_ACCOUNT: { field, message: 'refusal.operator.own' },
    OWN_REQUEST: { field, message: 'refusal.case.own' },
    VALIDATION_FAILED: {
      field: String(wrong),
      message: wrong === 'dueAt' ? 'refusal.case.due' : 'refusal.case.assignee',
    },
    INVALID_TRANSITION: {
      field: from === 'not_held' || from === 'other_proposal' ? 'decision' : field,
      message: stuck[from as keyof typeof stuck],
    },
  }
}
