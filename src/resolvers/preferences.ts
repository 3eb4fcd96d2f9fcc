import { updatePreferences } from '../lending/preferences.ts'
import { loadOne } from '../loaders.ts'
import { outcome } from './outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const preferences: Resolvers = {
  Profile: {
    preferences: ({ id }, _, { loaders }) => loadOne(loaders.preferences, id),
  },
  Preferences: {
    showOnMap: async ({ userId }, _, { loaders }) =>
      (await loadOne(loaders.profile, userId)).showOnMap,
  },
  Mutation: {
    updatePreferences: (_, { input }, context) =>
      outcome(context, async () => {
        const { viewer, platform, loaders } = context
        await updatePreferences(platform, viewer.id, input as never)
        return { preferences: await loaders.preferences.load(viewer.id) }
      }),
  },
}
