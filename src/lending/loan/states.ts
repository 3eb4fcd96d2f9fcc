import type { LoanStatus } from '../../entities/loan.ts'

/** Who can move a loan from one state to another. */
export type Actor = 'borrower' | 'lender' | 'operator' | 'clock'

/** The life of a loan: every change that there is, and who may bring it about. */
const transitions: readonly (readonly [from: LoanStatus, to: LoanStatus, ...by: Actor[]])[] = [
  ['draft', 'open', 'borrower'],
  ['draft', 'cancelled', 'borrower'],
  ['open', 'cancelled', 'borrower'],
  ['open', 'funded', 'lender'],
  ['open', 'expired', 'clock'],
  ['funded', 'active', 'lender'],
  ['active', 'repaid', 'borrower'],
  ['active', 'defaulted', 'clock', 'operator'],
]

/** Whether an actor may move a loan from one state to another. */
export function mayChange(from: LoanStatus, to: LoanStatus, actor: Actor): boolean {
  return transitions.some(
    ([start, end, ...by]) => start === from && end === to && by.includes(actor),
  )
}

/** Fields that a borrower may still change. */
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

/** What a borrower may change of a loan: all of a draft, its words while nobody has invested, then its description. */
export function editableFields(status: LoanStatus, funded: bigint): readonly EditableField[] {
  if (status === 'draft') return inDraft
  if (status !== 'open') return []
  return funded === 0n ? inOpen : ['description']
}
