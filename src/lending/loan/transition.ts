import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 as newId } from 'uuid'
import type { SqlFunctions } from '../../database/functions.generated.ts'
import type { Loan, LoanStatus, RiskLevel } from '../../entities/loan/loan.ts'
import { Profile } from '../../entities/member/profile.ts'
import { againAt, wholeMinute } from '../again-at.ts'
import type { Once } from '../audit-trail/decide.ts'
import { financesOf, type PrivateFigures } from '../member/access.ts'
import { doneOrRefused, type Explain } from '../outcome.ts'
import type { Platform } from '../platform.ts'
import { invalid, type Reason, Refusal, refuseIf } from '../refusal.ts'
import { schedule } from '../repaying/schedule/amortisation.ts'
import { callWithin } from '../transaction.ts'
import { aboutLevel, keptGate } from '../verification/gate.ts'
import { checkLoan } from './create.ts'

/** The fields that must be set before a loan can be published. */
export const neededToPublish = [
  'title',
  'description',
  'interestRate',
  'repaymentPeriodMonths',
  'purpose',
] as const

/** Who requests a transition, in the words of loan_changers; an integrator counts as the borrower. */
type Actor = 'borrower' | 'integrator' | 'clock' | 'operator'

/** An operator's decision on a submitted loan: who decided, why, and under which key. */
interface Review extends Once {
  readonly reason: string | null
}

/** The states that can be requested; all others result from investments and repayments. */
const requestable: readonly LoanStatus[] = ['open', 'submitted', 'draft', 'cancelled', 'expired']

/** Moves a locked loan to another state; the database adds it to the loan's history. */
export async function moveTo(
  platform: Platform,
  em: EntityManager,
  loan: Loan,
  to: LoanStatus,
  actor: Actor,
  review?: Review,
): Promise<void> {
  const { id, status: from, borrowerId } = loan
  const imported = actor === 'integrator'
  const changer = imported ? 'borrower' : actor
  const { republishesPerDay: again, borrowWhileLate, gate } = platform.limits
  const next = stateAfter(platform, to, changer)
  const unreviewed = next === 'submitted' && !platform.limits.loanReview
  if (from === 'funded' && next === 'active') await refuseReflecting(em, loan)
  if (unreviewed || !requestable.includes(next) || !(await mayChange(em, from, next, changer))) {
    const message = from === next ? 'refusal.loan.already' : 'refusal.loan.transition'
    const details = { from, to: next }
    throw new Refusal([{ code: 'INVALID_TRANSITION', field: 'status', message, details }])
  }
  if (review) return conclude(platform, em, loan, next === 'open', review)
  if (next === 'open') return publish(platform, em, loan, imported)
  if (next === 'submitted') checkComplete(platform, loan, await borrowerOf(em, loan))
  if (next === 'submitted' || next === 'draft')
    return callOrRefuse(platform, em, 'submit_loan', {
      in_loan: id,
      by_user: borrowerId,
      next_status: next,
      new_id: newId(),
      imported,
      taken_back_max: again,
      late_bars: !borrowWhileLate,
      gate: keptGate(gate),
    })
  const by = actor === 'borrower' ? borrowerId : null
  await em.execute('select end_funding(?, ?, ?)', [id, by, newId()])
}

/** The state that a borrower's request leads to: where loans are reviewed, publishing one submits it for review. */
function stateAfter({ limits }: Platform, to: LoanStatus, actor: Actor): LoanStatus {
  if (actor !== 'borrower') return to
  if (limits.loanReview && to === 'open') return 'submitted'
  return to
}

/** Whether the rules in src/lending/loan/transitions.sql let this actor make the transition. */
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
  platform: Platform,
  em: EntityManager,
  loan: Loan,
  imported: boolean,
): Promise<void> {
  checkComplete(platform, loan, await borrowerOf(em, loan), !imported)
  const { fundingWindowDays, exposure, republishesPerDay, borrowWhileLate, gate } = platform.limits
  const { id, borrowerId } = loan
  await callOrRefuse(platform, em, 'publish_loan', {
    in_loan: id,
    by_user: borrowerId,
    new_id: newId(),
    risk: await riskOf(em, loan),
    days: fundingWindowDays,
    most: exposure.borrowerPrincipalMax ?? null,
    imported,
    taken_back_max: republishesPerDay,
    late_bars: !borrowWhileLate,
    gate: keptGate(gate),
  })
  await platform.offer(em, id, platform.database.noted)
}

async function conclude(
  platform: Platform,
  em: EntityManager,
  loan: Loan,
  publishes: boolean,
  { reason, ...once }: Review,
): Promise<void> {
  const { fundingWindowDays, exposure, borrowWhileLate, gate } = platform.limits
  // The borrower's profile may have changed since the loan was submitted.
  if (publishes) checkComplete(platform, loan, await borrowerOf(em, loan), false)
  const risk = publishes ? await riskOf(em, loan) : null
  const outcome = await callWithin(em, 'review_loan', {
    in_loan: loan.id,
    new_id: newId(),
    publishes,
    risk,
    days: fundingWindowDays,
    reason,
    most: exposure.borrowerPrincipalMax ?? null,
    late_bars: !borrowWhileLate,
    gate: keptGate(gate),
    ...once,
  })
  doneOrRefused(platform, outcome ?? {}, ofBorrower(outcome ?? {}))
  if (publishes) await platform.offer(em, loan.id, platform.database.noted)
}

function borrowerOf(em: EntityManager, { borrowerId }: Loan): Promise<Profile> {
  return em.findOneOrFail(Profile, borrowerId)
}

function checkComplete(platform: Platform, loan: Loan, borrower: Profile, isOwn = true): void {
  refuseIf(
    borrower.userType === 'lender' && {
      code: 'NOT_A_BORROWER',
      message: isOwn ? 'refusal.loan.your_user_type' : 'refusal.loan.borrowers_user_type',
    },
  )
  refuseIf(
    ...neededToPublish.filter((field) => loan[field] === null || loan[field] === '').map(missing),
  )
  // The limits may have been lowered since the loan was drafted.
  checkLoan(platform, loan)
}

async function riskOf(em: EntityManager, loan: Loan) {
  const { borrowerId, interestRate, repaymentPeriodMonths, amountRequested } = loan
  const months = repaymentPeriodMonths ?? 1
  const { monthlyPayment } = schedule(amountRequested, interestRate ?? 0, months)
  return riskLevel(await financesOf(em, borrowerId), monthlyPayment)
}

function missing(field: string): Reason {
  return invalid(field, 'refusal.loan.missing')
}

/** Throws a Refusal if lenders can still leave a loan: it is paid out by itself, within a minute after that. */
async function refuseReflecting(em: EntityManager, { reflectionEndsAt }: Loan): Promise<void> {
  const time = reflectionEndsAt?.toISOString() ?? null
  const text = 'select is_reflecting(?) as running'
  const [row] = await em.execute<{ running: boolean | null }[]>(text, [time])
  refuseIf(
    time !== null &&
      row?.running === true && {
        code: 'REFLECTION_RUNNING',
        field: 'status',
        message: 'refusal.loan.reflection',
        values: { endsAt: { time: wholeMinute(time) } },
        details: { reflectionEndsAt: time },
      },
  )
}

/** Calls a database function that moves the loan; throws a Refusal if it refuses. */
async function callOrRefuse<Name extends keyof SqlFunctions>(
  platform: Platform,
  em: EntityManager,
  name: Name,
  values: SqlFunctions[Name],
) {
  const outcome = (await callWithin(em, name, values)) ?? {}
  doneOrRefused(platform, outcome, takenBackTooOften(outcome))
}

/** What the operator who publishes a loan is told of its borrower's verification. */
const ofBorrower: Explain = (outcome) => {
  if (outcome.code !== 'NOT_VERIFIED') return {}
  return { NOT_VERIFIED: aboutLevel(outcome, 'borrower') }
}

/** Explains that a borrower has reached the limit of loans taken back within 24 hours, and when the next can be published. */
const takenBackTooOften: Explain = (outcome) => {
  const { most, again_at } = outcome
  if (again_at === undefined) return {}
  const again = againAt(outcome, { max: most })
  return {
    LIMIT_EXCEEDED: {
      field: 'status',
      message: 'refusal.loan.taken_back',
      ...again,
      values: { most: Number(most), ...again.values },
    },
  }
}

const GOOD_SCORE = 700
const POOR_SCORE = 580
/** The monthly instalment, in percent of the monthly income. */
const LIGHT_LOAD = 20n
const HEAVY_LOAD = 40n

/**
 * The risk of a loan to its lenders. It is low if the score is at least 700 and the instalment at most 20 % of the income, high if the
 * score is below 580 or the instalment above 40 %, and medium otherwise. Null while score or income is unknown.
 */
export function riskLevel(
  { creditScore, monthlyIncome }: PrivateFigures,
  instalment: bigint,
): RiskLevel | null {
  if (creditScore === null || monthlyIncome === null) return null
  const load = instalment * 100n
  if (creditScore < POOR_SCORE || load > monthlyIncome * HEAVY_LOAD) return 'high'
  return creditScore >= GOOD_SCORE && load <= monthlyIncome * LIGHT_LOAD ? 'low' : 'medium'
}
