import type { UpdateProfileInput } from '../graphql/graphql.ts'
import type { Stays } from '../parts/forms/entered.ts'
import type { OwnProfile } from './operations.ts'

/** What the form does not ask for. */
type LeftOut = 'externalId' | 'metadata' | 'version'

/** What the form of a profile shows, beside what else makes a new version of it. */
export const fields = [
  'fullName',
  'occupation',
  'bio',
  'city',
  'userType',
  'monthlyIncome',
  'latitude',
  'longitude',
] as const satisfies readonly Exclude<keyof UpdateProfileInput, LeftOut>[]

/** What of a profile its form shows. */
export type Shown = Pick<OwnProfile, Field>
type Field = (typeof fields)[number]

/** Whether two versions of a profile say the same in the form, so that its fields need not be drawn anew. */
export function saysTheSame(one: Shown, other: Shown): boolean {
  return fields.every((field) => isSame(one, other, field))
}

/** What of the entries of the form its writer has changed. */
export function ownFields(before: Shown, entered: Shown): readonly Field[] {
  return fields.filter((field) => !isSame(before, entered, field))
}

/** What both the form’s writer and another window have changed, each into something else. */
export function contestedFields(before: Shown, after: Shown, entered: Shown): readonly Field[] {
  return ownFields(before, entered).filter(
    (field) => !isSame(before, after, field) && !isSame(after, entered, field),
  )
}

/** The entries of a form that stay over a newer version: all that its writer has changed, or what nobody else has. */
export function staying(before: Shown, after: Shown, entered: Shown, stays: Stays): Partial<Shown> {
  const lost = stays === 'mine' ? [] : contestedFields(before, after, entered)
  const kept = ownFields(before, entered).filter((field) => !lost.includes(field))
  return Object.fromEntries(kept.map((field) => [field, entered[field]]))
}

function isSame(one: Shown, other: Shown, field: Field): boolean {
  const [before, after] = [one[field], other[field]]
  if (field !== 'monthlyIncome' || before === null || after === null) return before === after
  // The form’s 3200 is the record’s 3200.00.
  return Number(before) === Number(after)
}
