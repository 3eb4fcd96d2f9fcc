import { get, put, type Row } from '../../row.ts'
import { atGate, mutation, patched, protective } from '../parts.ts'

const updateProfile = put('/profile', {
  summary: 'Update authenticated user profile',
  success: 'Profile updated',
  refusals: ['AMOUNT_OUT_OF_RANGE'],
  document: mutation('updateProfile', 'profile { ...ProfileRecord }'),
  record: 'Profile',
  tagged: 'profile',
})

const updatePreferences = put('/preferences', {
  summary: 'Update authenticated user preferences',
  success: 'Preferences updated',
  refusals: ['AMOUNT_OUT_OF_RANGE', ...atGate, ...protective],
  document: mutation('updatePreferences', 'preferences { ...PreferencesRecord }'),
  record: 'Preferences',
  tagged: 'preferences',
})

/** The caller's own profile and preferences, and members as others see them. */
export const profileRows: readonly Row[] = [
  get('/profile', {
    summary: 'Get authenticated user profile',
    success: 'The profile.',
    document: 'query getProfile { profile: me { ...ProfileRecord } }',
    tagged: 'profile',
  }),
  updateProfile,
  patched(updateProfile),
  get('/preferences', {
    summary: 'Get authenticated user preferences',
    success: 'The preferences.',
    document: 'query getPreferences { me { preferences { ...PreferencesRecord } } }',
    within: 'me',
    tagged: 'preferences',
  }),
  updatePreferences,
  patched(updatePreferences),
  get('/members/{id}', {
    summary: 'Get a member as others see them',
    success: 'The member.',
    document: 'query getMember { member { ...MemberRecord } }',
  }),
]
