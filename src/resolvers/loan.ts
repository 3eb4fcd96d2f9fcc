import type { Context } from '../context.ts'
import { columnsOf } from '../database/rows.ts'
import { Loan, loanStatuses } from '../entities/loan.ts'
import { schedule } from '../lending/amortisation.ts'
import { createLoan } from '../lending/loan.ts'
import { cancelLoan, publishLoan, updateLoan } from '../lending/loan-change.ts'
import { type LoanFilter, type LoanSort, loanConditions, loanOrders } from '../lending/loan-list.ts'
import { checkQuote } from '../lending/quote.ts'
import { visibleLoan, visiblePlace } from '../lending/visibility.ts'
import { loadOne } from '../loaders.ts'
import { type Connection, connection, type PageArguments } from './connection.ts'
import { orRefusal, outcome } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const loan: Resolvers = {
  Query: {
    loan: async (_, { id }, { viewer, loaders }) =>
      visibleLoan(viewer, await loaders.loan.load(id)),
    loans: (_, { filter, sort, ...page }, context) => loans(context, filter ?? {}, sort, page),
    loanQuote: (_, { amount, interestRate, months }, { platform }) =>
      orRefusal(() => {
        checkQuote(platform, amount, interestRate, months)
        return schedule(amount, interestRate, months)
      }),
  },
  Profile: {
    loans: ({ id }, { status, ...page }, context) =>
      loans(context, { status: status ?? loanStatuses, borrowerId: id }, 'newest', page),
  },
  Loan: {
    borrower: ({ borrowerId }, _, { loaders }) => loadOne(loaders.profile, borrowerId),
    locationLatitude: (loan, _, { viewer }) => visiblePlace(viewer, loan).latitude ?? null,
    locationLongitude: (loan, _, { viewer }) => visiblePlace(viewer, loan).longitude ?? null,
    // Nothing is owed before disbursement.
    amountDue: () => null,
    payoffAmount: () => null,
    daysPastDue: () => null,
    amountRemaining: ({ amountRequested, amountFunded }) => amountRequested - amountFunded,
    fundedPercent: ({ amountRequested, amountFunded }) =>
      Number((amountFunded * 10_000n) / amountRequested),
    history: ({ id }, _, { loaders }) => loaders.loanEvents.load(id),
  },
  LoanEvent: {
    from: ({ fromStatus }) => fromStatus,
    to: ({ toStatus }) => toStatus,
  },
  LoanConnection: {
    totalCount: ({ count }) => count(),
  },
  Mutation: {
    createLoan: (_, { input }, context) =>
      outcome(context, () => createLoan(context.platform, context.viewer.id, input)),
    updateLoan: (_, { input }, context) =>
      changed(context, input.id, () => updateLoan(context.platform, context.viewer.id, input)),
    publishLoan: (_, { input: { id } }, context) =>
      changed(context, id, () => publishLoan(context.platform, context.viewer.id, id)),
    cancelLoan: (_, { input: { id } }, context) =>
      changed(context, id, () => cancelLoan(context.platform, context.viewer.id, id)),
  },
}

/** Runs a change of a loan, then reads the loan anew. */
function changed(context: Context, id: string, change: () => Promise<void>) {
  return outcome(context, async () => {
    await change()
    context.loaders.loanEvents.clear(id)
    return { loan: await context.loaders.loan.clear(id).load(id) }
  })
}

function loans(
  context: Context,
  filter: LoanFilter,
  sort: LoanSort | null | undefined,
  page: PageArguments,
): Promise<Connection<Loan>> {
  const { key, descending, position } = loanOrders[sort ?? 'newest']
  const listing = {
    columns: columnsOf(context.platform.database, Loan),
    from: 'loan',
    conditions: loanConditions(context.viewer.id, filter),
    key,
    descending,
  }
  return connection(context, `loans ${sort}`, listing, page, position)
}
