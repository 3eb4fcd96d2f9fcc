import { archivingFails } from './archiving.ts'
import type { Run } from './migrating/sources.ts'
import { oldestTransaction } from './oldest-transaction.ts'

/** What metrics tell of the database itself. */
export const healthOf = (run: Run) => ({
  oldestTransaction: () => oldestTransaction(run),
  archivingFails: () => archivingFails(run),
})
