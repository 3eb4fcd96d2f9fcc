import { defineEntity, p } from '@mikro-orm/core'
import { checks } from '../checks.ts'

const LedgerAuditSchema = defineEntity({
  name: 'LedgerAudit',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    differences: p.integer(),
    madeAt: p.datetime(3),
    /** What it saw; of the next audit, everything else is new. */
    seen: p.string().columnType('pg_snapshot').nullable(),
    /** The database cluster in which transaction ids mean that. */
    cluster: p.text().nullable(),
    /** When everything was last audited. */
    wholeAt: p.datetime(3).nullable(),
  },
  checks: checks({ ledger_audit_single: 'id = 1' }),
})

/** The newest audit of the ledger, made by any gateway; the table has at most one row. */
export class LedgerAudit extends LedgerAuditSchema.class {}
LedgerAuditSchema.setClass(LedgerAudit)
