import { createHash } from 'node:crypto'
import { v7 as newId } from 'uuid'
import { onlyValue } from '../../database/change.ts'
import { localeOf, minute } from '../../languages/formats.ts'
import { text } from '../../languages/index.ts'
import type { Platform } from '../platform.ts'
import type { Draft } from './draft.ts'
import type { PdfThread } from './pdf-thread.ts'

/** A document that is laid out: its row as JSON, and its file. */
export interface Laid {
  readonly row: string
  readonly content: Buffer
}

/** Lays a draft out as a document of now, which may correct another one. */
export async function lay(
  { database, timezone }: Pick<Platform, 'database' | 'timezone'>,
  thread: PdfThread,
  draft: Draft,
  replacesId: string | null = null,
): Promise<Laid> {
  const madeAt = await onlyValue<Date>(database.query('select gateway_now()'))
  const id = draft.id ?? newId()
  const made = minute(localeOf(draft.language), madeAt.toISOString(), timezone)
  const places = { page: '{page}', pages: '{pages}' }
  const foot = text(draft.language, 'document.foot', { id, made, ...places })
  const row = {
    id,
    user_id: draft.memberId,
    kind: draft.kind,
    version: draft.version,
    language: draft.language,
    title: draft.title,
    period: draft.period,
    loan_id: draft.loanId,
    replaces_id: replacesId,
    last_position: draft.lastPosition === undefined ? null : String(draft.lastPosition),
    figures: draft.figures,
    said: saidBy(draft),
    made_at: madeAt.toISOString(),
  }
  return { row: JSON.stringify(row), content: await thread.pdfOf(draft, { madeAt, foot }) }
}

/** A hash of all that a document says, in hexadecimal: two documents with the same one differ in nothing but their id and time. */
export function saidBy({ title, figures, blocks }: Draft): string {
  return createHash('sha256')
    .update(JSON.stringify([title, figures, blocks]))
    .digest('hex')
}
