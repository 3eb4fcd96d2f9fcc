import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'

/** The newest audit of the ledger, made by any gateway; the table has at most one row. */
export class LedgerAudit extends entity({
  name: 'LedgerAudit',
  properties: {
    id: p.smallint().primary().autoincrement(false),
    differences: p.integer(),
    madeAt: p.datetime(3),
    /** The snapshot that the audit saw; everything that is not visible in it is new to the next audit. */
    seen: p.string().columnType('pg_snapshot').nullable(),
    /** The database cluster in which the transaction ids of that snapshot are valid. */
    cluster: p.text().nullable(),
    /** When everything was last audited. */
    wholeAt: p.datetime(3).nullable(),
  },
  checks: { ledger_audit_single: 'id = 1' },
}) {}
