import type { Database } from '../../database/connection.ts'
import { Letter, type LetterState } from '../../entities/mail/letter.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

/** What can have become of a letter that is shown: one that is new waits, and one that is part of another is not shown. */
export type ShownState = Exclude<LetterState, 'new' | 'gathered'>

/** Lists the letters to a member, newest first. Those that were combined into a digest are left out. */
export function letterList(database: Database, userId: string): Listing {
  return {
    columns: columnsOf(database, Letter),
    from: 'letter',
    parts: [[['user_id = ?', userId]]],
    filters: [["state <> 'gathered'"]],
    key: ['id'],
    descending: true,
  }
}
