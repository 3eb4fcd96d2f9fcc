import type { Database } from '../../database/connection.ts'
import { isUuid } from '../../database/ids.ts'
import type { CaseAct } from '../../entities/case/case-entry.ts'
import { Loader } from '../../reads/loader.ts'
import { attempting } from '../audit-trail/act.ts'
import type { Operator } from '../member/access.ts'
import type { Platform } from '../platform.ts'
import { refuseIf } from '../refusal.ts'

const SCOPE = 'lending:cases'

/** Whether the token has the scope `lending:cases`. */
export function seesCases({ scopes }: Pick<Operator, 'scopes'>): boolean {
  return scopes.includes(SCOPE)
}

/** Throws a Refusal unless the token has the scope `lending:cases`, whether there is a case or not. */
export function requireCases(operator: Pick<Operator, 'scopes'>): void {
  refuseIf(
    !seesCases(operator) && {
      code: 'FORBIDDEN',
      message: 'refusal.operator.scope',
      values: { scope: SCOPE },
    },
  )
}

/**
 * Runs an act on a case with the rights of operators; throws a Refusal without the scope. A refused act is noted in the trail of cases, not
 * in the audit trail, which others read.
 */
export async function onCase<T>(
  platform: Platform,
  operator: Operator,
  act: { readonly name: CaseAct; readonly caseId: string | null },
  run: (acting: Platform) => Promise<T>,
): Promise<T> {
  requireCases(operator)
  return attempting(platform, run, async (code) => {
    const { name, caseId } = act
    const target = caseId !== null && isUuid(caseId) ? caseId : null
    const text = 'select record_case_refusal($1, $2, $3, $4)'
    await platform.database.operating().change(text, [operator.id, name, target, code])
  })
}

/**
 * Opens cases for an operator, by id, and with them the files of their members. The looks are first added to the trail of cases alone, once
 * per request and case.
 */
export function caseLooksOf(
  database: Pick<Database, 'operating'>,
  operator: Operator & { readonly opened: Set<string> },
): Loader<string, true> {
  return new Loader(async (ids) => {
    requireCases(operator)
    const text = 'select opened from record_case_looks($1, $2) as opened'
    const rows = await database
      .operating()
      .change<{ opened: string }>(text, [operator.id, [...ids]])
    for (const { opened } of rows) operator.opened.add(opened)
    return ids.map(() => true as const)
  })
}
