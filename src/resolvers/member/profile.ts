import { frozenAccount } from '../../lending/member/frozen.ts'
import { updatePreferences } from '../../lending/member/preferences.ts'
import { profileId, updateProfile } from '../../lending/member/profile.ts'
import { loadOne, primed } from '../../reads/loaders.ts'
import { loansOf } from '../lending/loans.ts'
import { walletOf } from '../money/wallet.ts'
import { outcome } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'
import { notificationsOf } from './notification.ts'

export const profile = {
  Query: {
    me: async (_, __, { viewer, loaders, ahead }, info) => {
      await ahead.one(info, 'profile', viewer.id)
      return loadOne(loaders.profile, viewer.id)
    },
    member: (_, { id }, { loaders }) => loaders.profile.load(id),
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
    preferences: ({ id }, _, { loaders }) => loadOne(loaders.preferences, id),
  },
  Member: {
    latitude: ({ showOnMap, publicLatitude }) => (showOnMap ? publicLatitude : null),
    longitude: ({ showOnMap, publicLongitude }) => (showOnMap ? publicLongitude : null),
    memberSince: ({ createdAt }) => createdAt,
  },
  Preferences: {
    user: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    showOnMap: async ({ userId }, _, { loaders }) =>
      (await loadOne(loaders.profile, userId)).showOnMap,
  },
  Mutation: {
    updateProfile: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform, loaders } = context
        const { profile, finances } = await updateProfile(platform, viewer.id, input)
        loaders.finances.prime(viewer.id, finances)
        return { profile: primed(loaders.profile, profile) }
      }),
    updatePreferences: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform, loaders, members } = context
        const own = await updatePreferences(platform, viewer.id, input as never)
        // What the member reads next is in the new language.
        if (input.language) members.changed(new Set([viewer.id]))
        primed(loaders.profile, own.profile)
        loaders.preferences.prime(viewer.id, own.preferences)
        return { preferences: own.preferences }
      }),
  },
} satisfies Resolvers
