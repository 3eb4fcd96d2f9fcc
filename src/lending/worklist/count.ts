import type { Reader } from '../../database/reader.ts'
import type { WorkKind } from '../../entities/operator/work.ts'
import { written } from '../../reads/page.ts'
import type { Operator } from '../member/access.ts'
import { chosen, conditionsOn, kindsFor, type WorkShared } from './list.ts'

/** How many items of a kind wait. */
export interface WorkCount {
  readonly kind: WorkKind
  /** At most COUNTED. */
  readonly items: number
}

/** As in every list. */
const COUNTED = 10_000

/** How many items of each kind that the operator may see meet the conditions, in one statement; throws a Refusal as the list does. */
export function countWork(
  reader: Reader,
  operator: Operator,
  filter: WorkShared,
): Promise<WorkCount[]> {
  const kinds = kindsFor(operator, null)
  const { texts, values } = written([...conditionsOn(operator, filter), ...chosen(filter)])
  const counts = kinds.map((kind) => {
    const where = [`kind = '${kind}'`, ...texts].join(' and ')
    return `select '${kind}' as kind, count(*)::int as items from (select from work_item where ${where} limit ${COUNTED}) as one`
  })
  return reader.query<WorkCount>(counts.join(' union all '), values, 'search')
}
