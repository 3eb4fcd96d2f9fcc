import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'

const approvalStatuses = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

/** An operator's request for an act that another operator has to approve: pending, approved or rejected. */
export class ApprovalRequest extends entity({
  name: 'ApprovalRequest',
  properties: {
    id: p.uuid().primary(),
    /** The name of the mutation that was called. */
    act: p.text(),
    targetId: p.uuid(),
    /** The member whose record the target is; null for a bank line that is no member's. */
    memberId: () => reference(Profile, 'member_id').strictNullable(),
    /** The amount that the act would move, in minor units; 0 if it moves none, or was redacted. */
    amount: p.bigint(),
    /** The version of the target when the request was made; null for targets without versions. */
    version: p.integer().strictNullable(),
    reason: p.text(),
    /** Whether the act would make the reason public; null for acts that never do. */
    reasonPublic: p.boolean().strictNullable(),
    /** What else was asked for, in the database's names; null for acts that the amount describes. */
    terms: p.json<Readonly<Record<string, unknown>>>().strictNullable(),
    askedBy: () => reference(Profile, 'asked_by'),
    askedAt: p.datetime(3).defaultRaw('gateway_now()'),
    status: p.enum(approvalStatuses).default('pending'),
    decidedBy: () => reference(Profile, 'decided_by').strictNullable(),
    decidedAt: p.datetime(3).strictNullable(),
    /** The reason for the decision. */
    decision: p.text().strictNullable(),
    /** When amount, reason and decision were removed; null unless they were. */
    redactedAt: p.datetime(3).strictNullable(),
  },
  indexes: {
    approval_request_status_index: ['status', 'askedAt', 'id'],
    approval_request_member_index: ['memberId', 'askedAt', 'id'],
    approval_request_target_index: ['targetId', 'askedAt', 'id'],
  },
  uniques: { approval_request_pending_unique: "(act, target_id) where status = 'pending'" },
  checks: {
    approval_request_decided_whole:
      "(status = 'pending') = (num_nulls(decided_by, decided_at) = 2)",
  },
}) {}

const roles = ['operator', 'member'] as const

/** An act with money that an operator did without another's approval: a row for the operator, and one for each member concerned. */
export class ActAlone extends entity({
  name: 'ActAlone',
  properties: {
    id: p.uuid().primary(),
    /** The name of the mutation that was called. */
    act: p.text(),
    /** Whether `who` is the operator who did it, or a member whose money or loan it was. */
    role: p.enum(roles),
    who: p.uuid(),
    /** Minor units. */
    amount: p.bigint(),
    at: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { act_alone_who_index: ['who', 'role', 'at'] },
  checks: { act_alone_amount: 'amount > 0' },
}) {}
