import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'

const approvalStatuses = ['pending', 'approved', 'rejected'] as const
export type ApprovalStatus = (typeof approvalStatuses)[number]

const ApprovalRequestSchema = defineEntity({
  name: 'ApprovalRequest',
  properties: {
    id: p.uuid().primary(),
    /** The mutation that was called. */
    act: p.text(),
    targetId: p.uuid(),
    /** Whose record it is. */
    memberId: () => reference(Profile, 'member_id'),
    /** Minor units: what it would move. */
    amount: p.bigint(),
    /** Of the target, as it was then; null for what never changes. */
    version: p.integer().strictNullable(),
    reason: p.text(),
    askedBy: () => reference(Profile, 'asked_by'),
    askedAt: p.datetime(3).defaultRaw('gateway_now()'),
    status: p.enum(approvalStatuses).default('pending'),
    decidedBy: () => reference(Profile, 'decided_by').strictNullable(),
    decidedAt: p.datetime(3).strictNullable(),
    /** Why it was decided so. */
    decision: p.text().strictNullable(),
    /** When amount, reason and decision were removed; null while they are there. */
    redactedAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    { name: 'approval_request_status_index', properties: ['status', 'askedAt', 'id'] },
    { name: 'approval_request_member_index', properties: ['memberId', 'askedAt', 'id'] },
    { name: 'approval_request_target_index', properties: ['targetId', 'askedAt', 'id'] },
    {
      name: 'approval_request_pending_unique',
      expression:
        "create unique index approval_request_pending_unique on approval_request (act, target_id) where status = 'pending'",
    },
  ],
  checks: checks({
    approval_request_decided_whole:
      "(status = 'pending') = (num_nulls(decided_by, decided_at) = 2)",
  }),
})

/** An act of an operator that waits for another one, or did. */
export class ApprovalRequest extends ApprovalRequestSchema.class {}
ApprovalRequestSchema.setClass(ApprovalRequest)
