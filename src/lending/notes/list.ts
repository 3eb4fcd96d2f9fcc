import type { Database } from '../../database/connection.ts'
import { OperatorNote } from '../../entities/operator/operator-note.ts'
import type { Listing } from '../../reads/page.ts'
import { recordsOf } from '../../reads/rows.ts'

/** The notes on a member and their loans, or on one loan, newest first. */
export function notesOn(
  database: Database,
  subject: { readonly memberId: string } | { readonly loanId: string },
): Listing {
  return {
    ...recordsOf(database, OperatorNote),
    parts: [
      ['loanId' in subject ? ['loan_id = ?', subject.loanId] : ['member_id = ?', subject.memberId]],
    ],
    key: ['created_at', 'id'],
    descending: true,
  }
}
