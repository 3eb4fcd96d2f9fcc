import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Profile } from '../member/profile.ts'
import { extensionOf, partOf } from '../reference.ts'

/** That a member was erased: of their records, the figures are left, under an id that names nobody. */
export class Erasure extends entity({
  name: 'Erasure',
  properties: {
    memberId: () => extensionOf(Profile, 'member_id'),
    erasedAt: p.datetime(3).defaultRaw('gateway_now()'),
    /** When the last trace in the records of others was erased; null until then. */
    doneAt: p.datetime(3).strictNullable(),
    /** The last of the members, by id, in whose records all traces are erased; null until there is one. */
    tracesUntil: p.uuid().strictNullable(),
  },
  indexes: { erasure_going_index: '(erased_at) where done_at is null' },
}) {}

/** What the law keeps: who a customer was (`aml`), and what the books need, such as the bank's statements (`books`). */
const keptKinds = ['aml', 'books'] as const
export type KeptKind = (typeof keptKinds)[number]

/** What the law keeps of an erased member, until a day. */
export class ErasureKept extends entity({
  name: 'ErasureKept',
  properties: {
    memberId: () => partOf(Profile, 'member_id'),
    kind: p.enum(keptKinds).primary(),
    /** The day on which it is erased. */
    until: p.date(),
    /** What was taken out of the records; null for what stays where it is, and once it is erased. */
    content: p.json<unknown>().strictNullable(),
    erasedAt: p.datetime(3).strictNullable(),
  },
  indexes: { erasure_kept_due_index: '(until) where erased_at is null' },
  checks: { erasure_kept_gone: 'erased_at is null or content is null' },
}) {}

/** A subject whose tokens from before an erasure are refused. */
export class ErasedSubject extends entity({
  name: 'ErasedSubject',
  properties: {
    /** A keyed hash of the subject. */
    fingerprint: p.blob().primary(),
    /** By the machine's clock, as tokens are issued. */
    erasedAt: p.datetime(3).defaultRaw('now()'),
  },
}) {}
