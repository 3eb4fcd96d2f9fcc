import { profileId, updateProfile } from '../lending/member/profile.ts'
import { loadOne, primed } from '../loaders.ts'
import { readAhead } from '../lookahead/index.ts'
import { outcome } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const profile: Resolvers = {
  Query: {
    me: async (_, __, { viewer, loaders, lookAhead }, info) => {
      await readAhead(lookAhead(info, 'Profile', 'record'), loaders, 'profile', viewer.id)
      return loadOne(loaders.profile, viewer.id)
    },
  },
  Profile: {
    id: ({ id }) => profileId(id),
    memberId: ({ id }) => id,
    creditScore: async ({ id }, _, { loaders }) => (await loaders.finances.load(id)).creditScore,
    monthlyIncome: async ({ id }, _, { loaders }) =>
      (await loaders.finances.load(id)).monthlyIncome,
  },
  Mutation: {
    updateProfile: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform, loaders } = context
        const { profile, finances } = await updateProfile(platform, viewer.id, input)
        loaders.finances.prime(viewer.id, finances)
        return { profile: primed(loaders.profile, profile) }
      }),
  },
}
