import { p } from '@mikro-orm/core'
import { entity } from '../entity.ts'
import { Loan } from '../loan/loan.ts'
import { Payment } from '../payments/payment.ts'
import { reference } from '../reference.ts'
import { Profile } from './profile.ts'

/** How many requests of a member's can wait for an answer at a time. */
export const HELP_REQUESTS_MAX = 5

/** How long the texts of a request are. */
export const helpTexts = {
  message: { min: 1, max: 2_000 },
  answer: { min: 1, max: 2_000 },
} as const

/** What a request can be about. */
export const helpTopics = ['loan', 'payment', 'identity', 'account', 'other'] as const
export type HelpTopic = (typeof helpTopics)[number]

/** What can become of it: `src/lending/help/help.sql` says what follows what. */
const helpStates = ['open', 'answered', 'closed'] as const
export type HelpState = (typeof helpStates)[number]

/** What a member asks of the people who run the platform, and the answer to what they said last: what was said in between is `HelpMessage`. */
export class HelpRequest extends entity({
  name: 'HelpRequest',
  properties: {
    id: p.uuid().primary(),
    userId: () => reference(Profile, 'user_id'),
    topic: p.enum(helpTopics),
    /** Any loan that the member may see: one that they borrow, have lent to, or have a question about. */
    loanId: () => reference(Loan, 'loan_id').strictNullable(),
    paymentId: () => reference(Payment, 'payment_id').strictNullable(),
    /** Null, like the answer, once the member was erased. */
    message: p.text().strictNullable(),
    state: p.enum(helpStates).default('open'),
    answer: p.text().strictNullable(),
    /** The operator who answered last. */
    answeredById: () => reference(Profile, 'answered_by').strictNullable(),
    answeredAt: p.datetime(3).strictNullable(),
    /** When the member replied last. */
    repliedAt: p.datetime(3).strictNullable(),
    closedAt: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3).defaultRaw('gateway_now()'),
    updatedAt: p.datetime(3).defaultRaw('gateway_now()'),
    version: p.integer().default(1),
  },
  lengths: helpTexts,
  indexes: {
    help_request_user_index: ['userId', 'createdAt', 'id'],
    help_request_created_index: ['createdAt', 'id'],
    help_request_state_index: ['state', 'createdAt', 'id'],
    help_request_loan_index: '(loan_id) where loan_id is not null',
  },
  checks: {
    help_request_subject:
      "(loan_id is not null) = (topic = 'loan') and (payment_id is not null) = (topic = 'payment')",
    help_request_answered:
      "(answered_by is null) = (answered_at is null) and (state <> 'open' or answered_at is null) and (state <> 'answered' or answered_at is not null)",
    help_request_closed: "(closed_at is not null) = (state = 'closed')",
  },
}) {}
