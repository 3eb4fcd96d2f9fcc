import type { Resolvers } from './types.generated.ts'

export const member = {
  Query: {
    member: (_, { id }, { loaders }) => loaders.profile.load(id),
  },
  Member: {
    latitude: ({ showOnMap, publicLatitude }) => (showOnMap ? publicLatitude : null),
    longitude: ({ showOnMap, publicLongitude }) => (showOnMap ? publicLongitude : null),
    memberSince: ({ createdAt }) => createdAt,
  },
} satisfies Resolvers
