import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'

/** What can open a case: an operator, a rule about movements of money, or a hit in lists. */
export const caseRules = ['operator', 'in_and_out', 'round_trips', 'many_senders', 'lists'] as const
export type CaseRule = (typeof caseRules)[number]

const caseStates = ['open', 'in_review', 'closed'] as const
export type CaseState = (typeof caseStates)[number]

const caseOutcomes = ['cleared', 'reported', 'terminated'] as const
export type CaseOutcome = (typeof caseOutcomes)[number]

const caseProposals = [...caseOutcomes, 'lift_hold'] as const
/** What two operators decide on together: how a case ends, or that money is no longer held. */
export type CaseProposal = (typeof caseProposals)[number]

/** An investigation of a member by operators, of which the member never learns. */
export class MemberCase extends entity({
  name: 'MemberCase',
  properties: {
    id: p.uuid().primary(),
    memberId: () => reference(Profile, 'member_id'),
    /** What opened it. */
    rule: p.enum(caseRules),
    state: p.enum(caseStates).default('open'),
    outcome: p.enum(caseOutcomes).strictNullable(),
    /** Why an operator opened it; null if a rule did. */
    reason: p.text().strictNullable(),
    /** Whether the member's withdrawals and transfers wait. */
    holdsMoney: p.boolean().default(false),
    assigneeId: () => reference(Profile, 'assignee_id').strictNullable(),
    dueAt: p.datetime(3),
    /** What an operator has proposed, and another can confirm. */
    proposal: p.enum(caseProposals).strictNullable(),
    proposedBy: () => reference(Profile, 'proposed_by').strictNullable(),
    openedBy: () => reference(Profile, 'opened_by').strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    closedAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    member_case_member_index: ['memberId', 'createdAt', 'id'],
    member_case_newest_index: ['createdAt', 'id'],
    member_case_due_index: "(due_at) where state <> 'closed'",
    member_case_held_index: '(member_id) where holds_money',
  },
  uniques: {
    member_case_of_rule: "(member_id, rule) where state <> 'closed' and rule <> 'operator'",
  },
  checks: {
    member_case_closed:
      "(state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)",
    member_case_holds: "state <> 'closed' or not holds_money",
    member_case_proposed:
      "(proposal is null) = (proposed_by is null) and (state <> 'closed' or proposal is null)",
    member_case_opened: "(rule = 'operator') = (opened_by is not null)",
  },
}) {}
