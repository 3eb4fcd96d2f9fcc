import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import type { FileRecord } from '../../entities/operator/file-record.ts'
import { checkReason } from '../audit-trail/act.ts'
import { checkFile } from '../file-record.ts'
import type { Operator } from '../member/access.ts'
import { idempotencyOf } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkId, checkNotNull, checkText, invalid, type MaybeReason } from '../refusal.ts'
import { actOnCase, type Repeatable, type ShownCase } from './act.ts'

/** How long a note on a case is, in characters. */
export const caseNoteLength = { min: 1, max: 2_000 } as const

interface NewCase extends Repeatable {
  readonly memberId: string
  readonly reason: string
  readonly holdMoney?: boolean | null
  readonly dueAt?: Date | null
}

interface CaseChange extends Repeatable {
  readonly id: string
  readonly assigneeId?: string | null
  readonly dueAt?: Date | null
  readonly holdMoney?: boolean | null
}

/** Opens a case about a member, who does not learn of it; throws a Refusal. */
export function openCase(
  platform: Platform,
  operator: Operator,
  input: NewCase,
): Promise<ShownCase> {
  const { memberId, reason, holdMoney, dueAt } = input
  return actOnCase(platform, operator, 'open', null, () => {
    const once = idempotencyOf(input, checkReason(reason), checkHold(platform, holdMoney))
    const values = {
      by_user: operator.id,
      ...once,
      new_id: newId(),
      about: idOrNone(memberId),
      why: reason,
      holds: holdMoney ?? false,
      due: dueAt ?? null,
    }
    return ['open_case', values]
  })
}

/** Gives a case to an operator, moves its deadline, or begins to hold the member's money; throws a Refusal. */
export function updateCase(
  platform: Platform,
  operator: Operator,
  input: CaseChange,
): Promise<ShownCase> {
  const { id, assigneeId, dueAt, holdMoney } = input
  const name = holdMoney ? 'hold' : dueAt ? 'set_deadline' : 'assign'
  return actOnCase(platform, operator, name, id, () => {
    const once = idempotencyOf(
      input,
      checkId('assigneeId', assigneeId),
      checkNotNull('dueAt', dueAt),
      checkNotNull('holdMoney', holdMoney),
      checkHold(platform, holdMoney),
      holdMoney === false && invalid('holdMoney', 'refusal.case.lift'),
    )
    const given = {
      ...(assigneeId !== undefined && { assignee_id: assigneeId }),
      ...(dueAt && { due_at: dueAt }),
      ...(holdMoney && { holds_money: true }),
    }
    const values = { by_user: operator.id, ...once, of_case: idOrNone(id), given }
    return ['change_case', values]
  })
}

/** Adds a note, which nobody can change or remove; throws a Refusal. */
export function addCaseNote(
  platform: Platform,
  operator: Operator,
  input: Repeatable & { readonly id: string; readonly text: string },
): Promise<ShownCase> {
  const { text } = input
  return add(platform, operator, 'addCaseNote', input, { text }, [
    checkText('text', text, caseNoteLength),
  ])
}

/** Records that there is a file about the case, which is kept elsewhere; throws a Refusal. */
export function addCaseFile(
  platform: Platform,
  operator: Operator,
  input: Repeatable & FileRecord & { readonly id: string },
): Promise<ShownCase> {
  const { name, sha256, size } = input
  return add(
    platform,
    operator,
    'addCaseFile',
    input,
    { file: { name, sha256, size } },
    checkFile(input),
  )
}

function add(
  platform: Platform,
  operator: Operator,
  operation: 'addCaseNote' | 'addCaseFile',
  input: Repeatable & { readonly id: string },
  told: object,
  wrong: readonly MaybeReason[],
): Promise<ShownCase> {
  const name = operation === 'addCaseNote' ? 'note' : 'file'
  return actOnCase(platform, operator, name, input.id, () => {
    const once = idempotencyOf(input, ...wrong)
    const of = idOrNone(input.id)
    const values = { by_user: operator.id, operation, ...once, of_case: of }
    return ['add_to_case', { ...values, told: JSON.stringify(told) }]
  })
}

/** Without screening, withdrawals and transfers are made at once, so that nothing can be held unnoticed. */
export const canHold = ({ limits }: Pick<Platform, 'limits'>) => limits.screening !== null

function checkHold(platform: Platform, holdMoney: boolean | null | undefined): MaybeReason {
  return (
    holdMoney === true &&
    !canHold(platform) && {
      code: 'FORBIDDEN',
      field: 'holdMoney',
      message: 'refusal.case.no_screening',
    }
  )
}
