import { p } from '@mikro-orm/core'
import { caseRules } from '../case/member-case.ts'
import { entity } from '../entity.ts'
import { helpTopics } from '../member/help-request.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'
import { viewIn } from '../view-source.ts'

const notedKinds = ['late', 'review', 'request', 'payment', 'bank_line', 'mail', 'help'] as const
/** What can wait for operators: a late loan, one to review, a request of an operator, a withdrawal to approve, a line of the bank's that nobody can assign, an address that letters come back from, a member's request for help, or a case. */
export const workKinds = [...notedKinds, 'case'] as const
export type WorkKind = (typeof workKinds)[number]

/** What an operator does next about an item. */
export type WorkStep =
  | 'remind'
  | 'await_payment'
  | 'agree_plan'
  | 'decide_default'
  | 'recover'
  | 'review'
  | 'approve'
  | 'assign'
  | 'ask_address'
  | 'answer'
  | 'answer_reply'
  | 'take'
  | 'decide'
  | 'confirm'

/** Who has taken an item of the worklist, and what they have noted on it. */
export class WorkNote extends entity({
  name: 'WorkNote',
  properties: {
    kind: p.enum(notedKinds).primary(),
    /** The loan, the request, the payment, the bank's line, the member, or the request for help, whose record is not referred to, since it has many tables. */
    subjectId: p.uuid().primary(),
    memberId: () => reference(Profile, 'member_id').strictNullable(),
    ownerId: () => reference(Profile, 'owner_id').strictNullable(),
    note: p.text().strictNullable(),
    /** Until that day the item is put away. */
    lookAgainOn: p.date().strictNullable(),
    version: p.integer(),
    changedBy: () => reference(Profile, 'changed_by'),
    changedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { work_note_member_index: '(member_id) where member_id is not null' },
  checks: { work_note_note_length: 'char_length(note) between 1 and 500' },
}) {}

/** Something that waits for an operator. */
export class WorkItem extends entity({
  name: 'WorkItem',
  view: true,
  expression: viewIn('worklist/work-item'),
  properties: {
    /** The kind and the subject: `late:` and a loan's id. */
    id: p.text().primary(),
    kind: p.enum(workKinds),
    subjectId: p.uuid(),
    memberId: p.uuid().strictNullable(),
    loanId: p.uuid().strictNullable(),
    since: p.datetime(3),
    ageDays: p.integer(),
    /** The deadline of a case. */
    dueAt: p.datetime(3).strictNullable(),
    nextStep: p.text().$type<WorkStep>(),
    ownerId: p.uuid().strictNullable(),
    note: p.text().strictNullable(),
    /** 0 until somebody takes it or notes something. */
    version: p.integer(),
    /** Minor units: what is asked for, or what the bank's line moved; null for a late loan, of which `LoanDebt` says it, and where there is none. */
    amount: p.bigint().strictNullable(),
    /** Whom the bank names as the other side of its line. */
    counterparty: p.text().strictNullable(),
    /** On which day an operator wants to see it again; null if they have not said so, and for cases. */
    lookAgainOn: p.date().strictNullable(),
    /** What a request for help is about; null for all others. */
    topic: p.enum(helpTopics).strictNullable(),
    /** What opened a case; null for all others. */
    rule: p.enum(caseRules).strictNullable(),
  },
}) {}
