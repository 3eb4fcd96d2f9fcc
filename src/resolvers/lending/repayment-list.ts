import type { Context } from '../../context.ts'
import type { Loan } from '../../entities/loan/loan.ts'
import { exactly } from '../../reads/counts.ts'
import type { Loader, PartOf, Ready } from '../../reads/loader.ts'
import { type Listing, type Page, positionBy } from '../../reads/page.ts'
import type { List } from '../connection.ts'
import { ifRepaymentSeen } from './loan.ts'

/** A list that shows how a loan is repaid; empty for those who may not know. */
export function repaymentList<Row>(
  context: Context,
  loan: Loan,
  pages: Loader<PartOf, Page<Row>, string>,
  counts: Loader<string, bigint>,
  { name, list }: { readonly name: string; readonly list: Pick<Listing, 'key'> },
): List<Row> {
  const read = <T>(run: () => Ready<T>) => ifRepaymentSeen(context, loan, run)
  return {
    scope: [name, loan.id],
    read: async (window) =>
      (await read(() => pages.get({ parent: loan.id, window }))) ?? { rows: [], more: false },
    count: async () => exactly((await read(() => counts.load(loan.id))) ?? 0),
    position: positionBy(list),
  }
}
