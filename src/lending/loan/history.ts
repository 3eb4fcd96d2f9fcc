import type { Loan } from '../../entities/loan/loan.ts'
import type { LoanEvent } from '../../entities/loan/loan-event.ts'
import { type Asking, maySee } from '../member/access.ts'

/** The states into which an operator can move a loan; a borrower can cause some of these changes, too. */
const decisions: ReadonlySet<string> = new Set([
  'draft',
  'open',
  'cancelled',
  'repaid',
  'defaulted',
])

/** Whether an operator changed the loan's state. */
export function isByOperator(
  { actorId, fromStatus, toStatus }: LoanEvent,
  { borrowerId }: Pick<Loan, 'borrowerId'>,
): boolean {
  const byAnother = actorId !== null && actorId !== borrowerId
  return byAnother && fromStatus !== null && (decisions.has(toStatus) || fromStatus === 'repaid')
}

/** The id of whoever changed the loan's state; null if the clock did, or an operator whom the viewer may not know. */
export function visibleActor(
  { scopes = [] }: Asking,
  event: LoanEvent,
  loan: Pick<Loan, 'borrowerId'>,
): string | null {
  return isByOperator(event, loan) && !maySee({ scopes }) ? null : event.actorId
}
