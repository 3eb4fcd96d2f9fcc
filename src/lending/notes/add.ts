import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import type { FileRecord } from '../../entities/operator/file-record.ts'
import { OperatorNote } from '../../entities/operator/operator-note.ts'
import { asOperator } from '../audit-trail/act.ts'
import { checkFile } from '../file-record.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { idempotencyOf, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkText } from '../refusal.ts'
import { checkSubject, type NoteSubject } from './list.ts'

const TEXT = { min: 1, max: 2_000 } as const

interface NewNote extends NoteSubject {
  readonly text: string
  readonly file?: FileRecord | null
  readonly idempotencyKey?: string | null
}

/** Notes something on a member or a loan, which nobody can change or remove; throws a Refusal. */
export function addOperatorNote(
  platform: Platform,
  operator: Operator,
  input: NewNote,
): Promise<{ readonly note: OperatorNote; readonly replayed: boolean }> {
  const { memberId, loanId, text, file } = input
  const act = {
    name: 'addOperatorNote',
    targetKind: loanId ? 'loan' : 'member',
    targetId: loanId ?? memberId ?? null,
  }
  return asOperator(platform, operator, act, async (acting) => {
    const { key, hash } = idempotencyOf(
      input,
      checkSubject(input),
      checkText('text', text, TEXT),
      ...(file ? checkFile(file, 'file.') : []),
    )
    const values = {
      by_user: operator.id,
      with_key: key,
      hash,
      new_id: newId(),
      about_member: memberId ? idOrNone(memberId) : null,
      about_loan: loanId ? idOrNone(loanId) : null,
      said: text,
      with_file: file ? JSON.stringify(file) : null,
    }
    const done = await perform(acting, 'add_operator_note', values, () => ({
      NOT_FOUND: { field: loanId ? 'loanId' : 'memberId', message: 'refusal.note.unknown' },
      INVALID_TRANSITION: { message: 'refusal.note.erased' },
      ...ownAccount(loanId ? 'loanId' : 'memberId'),
    }))
    return { note: done.record(OperatorNote, 'note'), replayed: done.replayed }
  })
}
