import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'

const AuditHeadSchema = defineEntity({
  name: 'AuditHead',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    number: p.bigint(),
    hash: p.blob(),
    /** Acts since then are compared with the entries. */
    comparedSince: p.datetime(3).defaultRaw('now()'),
  },
  checks: checks({ audit_head_single: 'id = 1' }),
})

/** The newest entry of the audit trail; the table has one row, which whoever adds an entry locks. */
export class AuditHead extends AuditHeadSchema.class {}
AuditHeadSchema.setClass(AuditHead)
