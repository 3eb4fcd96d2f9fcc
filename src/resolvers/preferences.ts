import { updatePreferences } from '../lending/member/preferences.ts'
import { loadOne, primed } from '../reads/loaders.ts'
import { outcome } from './refusals/outcome.ts'
import type { Resolvers } from './types.generated.ts'

export const preferences = {
  Profile: {
    preferences: ({ id }, _, { loaders }) => loadOne(loaders.preferences, id),
  },
  Preferences: {
    user: ({ userId }, _, { loaders }) => loadOne(loaders.profile, userId),
    showOnMap: async ({ userId }, _, { loaders }) =>
      (await loadOne(loaders.profile, userId)).showOnMap,
  },
  Mutation: {
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
