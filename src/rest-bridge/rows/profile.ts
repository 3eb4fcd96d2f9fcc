import type { Row } from '../answer.ts'
import { atGate, mutation, patched, protective } from './parts.ts'

const updateProfile: Row = {
  method: 'PUT',
  path: '/profile',
  summary: 'Update authenticated user profile',
  success: 'Profile updated',
  refusals: ['AMOUNT_OUT_OF_RANGE'],
  document: mutation('updateProfile', 'profile { ...ProfileRecord }'),
  record: 'Profile',
  tagged: 'profile',
}

const updatePreferences: Row = {
  method: 'PUT',
  path: '/preferences',
  summary: 'Update authenticated user preferences',
  success: 'Preferences updated',
  refusals: ['AMOUNT_OUT_OF_RANGE', ...atGate, ...protective],
  document: mutation('updatePreferences', 'preferences { ...PreferencesRecord }'),
  record: 'Preferences',
  tagged: 'preferences',
}

/** The caller's own profile and preferences, and members as others see them. */
export const profileRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/profile',
    summary: 'Get authenticated user profile',
    success: 'The profile.',
    document: 'query getProfile { profile: me { ...ProfileRecord } }',
    tagged: 'profile',
  },
  updateProfile,
  patched(updateProfile),
  {
    method: 'GET',
    path: '/preferences',
    summary: 'Get authenticated user preferences',
    success: 'The preferences.',
    document: 'query getPreferences { me { preferences { ...PreferencesRecord } } }',
    within: 'me',
    tagged: 'preferences',
  },
  updatePreferences,
  patched(updatePreferences),
  {
    method: 'GET',
    path: '/members/{id}',
    summary: 'Get a member as others see them',
    success: 'The member.',
    document: 'query getMember($id: ID!) { member(id: $id) { ...MemberRecord } }',
  },
]
