import { LockMode } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { isUuid } from '../../database/ids.ts'
import { Loan, type LoanStatus } from '../../entities/loan.ts'
import { checkNotNull, checkVersion, invalid } from '../checks.ts'
import { MemberBlocked } from '../member/membership.ts'
import type { Platform } from '../platform.ts'
import { type Reason, Refusal, refuseIf } from '../refusal.ts'
import { inTransaction, readBack } from '../transaction.ts'
import { checkLoan, type LoanTerms, publicLocation } from './create.ts'
import { type EditableField, inDraft as editable, editableFields } from './terms.ts'
import { moveTo } from './transition.ts'
import { visibleLoan } from './visibility.ts'

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
  return withLoan(platform, userId, changes.id, async (em, loan) => {
    refuseIf(checkVersion(changes.version, loan.version))
    edit(platform, loan, changes)
    await em.flush()
    const { status } = changes
    refuseIf(
      status === null
        ? invalid('status', "status can't be cleared; leave it out to keep it.")
        : undefined,
    )
    if (status && status !== loan.status) await moveTo(platform, em, loan, status, 'borrower')
  })
}

/** Publishes one of the caller's drafts. */
export async function publishLoan(platform: Platform, userId: string, id: string): Promise<Loan> {
  return withLoan(platform, userId, id, (em, loan) =>
    moveTo(platform, em, loan, 'open', 'borrower'),
  )
}

/** Withdraws one of the caller's drafts or open loans. */
export async function cancelLoan(platform: Platform, userId: string, id: string): Promise<Loan> {
  return withLoan(platform, userId, id, (em, loan) =>
    moveTo(platform, em, loan, 'cancelled', 'borrower'),
  )
}

/** Changes one of the caller's loans under its lock; others are refused, and other members' drafts are not found. */
async function withLoan(
  platform: Platform,
  userId: string,
  id: string,
  change: (em: EntityManager, loan: Loan) => Promise<void>,
): Promise<Loan> {
  const where = isUuid(id) ? { id } : { id: null }
  return inTransaction(platform, async (em) => {
    // Checked before locking the loan, in the order of block_member.
    const [member] = await em.execute('select is_blocked_meanwhile(?) as blocked', [userId])
    if (member?.blocked) throw new MemberBlocked()
    const found = await em.findOne(Loan, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const loan = visibleLoan({ id: userId }, found)
    if (loan === null)
      throw new Refusal([{ code: 'NOT_FOUND', field: 'id', message: 'There is no such loan.' }])
    refuseIf(
      loan.borrowerId === userId
        ? undefined
        : { code: 'FORBIDDEN', message: 'Only the borrower can change this loan.' },
    )
    await change(em, loan)
    return readBack(platform, em, Loan, { id: loan.id })
  })
}

function edit(platform: Platform, loan: Loan, changes: LoanChanges): void {
  checkLoan(platform, changes)
  refuseIf(
    checkNotNull('title', changes.title),
    checkNotNull('amountRequested', changes.amountRequested),
  )
  const changed = editable.filter(
    (field) => changes[field] !== undefined && changes[field] !== loan[field],
  )
  const allowed = editableFields(loan.status, loan.amountFunded)
  refuseIf(
    checkEditable(
      loan,
      changed.filter((field) => !allowed.includes(field)),
    ),
  )
  for (const field of changed) Object.assign(loan, { [field]: changes[field] })
  if (changed.some((field) => field.startsWith('locationL')))
    Object.assign(loan, publicLocation(platform, loan.borrowerId, loan))
}

function checkEditable({ status }: Loan, fields: readonly EditableField[]): Reason | undefined {
  const [field] = fields
  if (field === undefined) return undefined
  const message = `${fields.join(', ')} can't be changed any more: the loan is ${status}.`
  return { code: 'LOAN_NOT_EDITABLE', field, message, details: { fields, status } }
}
