import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import type { FileRecord } from '../operator/file-record.ts'
import { reference } from '../reference.ts'
import { type CaseProposal, MemberCase } from './member-case.ts'

const caseActs = [
  'open',
  'find',
  'look',
  'note',
  'file',
  'assign',
  'set_deadline',
  'hold',
  'propose',
  'confirm',
  'reject',
  'take_back',
  'lift_hold',
  'return_money',
] as const
/** What can be done or found in a case. */
export type CaseAct = (typeof caseActs)[number]

/** What a rule or a list has found, amounts in minor units. */
export interface CaseFinding {
  readonly amount_in?: number
  readonly amount_out?: number
  readonly senders?: number
  /** Those who sent the most, at most 20. */
  readonly sent_by_ids?: readonly string[]
  readonly counterparty_id?: string
  readonly transaction_id?: string
  readonly until?: string
  readonly listed?: readonly string[]
}

/** What an entry says, by column name. */
interface Said {
  readonly text?: string
  readonly decision?: CaseProposal
  readonly file?: FileRecord
  readonly finding?: CaseFinding
  readonly assignee_id?: string | null
  readonly due_at?: string
  readonly payment_ids?: readonly string[]
}

const bytes = () => p.blob()

/** What was done or found in a case, by whom and when: an entry never changes. */
export class CaseEntry extends entity({
  name: 'CaseEntry',
  properties: {
    id: p.uuid().primary(),
    /** Its place in the chain of all cases, from 1, without gaps. */
    number: p.bigint(),
    /** Null if a refused attempt named no case. */
    caseId: () => reference(MemberCase, 'case_id').strictNullable(),
    at: p.datetime(3).defaultRaw('gateway_now()'),
    /** The operator. It is no foreign key, as in the audit trail. */
    actorId: p.uuid().strictNullable(),
    /** The rule. */
    actorName: p.text().strictNullable(),
    act: p.enum(caseActs),
    refusedWith: p.text().strictNullable(),
    /** Null, like its salt, once the law no longer keeps it. */
    said: p.json<Said>().strictNullable(),
    salt: bytes().nullable(),
    digest: bytes(),
    previousHash: bytes(),
    hash: bytes(),
  },
  indexes: {
    case_entry_case_index: ['caseId', 'number'],
    case_entry_actor_index: ['actorId'],
  },
  uniques: { case_entry_number: ['number'] },
  checks: {
    case_entry_actor: 'num_nulls(actor_id, actor_name) = 1',
    case_entry_emptied: '(said is null) = (salt is null)',
  },
}) {}
