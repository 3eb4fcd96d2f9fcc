import type { LoanStatus } from '../../entities/loan.ts'

/** Fields that a borrower may still change, as in guard_terms (terms.sql); a test compares the two. */
export type EditableField =
  | 'title'
  | 'description'
  | 'amountRequested'
  | 'interestRate'
  | 'repaymentPeriodMonths'
  | 'purpose'
  | 'locationLatitude'
  | 'locationLongitude'
  | 'locationDescription'

const inOpen: readonly EditableField[] = [
  'title',
  'description',
  'locationLatitude',
  'locationLongitude',
  'locationDescription',
]
/** Every field that a borrower can set. */
export const inDraft: readonly EditableField[] = [
  ...inOpen,
  'amountRequested',
  'interestRate',
  'repaymentPeriodMonths',
  'purpose',
]

/** What a borrower may change: everything in a draft, texts until somebody invests, then the description. */
export function editableFields(status: LoanStatus, funded: bigint): readonly EditableField[] {
  if (status === 'draft') return inDraft
  if (status !== 'open') return []
  return funded === 0n ? inOpen : ['description']
}
