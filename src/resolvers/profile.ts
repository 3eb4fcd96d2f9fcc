import { frozenAccount } from '../lending/member/frozen.ts'
import { profileId, updateProfile } from '../lending/member/profile.ts'
import { loadOne, primed } from '../reads/loaders.ts'
import { loansOf } from './loans.ts'
import { notificationsOf } from './notification.ts'
import { outcome } from './refusals/outcome.ts'
import type { Resolvers } from './types.generated.ts'
import { walletOf } from './wallet.ts'

export const profile = {
  Query: {
    me: async (_, __, { viewer, loaders, ahead }, info) => {
      await ahead.one(info, 'profile', viewer.id)
      return loadOne(loaders.profile, viewer.id)
    },
    frozenAccount: async (_, __, { viewer, loaders }) =>
      (await frozenAccount(loaders.reader, viewer.id)) ?? null,
  },
  FrozenAccount: {
    wallet: walletOf,
    loans: loansOf,
    notifications: notificationsOf,
  },
  Profile: {
    id: ({ id }) => profileId(id),
    memberId: ({ id }) => id,
    member: (profile) => profile,
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
} satisfies Resolvers
