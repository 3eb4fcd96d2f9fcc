import type { Database } from '../../database/connection.ts'
import { OperatorNote } from '../../entities/operator/operator-note.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'
import { invalid, type MaybeReason } from '../refusal.ts'

/** What a note is about: a member, or a loan and so its borrower. */
export interface NoteSubject {
  readonly memberId?: string | null | undefined
  readonly loanId?: string | null | undefined
}

/** Says that a note is about a member or about a loan, if both are named, or neither. */
export function checkSubject({ memberId, loanId }: NoteSubject): MaybeReason {
  return !memberId === !loanId && invalid(memberId ? 'loanId' : 'memberId', 'refusal.note.subject')
}

/** The notes on a member and their loans, or on one loan, newest first. */
export function notesOn(database: Database, { memberId, loanId }: NoteSubject): Listing {
  return {
    columns: columnsOf(database, OperatorNote),
    from: 'operator_note',
    parts: [[loanId ? ['loan_id = ?', loanId] : ['member_id = ?', memberId]]],
    key: ['created_at', 'id'],
    descending: true,
  }
}

/** The position of a note in the list. */
export function notePosition({ createdAt, id }: OperatorNote): readonly string[] {
  return [createdAt.toISOString(), id]
}
