import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'

const AuditHeadSchema = defineEntity({
  name: 'AuditHead',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    number: p.bigint(),
    hash: p.blob(),
    /** Acts since this time are compared with the entries. */
    comparedSince: p.datetime(3).defaultRaw('now()'),
  },
  checks: checks({ audit_head_single: 'id = 1' }),
})

/** The number and hash of the newest entry in the audit trail. The table has one row, which is locked to add an entry. */
export class AuditHead extends AuditHeadSchema.class {}
AuditHeadSchema.setClass(AuditHead)
