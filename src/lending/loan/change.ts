import { idOrNone } from '../../database/ids.ts'
import { Loan, type LoanStatus } from '../../entities/loan.ts'
import { rowToJson } from '../../reads/rows.ts'
import { checkNotNull } from '../checks.ts'
import { idempotencyOf } from '../ledger/idempotency.ts'
import { callFunction } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { type ChangedLoan, changeOnce, type LoanToChange, loanOf } from './change-once.ts'
import { checkLoan, type LoanTerms, publicLocation } from './create.ts'
import { moveTo } from './transition.ts'

/** Changes to a loan: absent fields stay, null clears. */
export interface LoanChanges extends LoanTerms, LoanToChange {
  readonly status?: LoanStatus | null
}

/** Changes one of the caller's loans under its row lock: fields first, then its state. */
export async function updateLoan(
  platform: Platform,
  userId: string,
  changes: LoanChanges,
): Promise<ChangedLoan> {
  const wrong = wrongIn(platform, changes)
  const terms = wrong ? '{}' : termsIn(platform, userId, changes)
  const { id, version = null, status = null } = changes
  const request = { ...idempotencyOf(withCleared(changes)), terms }
  // A reason to refuse the call whatever it changes comes before what is wrong with its changes.
  const values = [userId, idOrNone(id), version, terms, status]
  const outcome =
    wrong || request.key === null
      ? await callFunction(platform.database, 'update_loan', values)
      : undefined
  const done = outcome && loanOf(platform, outcome)
  if (wrong) throw wrong
  return (
    done ??
    changeOnce(platform, userId, 'updateLoan', changes, request, async (em, loan) => {
      if (status && status !== loan.status) await moveTo(platform, em, loan, status, 'borrower')
    })
  )
}

/** Publishes one of the caller's drafts. */
export async function publishLoan(
  platform: Platform,
  userId: string,
  draft: LoanToChange,
): Promise<ChangedLoan> {
  return changeOnce(platform, userId, 'publishLoan', draft, idempotencyOf(draft), (em, loan) =>
    moveTo(platform, em, loan, 'open', 'borrower'),
  )
}

/** Withdraws one of the caller's drafts or open loans. */
export async function cancelOwnLoan(
  platform: Platform,
  userId: string,
  loan: LoanToChange,
): Promise<ChangedLoan> {
  return changeOnce(platform, userId, 'cancelLoan', loan, idempotencyOf(loan), (em, loan) =>
    moveTo(platform, em, loan, 'cancelled', 'borrower'),
  )
}

/** What is wrong with the changes themselves. */
function wrongIn(platform: Platform, changes: LoanChanges): Refusal | undefined {
  try {
    checkLoan(platform, changes)
    refuseIf(
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
function editable({ id, status, version, currency, idempotencyKey, ...terms }: LoanChanges) {
  return terms
}

function termsIn(platform: Platform, userId: string, changes: LoanChanges): string {
  const terms = editable(changes)
  const location =
    terms.locationLatitude === undefined ? {} : publicLocation(platform, userId, terms)
  return rowToJson(platform.database, Loan, { ...terms, ...location })
}
