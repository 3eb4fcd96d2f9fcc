import type { Database } from '../../database/connection.ts'
import { idOfPart } from '../../database/ids.ts'
import { CashFlow } from '../../entities/cash-flow.ts'
import type { Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

/** A period of time; all time if both are absent. */
interface Period {
  readonly since: Date | null | undefined
  readonly until: Date | null | undefined
}

/** The list of a user's cash flow by category, newest first. */
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

/** The id of an entry, since a statement line has one entry for each of its parts. */
export function entryId({ id, part }: CashFlow): string {
  return idOfPart(id, `cash flow ${part}`)
}

/** The position of an entry in the list. */
export function cashFlowPosition({ position, id, part }: CashFlow): readonly string[] {
  return [position.toString(), part.toString(), id]
}
