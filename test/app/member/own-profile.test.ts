import { expect, it } from 'vitest'
import {
  contestedFields,
  ownFields,
  saysTheSame,
  staying,
} from '../../../app/src/profile/says-the-same.ts'

const profile = {
  fullName: 'Ada Lovelace',
  occupation: null,
  bio: null,
  city: 'Zürich',
  userType: 'BORROWER',
  monthlyIncome: '3200.00',
  latitude: 47.37,
  longitude: 8.54,
} as const

it('a version of a profile that only a switch beside its form has made leaves the form as it is', () => {
  const later = { ...profile, version: 2, verificationStatus: 'VERIFIED' }
  expect(saysTheSame(profile, later)).toBe(true)
})

it.each([
  { bio: 'Carpenter' },
  { userType: 'BOTH' },
  { monthlyIncome: '3000.00' },
  { longitude: null },
] as const)('one that says %o is told of', (changed) => {
  expect(saysTheSame(profile, { ...profile, ...changed })).toBe(false)
})

it('over a change of another window stays what was typed here, or of the same field what was saved there', () => {
  const after = { ...profile, bio: 'Baker', city: 'Bern' }
  const entered = { ...profile, bio: 'Carpenter', occupation: 'Joiner', monthlyIncome: '3200' }
  expect(ownFields(profile, entered)).toEqual(['occupation', 'bio'])
  expect(contestedFields(profile, after, entered)).toEqual(['bio'])
  expect(staying(profile, after, entered, 'mine')).toEqual({
    bio: 'Carpenter',
    occupation: 'Joiner',
  })
  expect(staying(profile, after, entered, 'theirs')).toEqual({ occupation: 'Joiner' })
})
