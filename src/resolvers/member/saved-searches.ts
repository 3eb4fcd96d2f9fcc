import {
  createSavedSearch,
  deleteSavedSearch,
  savedSearchesOf,
  savedSearchOf,
  updateSavedSearch,
} from '../../lending/saved-searches/saved-searches.ts'
import { outcome } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const savedSearches = {
  Query: {
    savedSearches: (_, __, { platform, viewer }) => savedSearchesOf(platform.database, viewer.id),
    savedSearch: (_, { id }, { platform, viewer }) =>
      savedSearchOf(platform.database, viewer.id, id),
  },
  Mutation: {
    createSavedSearch: (_, { input }, context) =>
      outcome(context, () => createSavedSearch(context.platform, context.viewer.id, input)),
    updateSavedSearch: (_, { input }, context) =>
      outcome(context, () => updateSavedSearch(context.platform, context.viewer.id, input)),
    deleteSavedSearch: (_, { input: { id } }, context) =>
      outcome(context, () => deleteSavedSearch(context.platform, context.viewer.id, id)),
  },
} satisfies Resolvers
