import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf, reference } from '../reference.ts'

const actorKinds = ['operator', 'job', 'rule'] as const
export type ActorKind = (typeof actorKinds)[number]

/** The personal part of an entry: reason and values, by column name as in the tables, amounts in minor units. */
interface AuditedValues {
  readonly reason: string | null
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

const bytes = () => p.blob()

/** One act of an operator, a job or a rule, done or refused. */
export class AuditEntry extends entity({
  name: 'AuditEntry',
  properties: {
    id: p.uuid().primary(),
    /** Its place in the chain, from 1, without gaps, in commit order; null until its transaction commits. */
    number: p.bigint().nullable(),
    at: p.datetime(3).defaultRaw('gateway_now()'),
    actorKind: p.enum(actorKinds),
    /** The operator. It is no foreign key, so that the trail depends on no other table. */
    actorId: p.uuid().strictNullable(),
    /** The name of the job or rule. */
    actorName: p.text().strictNullable(),
    act: p.text(),
    targetKind: p.text(),
    targetId: p.uuid().strictNullable(),
    /** The member whose record the target is. */
    memberId: p.uuid().strictNullable(),
    /** The code for which the act was refused; null if it was done. */
    refusedWith: p.text().strictNullable(),
    /** Null, like its salt, after it was redacted. */
    personal: p.json<AuditedValues>().strictNullable(),
    salt: bytes().nullable(),
    digest: bytes(),
    previousHash: bytes().nullable(),
    hash: bytes().nullable(),
  },
  indexes: {
    audit_entry_target_index: ['targetId', 'number'],
    audit_entry_member_index: ['memberId', 'number'],
    audit_entry_actor_index: ['actorId', 'number'],
    audit_entry_actor_act_index: ['actorId', 'act', 'at'],
    audit_entry_act_index: ['act', 'number'],
    audit_entry_at_index: ['at', 'number'],
    audit_entry_people_index: "(number) where actor_kind = 'operator' and act <> 'lookAtMember'",
  },
  uniques: { audit_entry_number: ['number'] },
  checks: {
    audit_entry_actor:
      "case actor_kind when 'operator' then actor_id is not null and actor_name is null else actor_id is null and actor_name is not null end",
    audit_entry_redacted: '(personal is null) = (salt is null)',
    audit_entry_chained: 'num_nulls(number, previous_hash, hash) in (0, 3)',
  },
}) {}

/** The number and hash of the newest entry in the audit trail. The table has one row, which is locked to add an entry. */
export class AuditHead extends entity({
  name: 'AuditHead',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    number: p.bigint(),
    hash: p.blob(),
    /** Acts since this time are compared with the entries. */
    comparedSince: p.datetime(3).defaultRaw('now()'),
  },
  checks: { audit_head_single: 'id = 1' },
}) {}

/** Up to which entry of the trail a member sees who looked at their file. */
export class ShownLooks extends entity({
  name: 'ShownLooks',
  properties: {
    memberId: () => extensionOf(Profile, 'member_id'),
    /** The number of the newest entry of the audit trail that is shown. */
    upTo: p.bigint(),
    shownBy: () => reference(Profile, 'shown_by'),
    shownAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
}) {}
