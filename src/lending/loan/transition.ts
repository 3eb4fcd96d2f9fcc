import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 as newId } from 'uuid'
import type { Loan, LoanStatus } from '../../entities/loan.ts'
import { Profile } from '../../entities/profile.ts'
import { invalid } from '../checks.ts'
import { financesOf } from '../member/finances.ts'
import type { Platform } from '../platform.ts'
import { type Reason, Refusal, refuseIf } from '../refusal.ts'
import { schedule } from '../repaying/amortisation.ts'
import { riskLevel } from './risk.ts'

const required = [
  'title',
  'description',
  'interestRate',
  'repaymentPeriodMonths',
  'purpose',
] as const

/** Who can request a transition. */
type Actor = 'borrower' | 'clock'

/** Transitions that can be requested; all others result from other operations. */
const asked: readonly LoanStatus[] = ['open', 'cancelled', 'expired']

/** Moves a locked loan to another state; the database adds it to the loan's history. */
export async function moveTo(
  platform: Platform,
  em: EntityManager,
  loan: Loan,
  to: LoanStatus,
  actor: Actor,
): Promise<void> {
  const { id, status: from, borrowerId } = loan
  if (!asked.includes(to) || !(await mayChange(em, from, to, actor)))
    throw new Refusal([refusedTransition(from, to)])
  if (to === 'open') return publish(platform, em, loan)
  const by = actor === 'borrower' ? borrowerId : null
  await run(em, 'select end_funding(?, ?, ?)', [id, by, newId()])
}

/** The transitions are those of src/lending/loan/transitions.sql. */
async function mayChange(
  em: EntityManager,
  from: LoanStatus,
  to: LoanStatus,
  actor: Actor,
): Promise<boolean> {
  const text = 'select ? = any (loan_changers(?, ?)) as allowed'
  const [row] = await em.execute<{ allowed: boolean | null }[]>(text, [actor, from, to])
  return row?.allowed ?? false
}

async function publish(
  { limits, offer, database }: Platform,
  em: EntityManager,
  loan: Loan,
): Promise<void> {
  const borrower = await em.findOneOrFail(Profile, loan.borrowerId)
  refuseIf(
    borrower.userType === 'lender' && {
      code: 'NOT_A_BORROWER',
      message: 'Your userType is lender: set it to borrower or both to publish.',
    },
    limits.verifiedBorrowers &&
      borrower.verificationStatus !== 'verified' && {
        code: 'FORBIDDEN',
        message: 'Only members verified by the operator can publish.',
      },
  )
  refuseIf(...required.filter((field) => loan[field] === null || loan[field] === '').map(missing))
  const { interestRate, repaymentPeriodMonths, amountRequested } = loan
  const { monthlyPayment } = schedule(
    amountRequested,
    interestRate ?? 0,
    repaymentPeriodMonths ?? 1,
  )
  const standing = await financesOf(em, loan.borrowerId)
  const risk = riskLevel(standing, monthlyPayment)
  await run(em, 'select publish_loan(?, ?, ?, ?, ?)', [
    loan.id,
    loan.borrowerId,
    newId(),
    risk,
    limits.fundingWindowDays,
  ])
  await offer(em, loan.id, database.noted)
}

function missing(field: string): Reason {
  return invalid(field, `${field} must be set before the loan can be published.`)
}

function refusedTransition(from: LoanStatus, to: LoanStatus): Reason {
  const message =
    from === to
      ? `The loan is already ${to}.`
      : `A loan that is ${from} can't become ${to} this way.`
  return { code: 'INVALID_TRANSITION', field: 'status', message, details: { from, to } }
}

async function run(em: EntityManager, text: string, parameters: unknown[]): Promise<void> {
  await em.getConnection().execute(text, parameters, 'run', em.getTransactionContext())
}
