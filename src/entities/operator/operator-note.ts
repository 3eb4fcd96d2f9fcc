import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Loan } from '../loan/loan.ts'
import { Profile } from '../member/profile.ts'
import { reference } from '../reference.ts'
import type { FileRecord } from './file-record.ts'

/** What an operator has noted on a member or one of their loans, and perhaps which file belongs to it. It never changes, except that text and file can be removed. */
export class OperatorNote extends entity({
  name: 'OperatorNote',
  properties: {
    id: p.uuid().primary(),
    /** Of a note on a loan, its borrower. */
    memberId: () => reference(Profile, 'member_id'),
    loanId: () => reference(Loan, 'loan_id').strictNullable(),
    authorId: () => reference(Profile, 'author_id'),
    /** Null, like the file, once the note has been redacted or the member erased. */
    text: p.text().strictNullable(),
    file: p.json<FileRecord>().strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: {
    operator_note_member_index: '(member_id, created_at, id)',
    operator_note_loan_index: '(loan_id, created_at, id) where loan_id is not null',
  },
  checks: { operator_note_text_length: 'char_length(text) between 1 and 2000' },
}) {}
