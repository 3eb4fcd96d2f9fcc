import type { Row } from '../row.ts'
import { userErrors } from './parts.ts'

/** The caller's own profile and preferences. */
export const profileRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/profile',
    summary: 'Get authenticated user profile',
    success: 'The profile.',
    document: 'query getProfile { profile: me { ...ProfileRecord } }',
    tagged: 'profile',
  },
  {
    method: 'PUT',
    path: '/profile',
    summary: 'Update authenticated user profile',
    success: 'Profile updated',
    refusals: ['AMOUNT_OUT_OF_RANGE'],
    document: `mutation updateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) { profile { ...ProfileRecord } ${userErrors} }
    }`,
    record: 'Profile',
    tagged: 'profile',
  },
  {
    method: 'GET',
    path: '/preferences',
    summary: 'Get authenticated user preferences',
    success: 'The preferences.',
    document: 'query getPreferences { me { preferences { ...PreferencesRecord } } }',
    within: 'me',
  },
  {
    method: 'PUT',
    path: '/preferences',
    summary: 'Update authenticated user preferences',
    success: 'Preferences updated',
    refusals: ['AMOUNT_OUT_OF_RANGE'],
    document: `mutation updatePreferences($input: UpdatePreferencesInput!) {
      updatePreferences(input: $input) { preferences { ...PreferencesRecord } ${userErrors} }
    }`,
    record: 'Preferences',
  },
]
