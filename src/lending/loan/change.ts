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
}

/** The subject of another member, for whom an integrator acts. */
interface OnBehalf {
  readonly onBehalfOf?: string | null
}

/**
 * Changes a loan of the caller, or of the member that an integrator names, under its row lock: fields first, then its state. Integrators
 * publish for others, and don't withdraw.
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
  const terms = wrong ? '{}' : termsIn(platform, borrowerId, changes)
  const { id, version = null, status = null } = changes
  const request = { ...(wrong ? withoutKey : idempotencyOf(withCleared(changes))), terms }
  // A reason to refuse the call whatever it changes comes before what is wrong with its changes.
  const values = {
    by_user: borrowerId,
    in_loan: idOrNone(id),
    seen: version,
    terms,
    becoming: status,
  }
  const outcome =
    wrong || (request.key === null && importerId === undefined)
      ? await callFunction(platform.database, 'update_loan', values)
      : undefined
  const done = outcome && loanOf(platform, outcome)
  if (wrong) throw wrong
  return (
    done ??
    changeOnce(platform, acting, 'updateLoan', changes, request, async (em, loan) => {
      if (!status || status === loan.status) return
      requireMayMove(acting, status)
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

/** Integrators publish; to cancel a loan or take it back from review is for its borrower. */
function requireMayMove({ importerId }: Acting, status: LoanStatus): void {
  refuseIf(
    importerId !== undefined &&
      status !== 'open' && {
        code: 'FORBIDDEN',
        field: 'status',
        message:
          'Integrators publish loans for others (status OPEN); only the borrower withdraws them.',
      },
  )
}

/** Withdraws one of the caller's drafts or open loans. */
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

/** Of a call that is refused whatever its key. */
const withoutKey = { key: null, hash: Buffer.alloc(0) }

/** What is wrong with the changes themselves. */
function wrongIn(platform: Platform, changes: LoanChanges): Refusal | undefined {
  try {
    idempotencyOf(
      changes,
      ...wrongTerms(platform, changes),
      checkNotNull('title', changes.title),
      checkNotNull('amountRequested', changes.amountRequested),
      checkNotNull('status', changes.status),
    )
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Null clears what an absent field leaves alone, so the two must not count as the same request. */
function withCleared(changes: LoanChanges) {
  const cleared = Object.entries(editable(changes)).flatMap(([name, value]) =>
    value === null ? name : [],
  )
  return { ...changes, cleared: cleared.sort() }
}

/** Without what is no term of the loan. */
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
