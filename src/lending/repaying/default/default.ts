import { v7 as newId } from 'uuid'
import { idOrNone } from '../../../database/ids.ts'
import { Loan } from '../../../entities/loan/loan.ts'
import { doneAtMost, doneTooOften } from '../../approval/alone.ts'
import { type Decision, decide } from '../../audit-trail/decide.ts'
import { BATCH, forEachDue } from '../../due.ts'
import type { ChangedLoan } from '../../loan/change-once.ts'
import { type Operator, ownAccount } from '../../member/access.ts'
import { type Explain, made, perform } from '../../outcome.ts'
import type { Platform } from '../../platform.ts'
import { Refusal } from '../../refusal.ts'

// Whatever has not reached its day by the days alone needs no look at its pauses.
const lateEnough = `select id from loan
  where status = 'active' and late_due_on <= latest_due(coalesce($2::date, business_date()) - $3::int)
    and default_day(id, business_date(), $3) <= business_date() and not awaits_plan_change(id) and not id = any($1) limit ${BATCH}`

/** Defaults loans that are DEFAULT_AFTER_DAYS late, and were so on a day, by default today, each in its own transaction; returns how many. */
export function defaultLoans(platform: Platform, day?: string): Promise<number> {
  return forEachDue(platform, lateEnough, [day, platform.limits.defaultAfterDays], (id) =>
    giveUp(platform, id, day).then(
      () => true,
      // A Refusal means that it was repaid or defaulted meanwhile.
      (error) => Promise.reject(error instanceof Refusal ? undefined : error),
    ),
  )
}

/** Defaults a loan that is at least DEFAULT_AFTER_DAYS late, for an operator; throws a Refusal. */
export function defaultLoan(
  platform: Platform,
  operator: Operator,
  input: Omit<Decision, 'reason'> & { readonly reason?: string | null },
): Promise<ChangedLoan> {
  return decide(platform, operator, 'defaultLoan', 'loan', input, async (acting, once) => {
    const { defaultAfterDays, alone } = platform.limits
    const values = {
      ...once,
      in_loan: idOrNone(input.id),
      ids: [newId(), newId()],
      after_days: defaultAfterDays,
      told: { reason: input.reason ?? null },
      ...doneAtMost(alone),
    }
    return made(await perform(acting, 'default_loan', values, explained), { loan: Loan })
  })
}

/** Defaults a loan by the clock; throws a Refusal if the loan was repaid or defaulted meanwhile. */
async function giveUp(platform: Platform, id: string, day: string | undefined): Promise<void> {
  const values = {
    in_loan: id,
    ids: [newId(), newId()],
    after_days: platform.limits.defaultAfterDays,
    on_day: day ?? null,
  }
  await perform(platform, 'default_late_loan', values, explained)
}

const explained: Explain = (outcome) => {
  const { from, days_past_due: days, days_frozen: frozen, default_after_days: limit } = outcome
  const late = Number(frozen) > 0 ? 'refusal.default.days_frozen' : 'refusal.default.days'
  return {
    NOT_FOUND: { field: 'id', message: 'refusal.loan.unknown' },
    ...ownAccount(),
    ...doneTooOften(outcome),
    INVALID_TRANSITION: {
      field: 'id',
      message: typeof days === 'number' ? late : 'refusal.default.state',
      values: { frozen: Number(frozen ?? 0) },
      details: { from, to: 'defaulted', daysPastDue: days ?? null, defaultAfterDays: limit },
    },
  }
}
