import type { OwnProfile } from './operations.ts'

/** What the form of a profile shows, beside what else makes a new version of it. */
const fields = [
  'fullName',
  'occupation',
  'bio',
  'city',
  'userType',
  'monthlyIncome',
  'latitude',
  'longitude',
] as const

type Shown = Pick<OwnProfile, (typeof fields)[number]>

/** Whether two versions of a profile say the same in the form, so that its fields need not be drawn anew. */
export function saysTheSame(one: Shown, other: Shown): boolean {
  return fields.every((field) => one[field] === other[field])
}
