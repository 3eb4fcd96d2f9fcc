import { oneRow } from '../../database/change.ts'
import { idOrNone } from '../../database/ids.ts'
import { Document } from '../../entities/documents/document.ts'
import { columnsOf } from '../../reads/rows.ts'
import { type Decision, decide, type Once } from '../audit-trail/decide.ts'
import { type Operator, ownAccount } from '../member/access.ts'
import { type Explain, type Made, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'
import { type Laid, lay, saidBy } from './lay.ts'
import { type Due, draftOf } from './maker.ts'
import { makerOf } from './makers.ts'
import { openPdfThread } from './pdf-thread.ts'
import { documentsOff } from './request.ts'

/**
 * Makes a document again for an operator, from the books as they are now and in its own language, as another one that names it; the old one stays. Refused if it
 * would say the same, or nothing any more. Throws a Refusal.
 */
export function correctDocument(
  platform: Platform,
  operator: Operator,
  input: Decision,
): Promise<Made<{ document: Document }>> {
  const { id, reason } = input
  const correct = async (acting: Platform, once: Once) => {
    refuseIf(documentsOff(platform))
    const made = await again(acting, idOrNone(id))
    const values = {
      ...once,
      of_document: idOrNone(id),
      one: typeof made === 'string' ? null : made.row,
      bytes: typeof made === 'string' ? null : made.content,
      obstacle: typeof made === 'string' ? made : null,
      reason,
    }
    const { outcome, replayed } = await perform(acting, 'correct_document', values, explained)
    const query = `select ${columnsOf(acting.database, Document)} from document where id = $1`
    const document = await oneRow(acting.database.query<Document>(query, [outcome.document_id]))
    return { document, replayed }
  }
  return decide(platform, operator, 'correctDocument', 'document', input, correct)
}

/** The document as it would be made now, or why there is none to make. One that is replaced is not made again: the call is refused, or repeated. */
async function again(platform: Platform, id: string): Promise<Laid | 'unchanged' | 'void'> {
  const known = `select ${columnsOf(platform.database, Document)}, encode(said, 'hex') as said from document where id = $1
    and not exists (select from document as newer where newer.replaces_id = document.id)`
  const [old] = await platform.database.query<Document & { said: string | null }>(known, [id])
  if (old === undefined) return 'void'
  const { userId: memberId, period, loanId, language } = old
  const due: Due = { memberId, place: id, period, loanId, corrects: old }
  const draft = await draftOf(makerOf(old.kind), platform, due, language)
  if (draft === null) return 'void'
  if (saidBy(draft) === old.said) return 'unchanged'
  const thread = openPdfThread()
  try {
    return await lay(platform, thread, draft, id)
  } finally {
    await thread.close()
  }
}

const obstacles = {
  replaced: 'refusal.document.replaced',
  unchanged: 'refusal.document.unchanged',
  void: 'refusal.document.void',
} as const

const explained: Explain = ({ from, by }) => ({
  ...ownAccount(),
  NOT_FOUND: { field: 'id', message: 'refusal.document.unknown' },
  INVALID_TRANSITION: {
    field: 'id',
    message: obstacles[from as keyof typeof obstacles],
    ...(by !== undefined && { values: { by: String(by) } }),
    details: { from, to: 'corrected', ...(by !== undefined && { by }) },
  },
})
