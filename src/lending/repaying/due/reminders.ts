import type { Database } from '../../../database/connection.ts'
import { idOrNone } from '../../../database/ids.ts'
import { Reminder } from '../../../entities/loan/reminder.ts'
import type { Listing } from '../../../reads/page.ts'
import { recordsOf } from '../../../reads/rows.ts'
import { againAt } from '../../again-at.ts'
import { asOperator, REASON_MAX } from '../../audit-trail/act.ts'
import { type Operator, ownAccount } from '../../member/access.ts'
import { type Explain, idempotencyOf, type Made, perform } from '../../outcome.ts'
import type { Platform } from '../../platform.ts'
import { checkText } from '../../refusal.ts'

interface ReminderInput {
  /** Of the loan. */
  readonly id: string
  /** A sentence that is added to what the platform says. */
  readonly message?: string | null
  readonly idempotencyKey?: string | null
}

/** Reminds the borrower of a loan of what is to be paid now, for an operator, at most once a day; throws a Refusal. */
export function remindBorrower(
  platform: Platform,
  operator: Operator,
  input: ReminderInput,
): Promise<Made<{ reminder: Reminder }>> {
  const { id, message = null } = input
  const act = { name: 'remindBorrower', targetKind: 'loan', targetId: id, reason: message }
  return asOperator(platform, operator, act, async (acting) => {
    const wrong = checkText('message', message, { min: 1, max: REASON_MAX })
    const once = idempotencyOf(input, wrong)
    const values = {
      by_user: operator.id,
      ...once,
      in_loan: idOrNone(id),
      said: message,
      after_days: platform.limits.defaultAfterDays,
    }
    const done = await perform(acting, 'remind_borrower', values, explainedReminder)
    return { reminder: done.record(Reminder, 'reminder'), replayed: done.replayed }
  })
}

/** Explains why nobody is reminded, and from when on it works. */
const explainedReminder: Explain = (outcome) => {
  const { from, most, again_on } = outcome
  const againOn = typeof again_on === 'string' ? again_on : null
  return {
    ...ownAccount(),
    NOT_FOUND: { field: 'id', message: 'refusal.reminder.unknown' },
    INVALID_TRANSITION: {
      field: 'id',
      message: whyNot(from, againOn),
      ...(againOn !== null && { values: { againOn: { day: againOn } } }),
      details: { from, to: 'reminded', ...(againOn !== null && { againOn }) },
    },
    LIMIT_EXCEEDED: {
      field: 'id',
      message: 'refusal.reminder.today',
      ...againAt(outcome, { max: most }),
    },
  }
}

function whyNot(from: unknown, againOn: string | null) {
  if (againOn !== null) return 'refusal.reminder.not_due'
  if (from === 'paid') return 'refusal.reminder.nothing_due'
  if (from === 'blocked') return 'refusal.reminder.blocked'
  return from === 'paused' ? 'refusal.reminder.paused' : 'refusal.reminder.state'
}

/** The reminders of a loan, the newest first. */
export function remindersOf(database: Database, loanId: string): Listing {
  return {
    ...recordsOf(database, Reminder),
    parts: [[['loan_id = ?', loanId]]],
    key: ['sent_at', 'id'],
    descending: true,
  }
}
