import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { partOf } from '../reference.ts'
import { viewIn } from '../view-source.ts'
import { Loan } from './loan.ts'

/** One instalment of a disbursed loan's schedule. */
export class Instalment extends entity({
  name: 'Instalment',
  properties: {
    loanId: () => partOf(Loan, 'loan_id'),
    /** From 1. */
    number: p.smallint().primary(),
    /** The first day of the month that it covers, which starts on the day of the month of the disbursement. */
    startsOn: p.date(),
    dueOn: p.date(),
    /** Over how many days a month's interest is counted, if not from the first day to the day on which it is due. */
    monthDays: p.smallint().strictNullable(),
    /** Minor units, like the other amounts. */
    principal: p.bigint(),
    interest: p.bigint(),
    /** The principal that remains after this instalment. */
    balance: p.bigint(),
    /** Principal prepaid in its month, on top of the instalment. */
    prepaid: p.bigint().default('0'),
    /** Interest carried over from earlier months; negative for interest paid before its month began. */
    brought: p.bigint().default('0'),
    /** Principal paid during its month, in minor units times the days until the month ends: no interest is due on these. */
    saved: p.bigint().default('0'),
    /** Principal of it that was paid before its month, and bears interest until it is due; null if nothing was paid ahead. */
    advanced: p.bigint().strictNullable(),
    /** Overdue principal at the beginning of its month, if that bears interest; null if there was none, or it bears none. */
    arrears: p.bigint().strictNullable(),
    /** What of it was paid during its month. */
    arrearsPaid: p.bigint().default('0'),
    /** Principal that was paid late, in minor units times the days for which it bears penalty interest. */
    lateDays: p.bigint().default('0'),
    /** How interest is counted in its month, if that is not an ordinary one (accrual.sql). */
    accrual: p.json<unknown>().strictNullable(),
    /** What was counted of it, exactly, before the first day of `accrual`. */
    carried: p.decimal('string').columnType('numeric').default('0'),
    /** Interest that was overdue, and was moved to this instalment. */
    movedInterest: p.bigint().default('0'),
    /** Whether it has no principal because a principal holiday says so. */
    interestOnly: p.boolean().default(false),
    /** Principal of a repayment that was lent again in its month. */
    lentAgain: p.bigint().default('0'),
    /** What was added to it because it was lent again after the instalment before was paid. */
    raised: p.bigint().default('0'),
    principalPaid: p.bigint().default('0'),
    interestPaid: p.bigint().default('0'),
    /** The last day as of which something of it was paid, or moved to later instalments, while the loan was late with it; null if there is none. */
    paidLateOn: p.date().strictNullable(),
    /** Days past due at the last reminder, negative before the due date; null if none was sent. */
    reminded: p.smallint().strictNullable(),
  },
  indexes: {
    instalment_due_index: '(due_on) where principal_paid + interest_paid < principal + interest',
  },
  checks: {
    instalment_reminded_range: 'reminded between -31 and 3650',
    instalment_month_days_range: 'month_days between 28 and 31',
    instalment_days_in_order: 'due_on > starts_on',
    instalment_amounts_range:
      'principal >= 0 and interest >= 0 and balance >= 0 and prepaid >= 0 and saved >= 0',
    instalment_lent_again_range: 'lent_again >= 0 and raised >= 0',
    instalment_arrears_range:
      'arrears_paid between 0 and arrears or arrears is null and arrears_paid = 0',
    instalment_advanced_range: 'advanced between 0 and principal_paid',
    instalment_late_days_range: 'late_days >= 0',
    instalment_moved_range: 'carried >= 0 and moved_interest >= 0',
    instalment_paid_range:
      'principal_paid between 0 and principal and interest_paid between 0 and interest',
  },
}) {}

/** One instalment of a loan's schedule, as of today. */
export class InstalmentState extends entity({
  name: 'InstalmentState',
  view: true,
  expression: viewIn('repaying/schedule/instalment-state'),
  properties: {
    loanId: p.uuid().primary(),
    /** From 1. */
    number: p.smallint().primary(),
    dueOn: p.date(),
    /** Minor units, like the other amounts. */
    principal: p.bigint(),
    interest: p.bigint(),
    /** The principal that remains after this instalment. */
    balance: p.bigint(),
    /** Principal prepaid in its month, on top of the instalment. */
    prepaid: p.bigint(),
    principalPaid: p.bigint(),
    interestPaid: p.bigint(),
    /** Whether its due date has passed. */
    past: p.boolean(),
  },
}) {}

/** An instalment as it was before a prepayment recalculated the schedule. */
export class FormerInstalment extends entity({
  name: 'FormerInstalment',
  properties: {
    loanId: () => partOf(Loan, 'loan_id'),
    number: p.smallint().primary(),
    /** The number of this version among the former versions of the instalment, from 1. */
    revision: p.integer().primary(),
    dueOn: p.date(),
    /** Minor units, like the other amounts. */
    principal: p.bigint(),
    interest: p.bigint(),
    balance: p.bigint(),
    prepaid: p.bigint(),
    replacedAt: p.datetime(3).defaultRaw('gateway_now()'),
  },
  indexes: { former_instalment_loan_index: ['loanId', 'replacedAt', 'number', 'revision'] },
}) {}
