import type { Database } from '../../database/connection.ts'
import { idOfPart } from '../../database/ids.ts'
import { CashFlow } from '../../entities/cash-flow.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

/** Of which time; absent: all. */
interface Period {
  readonly since: Date | null | undefined
  readonly until: Date | null | undefined
}

/** The list of what came into a user's wallet and went out of it, by category, newest first. */
export function cashFlowOf(database: Database, userId: string, { since, until }: Period): Listing {
  const period: Condition[] = [
    ['created_at >= ?', since],
    ['created_at < ?', until],
  ]
  return {
    columns: columnsOf(database, CashFlow),
    from: 'cash_flow',
    // Lines are read along the statement, as far as the page needs; losses are few.
    parts: [
      [['wallet_id = (select id from wallet where user_id = ?)', userId], ['part < 4'], ...period],
      [['user_id = ?', userId], ['part = 4'], ...period],
    ],
    filters: [],
    key: ['position', 'part', 'id'],
    descending: true,
  }
}

/** The id of an entry: a line has an entry for each of its parts. */
export function entryId({ id, part }: CashFlow): string {
  return idOfPart(id, `cash flow ${part}`)
}

/** The place of an entry in the list. */
export function cashFlowPosition({ position, id, part }: CashFlow): readonly string[] {
  return [position.toString(), part.toString(), id]
}
