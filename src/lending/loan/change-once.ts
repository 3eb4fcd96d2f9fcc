import type { EntityManager } from '@mikro-orm/postgresql'
import type { SqlFunctions } from '../../database/functions.generated.ts'
import { idOrNone } from '../../database/ids.ts'
import { Loan } from '../../entities/loan/loan.ts'
import { shapeOf } from '../../reads/rows.ts'
import { type Acting, frozenMember } from '../member/acting.ts'
import {
  callFunction,
  doneOrRefused,
  type Explanations,
  type Idempotency,
  type Made,
  made,
  type Outcome,
} from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { keptReasons, type Reason, Refusal, type RefusalCode } from '../refusal.ts'
import { callWithin, inTransaction } from '../transaction.ts'
import { isLimitOfGate } from '../verification/gate.ts'

/** The loan to change; `version` is that of the loan when the caller read it. */
export interface LoanToChange {
  readonly id: string
  readonly version?: number | null
  readonly idempotencyKey?: string | null
}

/** A loan after a change. */
export type ChangedLoan = Made<{ loan: Loan }>

/** A request to change a loan: its key, its hash, and the terms to change as JSON. */
interface LoanRequest extends Idempotency {
  readonly terms?: string
}

/**
 * The refusals that are stored under a key and repeated: those by the state of the loan, of its borrower's other loans and debts. The caller,
 * the input and what the gate lets through are checked each time.
 */
export const keptRefusals: readonly RefusalCode[] = [
  'VERSION_CONFLICT',
  'LOAN_NOT_EDITABLE',
  'INVALID_TRANSITION',
  'LIMIT_EXCEEDED',
  'BORROWER_LATE',
  'MONEY_OWED',
  'REFLECTION_RUNNING',
  'EXTERNAL_ID_TAKEN',
]

/**
 * Changes a borrower's loan in one transaction: its terms, then its state by `move`. If an earlier call with the key was carried out,
 * returns the outcome of that call instead.
 */
export async function changeOnce(
  platform: Platform,
  { borrowerId, importerId }: Acting,
  operation: string,
  { id, version = null }: LoanToChange,
  { terms = '{}', ...once }: LoanRequest,
  move: (em: EntityManager, loan: Loan) => Promise<void>,
): Promise<ChangedLoan> {
  const request = { by_user: importerId ?? borrowerId, operation, ...once }
  const changing = inTransaction(platform, async (em) => {
    const earlier =
      once.with_key === null ? null : await callWithin(em, 'replay_loan_change', request)
    if (earlier !== null) return loanOf(platform, earlier)
    const change = { in_loan: idOrNone(id), seen: version, terms }
    const updated = importerId
      ? await callWithin(em, 'update_imported_loan', {
          by_user: importerId,
          for_member: borrowerId,
          ...change,
        })
      : await callWithin(em, 'update_loan', { by_user: borrowerId, ...change, becoming: null })
    const { loan } = loanOf(platform, updated)
    await move(em, await em.findOneOrFail(Loan, loan.id))
    const kept = importerId
      ? await callWithin(em, 'keep_imported_change', {
          by_user: importerId,
          for_operation: operation,
          ...once,
          in_loan: loan.id,
          before: (updated?.before ?? null) as Readonly<Record<string, unknown>> | null,
        })
      : await callWithin(em, 'keep_loan_change', { ...request, in_loan: loan.id })
    return loanOf(platform, kept)
  })
  return orKeptRefusal(platform, request, changing)
}

/** Waits for a change of a loan; if the loan's state does not allow it, stores the refusal under the request's key. */
export function orKeptRefusal(
  platform: Platform,
  request: SqlFunctions['replay_loan_change'],
  changing: Promise<ChangedLoan>,
  kept: readonly RefusalCode[] = keptRefusals,
): Promise<ChangedLoan> {
  return changing.catch(async (error: unknown) => {
    if (request.with_key === null || !isOf(kept, error)) throw error
    const values = { ...request, reasons: keptReasons(error.reasons) }
    return loanOf(platform, await callFunction(platform.database, 'keep_loan_refusal', values))
  })
}

function isOf(kept: readonly RefusalCode[], error: unknown): error is Refusal {
  if (!(error instanceof Refusal) || error.replayed) return false
  return error.reasons.every((reason) => kept.includes(reason.code) && !isLimitOfGate(reason))
}

/** The loan in an outcome; throws a Refusal that says why if the rules refused the change. */
export function loanOf(platform: Platform, given: Outcome | null | undefined): ChangedLoan {
  const outcome = given ?? {}
  const explanations = explanationsOf(platform.database, outcome)
  return made(doneOrRefused(platform, outcome, explanations), { loan: Loan })
}

function explanationsOf(
  database: Platform['database'],
  { status, fields, member }: Outcome,
): Explanations {
  const { columns } = shapeOf(database, Loan)
  const named = ((fields ?? []) as readonly string[]).map(
    (field) => columns.find(({ name }) => name === field)?.property ?? field,
  )
  return {
    NOT_FOUND: { field: 'id', message: 'refusal.loan.unknown' },
    FORBIDDEN: member === 'frozen' ? frozenMember : { message: 'refusal.loan.not_borrower' },
    LOAN_NOT_EDITABLE: {
      field: named[0] ?? 'id',
      ...notEditable(named, String(status)),
      details: { fields: named, status },
    },
  }
}

/** Which fields can't be changed any more and, if autopay is one of them, what works instead. */
function notEditable(named: readonly string[], status: string): Pick<Reason, 'message' | 'values'> {
  const terms = named.filter((name) => name !== 'autopay')
  if (terms.length === named.length) return { message: 'refusal.loan.fixed' }
  const isEarly = ['draft', 'submitted', 'open', 'funded'].includes(status)
  const when = isEarly ? '_early' : status === 'defaulted' ? '_defaulted' : ''
  const fixed = terms.length === 0 ? '' : 'fixed_and_'
  return { message: `refusal.loan.${fixed}autopay${when}`, values: { terms } }
}
