import type { Run } from '../../database/migrating/sources.ts'
import { auditHead, checkAuditTrail } from '../../lending/audit-trail/check.ts'
import { type Finding, fail, ok } from './finding.ts'

const SHOWN = 20

/** Checks the chain of the audit trail, and whether it agrees with what operators have done. */
export async function examineAuditTrail(query: Run): Promise<Finding[]> {
  const breaks = await checkAuditTrail(query)
  if (breaks.length > SHOWN) return [fail(`${breaks.length} entries of the audit trail are broken`)]
  if (breaks.length > 0)
    return breaks.map(({ number, problem }) =>
      fail(`entry ${number ?? 'without a number'} of the audit trail ${problem}`),
    )
  const differences = await query<{ what: string }>('select what from trail_differences()')
  if (differences.length > 0)
    return [
      fail(
        `${differences.length} acts of operators and entries of the audit trail contradict each other; \`npm run doctor -- --ledger\` lists them`,
      ),
    ]
  const { number, hash } = await auditHead(query)
  return [ok(`the audit trail is whole: ${number} entries, the last has the hash ${hash}`)]
}
