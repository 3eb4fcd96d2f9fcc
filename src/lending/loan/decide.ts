import { v7 as newId } from 'uuid'
import { idOrNone } from '../../database/ids.ts'
import { Loan } from '../../entities/loan.ts'
import { type Decision, decide } from '../audit-trail/decide.ts'
import { isOperator, maySee, type Operator } from '../member/operator.ts'
import { callFunction, doneOrRefused, type Explanations, type Outcome } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { cancelOwnLoan } from './change.ts'
import type { ChangedLoan } from './change-once.ts'

/** A decision on a loan, at the version that was read if one is given. */
export interface LoanDecision extends Decision {
  readonly version?: number | null
}

type Cancellation = Omit<LoanDecision, 'reason'> & { readonly reason?: string | null }

/** Freezes an open loan, or releases it. */
export async function decideOnLoan(
  platform: Platform,
  operator: Operator,
  name: 'freezeLoan' | 'releaseLoan',
  input: LoanDecision,
): Promise<ChangedLoan> {
  const done = await decided(platform, operator, name, input)
  if (done === undefined) throw new Error('a decision without an outcome')
  return done
}

/** Withdraws one of the caller's drafts or open loans; an operator gives a reason for cancelling another member's. */
export async function cancelLoan(
  platform: Platform,
  caller: Operator,
  input: Cancellation,
): Promise<ChangedLoan> {
  const { reason = null, ...own } = input
  const done =
    maySee(caller) && (reason !== null || isOperator(caller))
      ? await decided(platform, caller, 'cancelLoan', { ...own, reason })
      : undefined
  return done ?? cancelOwnLoan(platform, caller.id, own)
}

/** Carries out a decision; undefined if it is for the borrower to make. */
async function decided(
  platform: Platform,
  operator: Operator,
  name: string,
  input: Cancellation,
): Promise<ChangedLoan | undefined> {
  const { id, version = null, reason = null } = input
  return decide(platform, operator, name, 'loan', input, async (key, hash) => {
    const values = [operator.id, name, key, hash, idOrNone(id), version, reason, newId()]
    const outcome = await callFunction(platform.database, 'decide_on_loan', values)
    if (outcome === undefined) return undefined
    const { record, replayed } = doneOrRefused(platform, outcome, explained(outcome))
    return { loan: record(Loan, 'loan'), replayed }
  })
}

function explained({ from, to }: Outcome): Explanations {
  return {
    NOT_FOUND: { field: 'id', message: 'There is no such loan, or it was never published.' },
    VALIDATION_FAILED: {
      field: 'reason',
      message: "reason is required to cancel another member's loan: 1 to 200 characters.",
    },
    INVALID_TRANSITION: {
      field: 'id',
      message: `A loan that is ${from} can't become ${to}: open loans can be frozen or cancelled, and frozen ones released.`,
      details: { from, to },
    },
  }
}
