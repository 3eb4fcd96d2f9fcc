import type { Database } from '../../database/connection.ts'
import type { Listing } from '../../database/page.ts'
import { columnsOf } from '../../database/rows.ts'
import { FormerInstalment } from '../../entities/former-instalment.ts'

/** The list of a loan's instalments that were recalculated, oldest first. */
export function formerInstalments(database: Database): Listing {
  const columns = columnsOf(database, FormerInstalment)
  const key = ['replaced_at', 'number', 'revision']
  return { columns, from: 'former_instalment', conditions: [], key, descending: false }
}

/** The place of one of them in it. */
export function formerPosition(one: FormerInstalment): readonly string[] {
  return [one.replacedAt.toISOString(), String(one.number), String(one.revision)]
}
