import { firstRow } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { Document, type DocumentKind, documentKinds } from '../../entities/documents/document.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf, recordsOf } from '../../reads/rows.ts'
import { checkId, refuseIf } from '../refusal.ts'

export { documentKinds }

/** Which documents to list; all conditions must hold. */
interface DocumentFilter {
  readonly kind?: DocumentKind | null | undefined
  readonly loanId?: string | null | undefined
}

/** Lists a member's documents, newest first; throws a Refusal if what is to be the id of a loan is none. */
export function documentsOf(
  database: Database,
  memberId: string,
  { kind, loanId }: DocumentFilter,
): Listing {
  refuseIf(checkId('loanId', loanId))
  return {
    ...recordsOf(database, Document),
    parts: [[['user_id = ?', memberId]]],
    filters: [
      ['kind = ?', kind],
      ['loan_id = ?', loanId],
    ],
    key: ['id'],
    descending: true,
  }
}

/** A member's own document; null if the member has none with this id. */
export function documentOf(
  database: Database,
  memberId: string,
  id: string,
): Promise<Document | null> {
  const query = `select ${columnsOf(database, Document)} from document where id = $1 and user_id = $2`
  return firstRow(database.query<Document>(query, [idOrNone(id), memberId]))
}

/** The file of a document, with its SHA-256. */
export interface DocumentFile {
  readonly content: Buffer
  readonly hash: Buffer
}

/** The file of a member's own document; null if the member has none with this id. */
export function documentFile(
  { database }: { readonly database: Database },
  memberId: string,
  id: string,
): Promise<DocumentFile | null> {
  const query = 'select content, hash from document where id = $1 and user_id = $2'
  return firstRow(database.change<DocumentFile>(query, [idOrNone(id), memberId]))
}
