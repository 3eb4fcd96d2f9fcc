import {
  createSavedSearch,
  deleteSavedSearch,
  savedSearchesOf,
  savedSearchOf,
  updateSavedSearch,
} from '../../lending/saved-searches/saved-searches.ts'
import { byRule } from '../refusals/outcome.ts'
import type { Resolvers } from '../types.generated.ts'

export const savedSearches = {
  Query: {
    savedSearches: (_, __, { platform, viewer }) => savedSearchesOf(platform.database, viewer.id),
    savedSearch: (_, { id }, { platform, viewer }) =>
      savedSearchOf(platform.database, viewer.id, id),
  },
  Mutation: {
    createSavedSearch: byRule(createSavedSearch),
    updateSavedSearch: byRule(updateSavedSearch),
    deleteSavedSearch: byRule(deleteSavedSearch),
  },
} satisfies Resolvers
