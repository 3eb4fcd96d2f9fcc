import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 as newId } from 'uuid'
import { Finances } from '../entities/finances.ts'
import type { Loan, LoanStatus } from '../entities/loan.ts'
import { LoanEvent } from '../entities/loan-event.ts'
import { Profile } from '../entities/profile.ts'
import { schedule } from './amortisation.ts'
import { invalid } from './checks.ts'
import { type Actor, mayChange } from './loan-states.ts'
import type { Platform } from './platform.ts'
import { type Reason, Refusal, refuseIf } from './refusal.ts'
import { riskLevel } from './risk.ts'

const required = [
  'title',
  'description',
  'interestRate',
  'repaymentPeriodMonths',
  'purpose',
] as const

/** Changes that are asked for, with what the history says of them; all others come about by what is done. */
const reasons: Readonly<Partial<Record<LoanStatus, string>>> = {
  open: 'published by the borrower',
  cancelled: 'withdrawn by the borrower',
  expired: 'not funded in time',
}

/** Moves a loan that is locked to another state, and writes it into its history. */
export async function moveTo(
  platform: Platform,
  em: EntityManager,
  loan: Loan,
  to: LoanStatus,
  actor: Actor,
): Promise<void> {
  const from = loan.status
  const reason = mayChange(from, to, actor) ? reasons[to] : undefined
  if (reason === undefined) throw new Refusal([refusedTransition(from, to)])
  if (to === 'open') await publish(platform, em, loan)
  else await end(em, loan, to)
  em.create(LoanEvent, {
    id: newId(),
    loanId: loan.id,
    actorId: actor === 'borrower' ? loan.borrowerId : null,
    fromStatus: from,
    toStatus: to,
    reason,
  })
  await em.flush()
}

/** Ends the funding of a loan: what lenders promised goes back to them (E6). */
async function end(em: EntityManager, { id }: Loan, to: LoanStatus): Promise<void> {
  await run(em, 'select release_holds(?)', [id])
  await run(em, 'update loan set status = ? where id = ?', [to, id])
}

async function publish({ limits, offer }: Platform, em: EntityManager, loan: Loan): Promise<void> {
  const borrower = await em.findOneOrFail(Profile, loan.borrowerId)
  refuseIf(
    borrower.userType === 'lender'
      ? {
          code: 'NOT_A_BORROWER',
          message: 'Your userType is lender: set it to borrower or both to publish.',
        }
      : undefined,
    limits.verifiedBorrowers && borrower.verificationStatus !== 'verified'
      ? { code: 'FORBIDDEN', message: 'Only verified members can publish; the operator verifies.' }
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
  await offer(em, loan.id)
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
