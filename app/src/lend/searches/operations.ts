import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../../graphql/index.ts'

const savedSearch = graphql(`fragment OwnSavedSearch on SavedSearch {
  id name q minInterestRate maxInterestRate minTermMonths maxTermMonths minAmount maxAmount riskLevels purposes maxDistanceKm onlyVerifiedBorrowers notifies version
}`)

export const searchesQuery = graphql(`query SavedSearches {
  me { id wallet { id version currency } }
  savedSearches { ...OwnSavedSearch }
}`)

export const createMutation = graphql(`mutation CreateSavedSearch($input: CreateSavedSearchInput!) {
  saved: createSavedSearch(input: $input) {
    savedSearch { ...OwnSavedSearch }
    userErrors { code field message details }
  }
}`)

export const updateMutation = graphql(`mutation UpdateSavedSearch($input: UpdateSavedSearchInput!) {
  saved: updateSavedSearch(input: $input) {
    savedSearch { ...OwnSavedSearch }
    userErrors { code field message details }
  }
}`)

export const deleteMutation = graphql(`mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {
  deleteSavedSearch(input: $input) {
    savedSearch { id }
    userErrors { code field message details }
  }
}`)

/** One of the reader's saved searches. */
export type SavedSearch = ResultOf<typeof savedSearch>
