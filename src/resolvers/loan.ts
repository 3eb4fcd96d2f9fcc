import { createLoan } from '../lending/loan.ts'
import { visibleLoan, visiblePlace } from '../lending/visibility.ts'
import { loadOne } from '../loaders.ts'
import { outcome } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const loan: Resolvers = {
  Query: {
    loan: async (_, { id }, { viewer, loaders }) =>
      visibleLoan(viewer, await loaders.loan.load(id)),
  },
  Loan: {
    borrower: ({ borrowerId }, _, { loaders }) => loadOne(loaders.profile, borrowerId),
    locationLatitude: (loan, _, { viewer }) => visiblePlace(viewer, loan).latitude ?? null,
    locationLongitude: (loan, _, { viewer }) => visiblePlace(viewer, loan).longitude ?? null,
    // Nothing is owed before disbursement.
    amountDue: () => null,
    payoffAmount: () => null,
    daysPastDue: () => null,
  },
  Mutation: {
    createLoan: (_, { input }, context) =>
      outcome(context, () => createLoan(context.platform, context.viewer.id, input)),
  },
}
