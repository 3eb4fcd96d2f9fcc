import { LockMode } from '@mikro-orm/core'
import { Loan } from '../../entities/loan/loan.ts'
import { BATCH, forEachDue } from '../due.ts'
import type { Platform } from '../platform.ts'
import { inTransaction } from '../transaction.ts'
import { moveTo } from './transition.ts'

// The same expression as in loan_expiring_index, so that PostgreSQL uses it.
const end = "coalesce(expires_at, 'infinity')"
/** Selects open loans whose funding period has ended; exported for the test of query plans. */
export const expired = `select id from loan where published_at is not null and status = 'open' and ${end} <= gateway_now()
  and not id = any($1) order by ${end} limit ${BATCH}`

/** Expires open loans whose funding period has ended, each in its own transaction; returns how many were expired. */
export function expireLoans(platform: Platform): Promise<number> {
  return forEachDue(platform, expired, [], (id) => expire(platform, id))
}

/** Expires an open loan, unless it has changed state meanwhile; returns whether it did. */
async function expire(platform: Platform, id: string): Promise<boolean> {
  return inTransaction(platform, async (em) => {
    const where = { id, status: 'open' as const }
    const loan = await em.findOne(Loan, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (loan !== null) await moveTo(platform, em, loan, 'expired', 'clock')
    return loan !== null
  })
}
