import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '../graphql/index.ts'

const own = graphql(`fragment OwnProfile on Profile {
  id version fullName city userType verificationStatus bio occupation latitude longitude monthlyIncome
  member { id fullName city userType verificationStatus bio occupation latitude longitude memberSince }
}`)

export const profileQuery = graphql(`query OwnProfilePage {
  me { ...OwnProfile preferences { userId showOnMap } }
  platform { currency documents }
}`)

export const identityQuery = graphql(`query OwnIdentity {
  verification { level reachedAt lostBecause check { id state } }
  me { id verificationStatus }
  bankAccounts { id mandate { id } }
}`)

export const updateMutation = graphql(`mutation SaveProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) { profile { ...OwnProfile } userErrors { code field message } }
}`)

export const showMutation = graphql(`mutation ShowOnMap($input: UpdatePreferencesInput!) {
  updatePreferences(input: $input) { preferences { userId showOnMap } userErrors { code field message } }
}`)

/** The reader's own profile. */
export type OwnProfile = ResultOf<typeof own>
