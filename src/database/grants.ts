/**
 * What the application's role may do; what is not listed it may not. It reads, changes the columns that members and the
 * operator change through it, and calls functions that do all else: no row of a debt, of money or of history is its to write.
 */
export const grants: readonly string[] = [
  'grant select on mikro_orm_migrations, sql_source, deployment, profile, identity, preferences, inbox, wallet',
  'grant select on loan, loan_event, loan_debt, investment, instalment, instalment_state, former_instalment, due_reminder, opportunity',
  'grant select on account, ledger_transaction, entry, wallet_transaction, wallet_state, cash_flow, notification, change',
  'grant update (full_name, city, user_type, verification_status, bio, occupation, latitude, longitude, public_latitude, public_longitude, show_on_map, updated_at) on profile',
  'grant update (language, timezone, email_notifications, push_notifications, notification_types, min_interest_rate, max_term_months, min_amount, max_amount, risk_levels, purposes, max_distance_km, auto_invest_enabled, auto_invest_max_per_loan, updated_at) on preferences',
  // As far as its state allows: the trigger keeps_its_terms.
  'grant update (title, description, amount_requested, interest_rate, repayment_period_months, purpose, location_latitude, location_longitude, public_latitude, public_longitude, location_description) on loan',
  // Score and income are read through finances_of, one member at a time.
  'grant select (profile_id), update (credit_score, monthly_income) on finances',
  // Once: the trigger read_once.
  'grant update (read_at) on notification',
  'grant execute on function gateway_now, finances_of, join_member, block_member, is_blocked_meanwhile, loan_changers, is_visible, update_profile, update_preferences, create_loan, update_loan, publish_loan, end_funding, make_movements, move_money, transfer_together, reverse_transaction, invest, standing_orders, auto_invest, take_repayment, repay_loan, default_loan, remind, create_notification, forget_notifications, forget_changes',
  // Views call these as who reads them.
  'grant execute on function divide_half_even, interest_until, distance_km, match_score, takes_investments',
  // Its own counters, of which no money depends.
  'grant select, insert, update, delete on budget',
  'grant usage on schema pgboss',
  'grant select, insert, update, delete on all tables in schema pgboss',
  'grant execute on all functions in schema pgboss',
]
