import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 as newId } from 'uuid'
import { Finances } from '../entities/finances.ts'
import type { Loan, LoanStatus } from '../entities/loan.ts'
import { LoanEvent } from '../entities/loan-event.ts'
import { Profile } from '../entities/profile.ts'
import { schedule } from './amortisation.ts'
import { invalid } from './checks.ts'
import { mayChange } from './loan-states.ts'
import type { Platform } from './platform.ts'
import { type Reason, refuseIf } from './refusal.ts'
import { riskLevel } from './risk.ts'

const required = [
  'title',
  'description',
  'interestRate',
  'repaymentPeriodMonths',
  'purpose',
] as const

/** The states that a borrower asks for; the others come about by what is done. */
const byHand: ReadonlySet<LoanStatus> = new Set(['open', 'cancelled'])

/** Moves a loan of the caller's to another state, and writes it into its history. */
export async function moveTo(
  platform: Platform,
  em: EntityManager,
  loan: Loan,
  to: LoanStatus,
): Promise<void> {
  const from = loan.status
  const allowed = byHand.has(to) && mayChange(from, to, 'borrower')
  refuseIf(allowed ? undefined : refusedTransition(from, to))
  if (to === 'open') await publish(platform, em, loan)
  else await run(em, 'update loan set status = ? where id = ?', [to, loan.id])
  em.create(LoanEvent, {
    id: newId(),
    loanId: loan.id,
    actorId: loan.borrowerId,
    fromStatus: from,
    toStatus: to,
    reason: to === 'open' ? 'published by the borrower' : 'withdrawn by the borrower',
  })
  await em.flush()
}

async function publish({ limits }: Platform, em: EntityManager, loan: Loan): Promise<void> {
  const borrower = await em.findOneOrFail(Profile, loan.borrowerId)
  refuseIf(
    borrower.userType === 'lender'
      ? {
          code: 'NOT_A_BORROWER',
          message: 'Your userType is lender: set it to borrower or both to publish.',
        }
      : undefined,
  )
  refuseIf(...required.filter((field) => loan[field] === null || loan[field] === '').map(missing))
  const { interestRate, repaymentPeriodMonths, amountRequested } = loan
  const { monthlyPayment } = schedule(
    amountRequested,
    interestRate ?? 0,
    repaymentPeriodMonths ?? 1,
  )
  const standing = await em.findOneOrFail(Finances, { profileId: loan.borrowerId })
  await run(
    em,
    `update loan set status = 'open', risk_level = ?, published_at = gateway_now(),
     expires_at = gateway_now() + make_interval(days => ?) where id = ?`,
    [riskLevel(standing, monthlyPayment), limits.fundingWindowDays, loan.id],
  )
}

function missing(field: string): Reason {
  return invalid(field, `${field} must be set before the loan can be published.`)
}

function refusedTransition(from: LoanStatus, to: LoanStatus): Reason {
  const message = `A loan that is ${from} can't become ${to} this way.`
  return { code: 'INVALID_TRANSITION', field: 'status', message, details: { from, to } }
}

async function run(em: EntityManager, text: string, parameters: unknown[]): Promise<void> {
  await em.getConnection().execute(text, parameters, 'run', em.getTransactionContext())
}
