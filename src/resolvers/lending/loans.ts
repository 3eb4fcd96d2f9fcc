import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../../context.ts'
import { type Loan, loanStatuses } from '../../entities/loan/loan.ts'
import type { Profile } from '../../entities/member/profile.ts'
import { loanFacets } from '../../lending/loan/lists/facets.ts'
import {
  checkLoanFilter,
  type LoanFilter,
  type LoanSort,
  loanOrders,
  loansFor,
} from '../../lending/loan/lists/list.ts'
import { maySee } from '../../lending/member/access.ts'
import type { Window } from '../../reads/page.ts'
import { connection, type LoanConnection, listed, type PageArguments } from '../connection.ts'
import { orRefusal } from '../refusals/outcome.ts'
import type { ProfileLoansArgs, Resolvers } from '../types.generated.ts'

export const loans = {
  Query: {
    loans: (_, { filter, ...args }, context, info) => loanList(context, filter ?? {}, args, info),
  },
  Profile: {
    loans: loansOf,
  },
} satisfies Resolvers

/** A member's own loans, drafts too. */
export function loansOf(
  { id }: Pick<Profile, 'id'>,
  { status, ...page }: Partial<ProfileLoansArgs>,
  context: Context,
  info: GraphQLResolveInfo,
): LoanConnection {
  return loanList(context, { status: status ?? loanStatuses, borrowerId: id }, page, info, id)
}

interface Ordered extends PageArguments {
  readonly sort?: LoanSort | null
  readonly reverse?: boolean | null
}

function loanList(
  context: Context,
  filter: LoanFilter,
  { sort, reverse, ...page }: Ordered,
  info: GraphQLResolveInfo,
  seenBy = context.viewer.id,
): LoanConnection {
  orRefusal(context, () => checkLoanFilter(filter))
  const { columns, take } = context.ahead.many(info, 'loan')
  const order = sort ?? 'newest'
  const { column, key, descending, position } = loanOrders[order]
  const listing = {
    columns: column ? `${columns}, ${column}` : columns,
    from: 'loan',
    ...loansFor(seenBy, filter, order, maySee(context.viewer)),
    key,
    descending: descending !== (reverse ?? false),
  }
  const list = listed<Loan>(context, ['loans', order, filter, reverse], listing, position)
  const read = async (window: Window) => {
    const { rows, more } = await list.read(window)
    const taken = (row: Loan) =>
      Object.assign(take(row as never), column && { lateDueOn: row.lateDueOn }) as Loan
    return { more, rows: rows.map(taken) }
  }
  return {
    ...connection(context, { ...list, read }, page),
    facets: () => loanFacets(context.loaders.reader, listing),
  }
}
