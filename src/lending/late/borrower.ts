import { onlyValue } from '../../database/change.ts'
import { BATCH, forGroupsDue } from '../due.ts'
import type { Platform } from '../platform.ts'

/** How many loans change in one transaction: whoever has part in several of them is told once. */
const TOGETHER = 20

/**
 * Open loans that are frozen as late, and those that should be: their borrowers owe the platform or, with $2, are late with another
 * loan or in default. Late loans are few, and each leads to its borrower's open ones by an index. A borrower's loans come together.
 */
const concerned = `select id from (
    select id, borrower_id from loan where frozen_as_late
    union select open.id, open.borrower_id from loan as late join loan as open on open.borrower_id = late.borrower_id and open.status = 'open'
      where $2 and not open.frozen_as_late and keeps_from_borrowing(late.status, late.late_due_on, late.next_due_on)
    union select open.id, open.borrower_id from account join wallet on wallet.id = wallet_id
      join loan as open on open.borrower_id = wallet.user_id and open.status = 'open'
      where kind = 'owed' and balance < 0 and not open.frozen_as_late) as either
  where not id = any($1) order by borrower_id, id limit ${BATCH}`

/** Freezes the open loans of borrowers who are late or owe the platform, and releases them once they don't; returns how many it changed. */
export function freezeLate(platform: Platform): Promise<number> {
  const bars = !platform.limits.borrowWhileLate
  return forGroupsDue(platform, concerned, [bars], TOGETHER, (ids) =>
    onlyValue<number>(platform.database.change('select freeze_late_loans($1, $2)', [ids, bars])),
  )
}
