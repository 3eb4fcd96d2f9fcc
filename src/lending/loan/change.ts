import type { EntityManager } from '@mikro-orm/postgresql'
import { idOrNone } from '../../database/ids.ts'
import { Loan, type LoanStatus } from '../../entities/loan.ts'
import { rowToJson, shapeOf } from '../../reads/rows.ts'
import { checkNotNull } from '../checks.ts'
import { callFunction, doneOrRefused, type Explanations, type Outcome } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { inTransaction, readBack } from '../transaction.ts'
import { checkLoan, type LoanTerms, publicLocation } from './create.ts'
import { moveTo } from './transition.ts'

/** Changes to a loan: absent fields stay, null clears. */
export interface LoanChanges extends LoanTerms {
  readonly id: string
  readonly status?: LoanStatus | null
  readonly version?: number | null
}

/** Changes one of the caller's loans under its row lock: fields first, then its state. */
export async function updateLoan(
  platform: Platform,
  userId: string,
  changes: LoanChanges,
): Promise<Loan> {
  const wrong = wrongIn(platform, changes)
  const terms = wrong ? '{}' : termsIn(platform, userId, changes)
  const values = [userId, idOrNone(changes.id), changes.version ?? null, terms]
  // A reason to refuse the call whatever it changes comes before what is wrong with its changes.
  const { status = null } = changes
  const outcome = await callFunction(platform.database, 'update_loan', [...values, status])
  const done = outcome && loanOf(platform, outcome)
  if (wrong) throw wrong
  return (
    done ??
    changed(platform, values, async (em, loan) => {
      if (status && status !== loan.status) await moveTo(platform, em, loan, status, 'borrower')
    })
  )
}

/** Publishes one of the caller's drafts. */
export async function publishLoan(platform: Platform, userId: string, id: string): Promise<Loan> {
  return changed(platform, [userId, idOrNone(id), null, '{}'], (em, loan) =>
    moveTo(platform, em, loan, 'open', 'borrower'),
  )
}

/** Withdraws one of the caller's drafts or open loans. */
export async function cancelLoan(platform: Platform, userId: string, id: string): Promise<Loan> {
  return changed(platform, [userId, idOrNone(id), null, '{}'], (em, loan) =>
    moveTo(platform, em, loan, 'cancelled', 'borrower'),
  )
}

/** Changes a loan that the caller may change in one transaction: its terms, then its state. */
async function changed(
  platform: Platform,
  values: readonly unknown[],
  move: (em: EntityManager, loan: Loan) => Promise<void>,
): Promise<Loan> {
  return inTransaction(platform, async (em) => {
    const text = 'select update_loan(?, ?, ?, ?, null) as outcome'
    const [row] = await em.execute<{ outcome: Outcome }[]>(text, [...values])
    const { id } = loanOf(platform, row?.outcome ?? {})
    await move(em, await em.findOneOrFail(Loan, id))
    return readBack(platform, em, Loan, { id })
  })
}

function loanOf(platform: Platform, outcome: Outcome): Loan {
  const explanations = explanationsOf(platform.database, outcome)
  return doneOrRefused(platform, outcome, explanations).record(Loan, 'loan')
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

function termsIn(platform: Platform, userId: string, changes: LoanChanges): string {
  const { id, status, version, currency, ...terms } = changes
  const location =
    terms.locationLatitude === undefined ? {} : publicLocation(platform, userId, terms)
  return rowToJson(platform.database, Loan, { ...terms, ...location })
}

function explanationsOf(database: Platform['database'], { status, fields }: Outcome): Explanations {
  const { columns } = shapeOf(database, Loan)
  const named = ((fields ?? []) as readonly string[]).map(
    (field) => columns.find(({ name }) => name === field)?.property ?? field,
  )
  return {
    NOT_FOUND: { field: 'id', message: 'There is no such loan.' },
    FORBIDDEN: { message: 'Only the borrower can change this loan.' },
    LOAN_NOT_EDITABLE: {
      field: named[0] ?? 'id',
      message: `${named.join(', ')} can't be changed any more: the loan is ${status}.`,
      details: { fields: named, status },
    },
  }
}
