import { UnderscoreNamingStrategy } from '@mikro-orm/core'
import { entities } from '../entities/index.ts'

/** Only functions read stored outcomes, and credit score and income, one member at a time (finances_of). */
const hidden = ['idempotency_key', 'finances']
const naming = new UnderscoreNamingStrategy()
const readable = entities
  .map(({ name }) => naming.classToTableName(name))
  .filter((table) => !hidden.includes(table))

/**
 * Everything that the application's role may do. It reads, and calls functions for the rest: it can't write a
 * row of money, debt or history itself, or what a member or a loan is.
 */
export const grantsIn = (jobsSchema: string): readonly string[] => [
  `grant select on mikro_orm_migrations, sql_source, ${readable.join(', ')}`,
  // Version 0.2.0 updates these columns itself; this one calls update_profile and review_member.
  'grant select (profile_id), update (credit_score, monthly_income) on finances',
  // Limited by the trigger read_once.
  'grant update (read_at) on notification',
  'grant execute on function gateway_now, finances_of, join_member, block_member, review_member, decide_on_member, decide_on_loan, decide_request, is_blocked_meanwhile, loan_changers, is_visible, update_profile, update_preferences, create_loan, import_loan, update_imported_loan, update_loan, replay_loan_change, keep_loan_change, keep_imported_change, keep_loan_refusal, publish_loan, submit_loan, loan_to_review, review_loan, end_funding, make_movements, void_reference, reverse_transaction, reverse_line, invest, standing_orders, next_turn, auto_invest, take_repayment, default_loan, write_off_loan, record_recovery, record_audit, audit_breaks, redact_trail, remind, create_notification, forget_notifications, forget_changes, forget_outcomes, is_up, take_connection',
  // Views call these with the rights of their reader.
  'grant execute on function divide_half_even, interest_until, distance_km, surely_km, globe, globe_distance, box_about, belt_about, match_score, takes_investments, investment_bounds, lender_limits, shown_direction',
  // Its own counters and notes, on which no money depends.
  'grant insert, update, delete on budget, gateway, open_connection',
  'grant insert, update on ledger_audit',
  `grant usage on schema ${jobsSchema}`,
  `grant select, insert, update, delete on all tables in schema ${jobsSchema}`,
  `grant execute on all functions in schema ${jobsSchema}`,
]
