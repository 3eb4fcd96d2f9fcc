import type { Database } from '../../database/connection.ts'
import { idOfPart } from '../../database/ids.ts'
import { CashFlow } from '../../entities/cash-flow.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

/** Of which time; absent: all. */
interface Period {
  readonly since: Date | null | undefined
  readonly until: Date | null | undefined
}

/** The list of what came into a user's wallet and went out of it, by category, newest first. */
export function cashFlowOf(database: Database, userId: string, { since, until }: Period): Listing {
  return {
    columns: columnsOf(database, CashFlow),
    from: 'cash_flow',
    parts: [[['user_id = ?', userId]]],
    filters: [
      ['created_at >= ?', since],
      ['created_at < ?', until],
    ],
    key: ['position', 'part', 'id'],
    descending: true,
    unordered: 'sorted',
  }
}

/** The id of an entry: a line has an entry for each of its parts. */
export function entryId({ id, part }: CashFlow): string {
  return idOfPart(id, `cash flow ${part}`)
}

/** The position of an entry in the list. */
export function cashFlowPosition({ position, id, part }: CashFlow): readonly string[] {
  return [position.toString(), part.toString(), id]
}
