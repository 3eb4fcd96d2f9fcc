import { UnderscoreNamingStrategy } from '@mikro-orm/core'
import { entities } from '../../entities/index.ts'

/**
 * Tables that only functions read: stored outcomes, bank account numbers and the secrets of webhooks, though they are encrypted,
 * credit score and income, which finances_of returns for one member at a time, files of exports, and what is left of erased members.
 */
export const hidden = [
  'idempotency_key',
  'bank_account',
  'webhook_secret',
  'finances',
  'data_export_piece',
  'erasure_kept',
  'erased_subject',
]
const naming = new UnderscoreNamingStrategy()
const readable = entities
  .map(({ name }) => naming.classToTableName(name))
  .filter((table) => !hidden.includes(table))

/** Functions that views and all reads call. All but finances_of, level_of, left_at_gate, next_period, current_agreements and caught_up run with the rights of their caller. */
const reading =
  'gateway_now, is_known_operator, first_id_at, end_of_day, reversed_at, reversal_reason, next_period, business_timezone, business_date, payable_until, latest_due, reminder_days, last_reminder_days, reminders_due, due_reminders, finances_of, level_of, left_at_gate, current_agreements, newest_lender_test, missing_of_test, test_ends_at, warned_above, is_sophisticated, is_reflecting, reflection_until, is_open_payment, is_unsent, is_visible, is_up, divide_half_even, interest_until, month_after, arrears_bear_interest, keeps_from_borrowing, penalty_rate, penalty_days, penalty_of, unwritten_penalty, penalty_due, is_collected, late_fee, uncharged_late_fees, charge_id, overdue_interest, distance_km, globe, globe_distance, box_about, belt_about, match_score, triples_of, forms_of, search_query, plain_letters, plain_purpose, plain_purposes, members_called, takes_investments, investment_bounds, kept_for_overdue, lender_limits, share_most, lent_in_all, left_of_budget, shown_direction, share_of, claims_of, accrued_interest, caught_up, expected_instalments, payments_to_lenders, expected_flows, split_by_entitlement, split_in_turn, own_payments, interest_by_parts, accrual_weight, erasure_of, looks_shown_to, last_rate, run_on_parts, paused_days, frozen_days_of, still_days_since, day_after_pauses, penalty_days_of, days_late_on, loan_standings, takes_events, default_day, outlook_of_loans'
/** Functions that the gateway calls for members and in scheduled jobs. */
const serving =
  'take_lender_test, acknowledge_lender_test, pay_out_loan, join_member, is_blocked_meanwhile, loan_changers, update_profile, update_preferences, save_search, delete_saved_search, request_help, close_help_request, reply_to_help_request, add_help_file, create_loan, import_loan, update_imported_loan, update_loan, replay_loan_change, keep_loan_change, keep_imported_change, keep_loan_refusal, publish_loan, submit_loan, end_funding, make_movements, void_reference, begin_payment, decide_payment, receive_payment_event, add_bank_account, change_bank_account, deposit_reference_of, reconciliation, safeguarding, invest, cancel_investment, standing_orders, lenders_to_tell, tell_of_match, preview_order, out_of_money_since, next_turn, auto_invest, preview_repayment, take_repayment, due_autopayments, take_autopayment, awaits_plan_change, default_late_loan, withdraw_from_loan, plan_late_loan, freeze_late_loans, record_export, audit_breaks, trail_differences, case_breaks, audit_text, ledger_differences, audit_ledger, remind, days_to_work, end_day, create_own_notification, forget_notifications, forget_changes, forget_outcomes, take_connection, carry_out_plan_change, change_own_plan, undo_own_plan_change, number_events, forget_events, queue_deliveries, take_deliveries, record_attempts, claim_letters, record_letters, gather_letters, bounce_letter, begin_verification, note_identity_event, keep_agreement, accept_agreement, keep_token_address, change_mail_address, confirm_mail_address, unsubscribe, request_export, take_export, add_export_piece, finish_export, fetch_export, export_piece, end_fetching, expire_exports, bank_accounts_of, request_erasure, acquaintances_of, erase_traces, end_erasure, kept_due, erase_kept, forget_subjects, totals_at, totals_by_value, ledger_totals, accrual_legs, add_up_days, balance_at, balances_of, house_balance_at, keep_period_piece, end_period_files, keep_month_end, keep_accrual, keep_document, request_own_payoff_letter, request_receipt'
/** Functions that do what operators do, and record it. */
const operating =
  'review_member, mark_sophisticated, decide_on_member, decide_on_loan, decide_request, preview_request, preview_act, loan_to_review, review_loan, return_payment, verifications_to_ask, record_verification, end_expired_levels, payments_to_send, payments_to_ask, record_payment, reject_order, order_payments, ordered_payments, begin_bank_file, import_bank_line, preview_bank_line, would_reject, record_bank_import, end_bank_file, assign_bank_line, collections_due, begin_collection, end_collection, reverse_line, default_loan, write_off_loan, record_recovery, waive_charge, remind_borrower, change_plan, undo_plan_change, undo_repayment, book_repayment, record_looks, record_operator, record_refusal, show_looks, redact_trail, create_notification, current_secrets, create_webhook, change_webhook, retry_delivery, open_case, change_case, add_to_case, decide_case, record_case_refusal, record_case_looks, held_payments, members_to_screen, screen_members, screened_until, names_to_screen, record_screening, transfers_due, settle_transfer, close_period, request_payoff_letter, payoff_again, correct_document, update_work, add_operator_note, answer_help_request'
/**
 * Functions that only older versions call, as the application's role. They leave no entry in the audit trail, or whatever entry the
 * caller likes, so the operators' own role does not get them.
 */
const formerly = 'record_audit, block_member, reverse_transaction'

/** Gateways until 0.3.0 read due_reminder. */
const reads = `grant select on mikro_orm_migrations, sql_source, due_reminder, ${readable.join(', ')}`
const jobsIn = (jobsSchema: string): readonly string[] => [
  `grant usage on schema ${jobsSchema}`,
  `grant select, insert, update, delete on all tables in schema ${jobsSchema}`,
  `grant execute on all functions in schema ${jobsSchema}`,
]

/**
 * Everything that the application's role may do. It reads, and calls functions for everything else: it can't itself write money,
 * debt, history, or the records of members and loans. It may do what operators do only as long as operators have no role of their
 * own.
 */
export const grantsIn = (jobsSchema: string, apart = false): readonly string[] => [
  reads,
  // Limited by the trigger read_once.
  'grant update (read_at) on notification',
  // Locking loans that may expire needs the right to update a column. The trigger keeps_its_terms refuses changes of this one.
  'grant update (created_at) on loan',
  `grant execute on function ${reading}, ${serving}`,
  // The gateway's own counters and notes, on which no money depends.
  'grant insert, update, delete on budget, gateway, open_connection',
  ...jobsIn(jobsSchema),
  ...(apart ? [] : together),
]

/** What the application's role may do in addition while operators share it. */
const together: readonly string[] = [
  `grant execute on function ${operating}, ${formerly}`,
  // Gateways of version 0.2.0 update these columns themselves, and write down what their audits find.
  'grant select (profile_id), update (credit_score, monthly_income) on finances',
  'grant insert, update on ledger_audit',
]

/** Everything that the role of operators may do, if there is one: it reads, does what operators do, and records incoming money. */
export const operatorGrantsIn = (jobsSchema: string): readonly string[] => [
  reads,
  `grant execute on function ${reading}, loan_changers, keep_loan_refusal, ${operating}, make_movements, decide_payment`,
  // When operators publish a loan, a job offers it to standing orders.
  ...jobsIn(jobsSchema),
]
