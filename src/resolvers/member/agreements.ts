import { acceptAgreement, agreementOf, agreementsOf } from '../../lending/agreements/agreements.ts'
import { outcome } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const agreements = {
  Query: {
    agreements: (_, __, { platform, viewer }) => agreementsOf(platform, viewer.id),
    agreement: (_, { id }, { platform, viewer }) => agreementOf(platform, viewer.id, id),
  },
  Mutation: {
    acceptAgreement: (_, { input }, context) =>
      outcome(context, () =>
        acceptAgreement(context.platform, context.viewer.id, input, context.viewer.origin?.()),
      ),
  },
  Agreement: {
    acceptance: async ({ id, memberId }, _, { loaders }) => {
      const all = await loaders.acceptances.load(memberId)
      return all.find(({ agreementId }) => agreementId === id) ?? null
    },
  },
} satisfies Resolvers
