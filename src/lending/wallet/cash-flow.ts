import type { Database } from '../../database/connection.ts'
import { idOfPart } from '../../database/ids.ts'
import { CashFlow } from '../../entities/ledger/cash-flow.ts'
import { viewIn } from '../../entities/view-source.ts'
import type { Condition, Listing } from '../../reads/page.ts'
import { columnsOf } from '../../reads/rows.ts'

/** The branches of the view: statement lines and losses. Each has an index in order, so that reading them apart stops at a full page. */
export const cashFlowSources = viewIn('wallet/cash-flow')
  .split('\n  union all\n')
  .map((branch) => `(${branch}) as cash_flow`)

/** A period of time; all time if both are absent. */
interface Period {
  readonly since: Date | null | undefined
  readonly until: Date | null | undefined
}

/** Lists a member's cash flow by category, newest first. */
export function cashFlowOf(database: Database, userId: string, { since, until }: Period): Listing {
  const period: readonly Condition[] = [
    ['created_at >= ?', since],
    ['created_at < ?', until],
  ]
  const lines: Condition = ['wallet_id = (select id from wallet where user_id = ?)', userId]
  const losses: Condition = ['user_id = ?', userId]
  return {
    columns: columnsOf(database, CashFlow),
    from: 'cash_flow',
    parts: [lines, losses].map((own) => [own, ...period]),
    sources: cashFlowSources,
    byFirst: true,
    key: ['position', 'part', 'id'],
    descending: true,
  }
}

/** The id of an entry, since a statement line has one entry for each of its parts. */
export function entryId({ id, part }: CashFlow): string {
  return idOfPart(id, `cash flow ${part}`)
}

/** The id of the statement line that an entry is part of; null for a loss, which is on no statement. */
export function lineOf({ id, category }: CashFlow): string | null {
  return category === 'loss' ? null : id
}
