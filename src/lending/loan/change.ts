import { idOrNone } from '../../database/ids.ts'
import { Loan, type LoanStatus } from '../../entities/loan/loan.ts'
import { rowToJson } from '../../reads/rows.ts'
import { type Acting, actingFor, type Caller, checkSubject } from '../member/acting.ts'
import { callFunction, idempotencyOf } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { checkNotNull, Refusal, refuseIf } from '../refusal.ts'
import { type ChangedLoan, changeOnce, type LoanToChange, loanOf } from './change-once.ts'
import { type LoanTerms, publicLocation, wrongTerms } from './create.ts'
import { moveTo } from './transition.ts'

/** Changes to a loan: absent fields stay, null clears. */
export interface LoanChanges extends LoanTerms, LoanToChange, OnBehalf {
  readonly status?: LoanStatus | null
  readonly autopay?: boolean | null
}

/** Names the subject of the member for whom an integrator acts. */
interface OnBehalf {
  readonly onBehalfOf?: string | null
}

/**
 * Changes a loan of the caller, or of the member that an integrator names, under its row lock: first its terms, then its state. The only
 * state that integrators may set is OPEN: withdrawing a loan is for its borrower. Throws a Refusal.
 */
export async function updateLoan(
  platform: Platform,
  caller: Caller,
  changes: LoanChanges,
): Promise<ChangedLoan> {
  const wrong = wrongIn(platform, changes)
  if (wrong && platform.judges) throw wrong
  const acting = await actingFor(platform.database, caller, changes.onBehalfOf)
  const { borrowerId, importerId } = acting
  // What happens to the borrower's money is not for an integrator.
  requireBorrower(acting, changes.autopay !== undefined, 'autopay')
  const terms = wrong ? '{}' : termsIn(platform, borrowerId, changes)
  const { id, version = null, status = null } = changes
  const request = { ...(wrong ? withoutKey : idempotencyOf(withCleared(changes))), terms }
  // Reasons that would refuse any change of the loan, such as FORBIDDEN, come before what is wrong with these changes.
  const values = {
    by_user: borrowerId,
    in_loan: idOrNone(id),
    seen: version,
    terms,
    becoming: status,
  }
  const outcome =
    wrong || (request.with_key === null && importerId === undefined)
      ? await callFunction(platform.database, 'update_loan', values)
      : undefined
  const done = outcome && loanOf(platform, outcome)
  if (wrong) throw wrong
  return (
    done ??
    changeOnce(platform, acting, 'updateLoan', changes, request, async (em, loan) => {
      if (!status || status === loan.status) return
      // Only the borrower cancels a loan or takes it back from review.
      requireBorrower(acting, status !== 'open', 'status')
      await moveTo(platform, em, loan, status, actorOf(acting))
    })
  )
}

/** Publishes a draft of the caller, or of the member that an integrator names. */
export async function publishLoan(
  platform: Platform,
  caller: Caller,
  draft: LoanToChange & OnBehalf,
): Promise<ChangedLoan> {
  const request = idempotencyOf(draft, checkSubject(draft.onBehalfOf))
  const acting = await actingFor(platform.database, caller, draft.onBehalfOf)
  return changeOnce(platform, acting, 'publishLoan', draft, request, (em, loan) =>
    moveTo(platform, em, loan, 'open', actorOf(acting)),
  )
}

function actorOf({ importerId }: Acting): 'borrower' | 'integrator' {
  return importerId === undefined ? 'borrower' : 'integrator'
}

const forBorrowers = {
  status: 'refusal.loan.integrator_status',
  autopay: 'refusal.loan.integrator_autopay',
} as const

/** Throws a Refusal if an integrator does what is for the borrower alone. */
function requireBorrower(
  { importerId }: Acting,
  isBorrowers: boolean,
  field: keyof typeof forBorrowers,
): void {
  const message = forBorrowers[field]
  refuseIf(importerId !== undefined && isBorrowers && { code: 'FORBIDDEN', field, message })
}

/** Cancels one of the caller's own loans: a draft, a submitted or an open one. Throws a Refusal in other states. */
export async function cancelOwnLoan(
  platform: Platform,
  userId: string,
  loan: LoanToChange,
): Promise<ChangedLoan> {
  return changeOnce(
    platform,
    { borrowerId: userId },
    'cancelLoan',
    loan,
    idempotencyOf(loan),
    (em, loan) => moveTo(platform, em, loan, 'cancelled', 'borrower'),
  )
}

/** For a call that is refused anyway, so that its key doesn't matter. */
const withoutKey = { with_key: null, hash: Buffer.alloc(0) }

/** The Refusal that names everything that is wrong with the changes themselves; undefined if nothing is. */
function wrongIn(platform: Platform, changes: LoanChanges): Refusal | undefined {
  try {
    idempotencyOf(
      changes,
      ...wrongTerms(platform, changes),
      checkNotNull('title', changes.title),
      checkNotNull('amountRequested', changes.amountRequested),
      checkNotNull('status', changes.status),
      checkNotNull('autopay', changes.autopay),
    )
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Names the fields that are null, which the hash leaves out: clearing a field must not count as the same request as leaving it alone. */
function withCleared(changes: LoanChanges) {
  const cleared = Object.entries(editable(changes)).flatMap(([name, value]) =>
    value === null ? name : [],
  )
  return { ...changes, cleared: cleared.sort() }
}

/** The terms of the loan among the fields of the input. */
function editable({
  id,
  status,
  version,
  currency,
  idempotencyKey,
  onBehalfOf,
  ...terms
}: LoanChanges) {
  return terms
}

function termsIn(platform: Platform, userId: string, changes: LoanChanges): string {
  const terms = editable(changes)
  const location =
    terms.locationLatitude === undefined ? {} : publicLocation(platform, userId, terms)
  return rowToJson(platform.database, Loan, { ...terms, ...location })
}
