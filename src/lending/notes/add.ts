import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import type { FileRecord } from '../../entities/operator/file-record.ts'
import { OperatorNote } from '../../entities/operator/operator-note.ts'
import { decide, type Once } from '../audit-trail/decide.ts'
import { checkFile } from '../file-record.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Made, made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkText } from '../refusal.ts'

/** How long a note is, in characters. */
export const noteLength = { min: 1, max: 2_000 } as const

interface NewNote {
  /** Of the member or the loan. */
  readonly id: string
  readonly text: string
  readonly file?: FileRecord | null
  readonly idempotencyKey?: string | null
}

/** Notes something on a member or a loan, which nobody can change; throws a Refusal. */
export function addNote(
  platform: Platform,
  operator: Operator,
  subject: 'member' | 'loan',
  input: NewNote,
): Promise<Made<{ note: OperatorNote }>> {
  const { id, text, file } = input
  const name = subject === 'member' ? 'addMemberNote' : 'addLoanNote'
  const wrong = [checkText('text', text, noteLength), ...(file ? checkFile(file, 'file.') : [])]
  const add = async (acting: Platform, once: Once) => {
    const values = {
      operation: name,
      ...once,
      new_id: newId(),
      about_member: subject === 'member' ? idOrNone(id) : null,
      about_loan: subject === 'loan' ? idOrNone(id) : null,
      said: text,
      with_file: file ? JSON.stringify(file) : null,
    }
    const done = await perform(acting, 'add_operator_note', values, () => ({
      NOT_FOUND: { field: 'id', message: 'refusal.note.unknown' },
      INVALID_TRANSITION: { field: 'id', message: 'refusal.note.erased' },
      ...ownAccount(),
    }))
    return made(done, { note: OperatorNote })
  }
  return decide(platform, operator, name, subject, input, add, ...wrong)
}
