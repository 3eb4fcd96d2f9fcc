import type { Loan } from '../../entities/loan/loan.ts'
import type { LoanEvent } from '../../entities/loan/loan-event.ts'
import { type Asking, maySee } from '../member/access.ts'

/** What operators bring about, and borrowers partly too; lenders and borrowers bring about the rest. */
const decisions: ReadonlySet<string> = new Set(['draft', 'open', 'cancelled', 'defaulted'])

/** Whether an operator brought about a change of a loan. */
export function isByOperator(
  { actorId, fromStatus, toStatus }: LoanEvent,
  { borrowerId }: Pick<Loan, 'borrowerId'>,
): boolean {
  const byAnother = actorId !== null && actorId !== borrowerId
  return byAnother && fromStatus !== null && decisions.has(toStatus)
}

/** Who brought it about, as the viewer may see it: members are not told which operator did. */
export function visibleActor(
  { scopes = [] }: Asking,
  event: LoanEvent,
  loan: Pick<Loan, 'borrowerId'>,
): string | null {
  return isByOperator(event, loan) && !maySee({ scopes }) ? null : event.actorId
}
