/** What the application's role may do, table by table; what is not listed it may not. */
export const grants: readonly string[] = [
  'grant usage on schema public',
  'grant select on mikro_orm_migrations, sql_source, deployment',
  'grant select, insert, update on profile, identity, preferences, inbox, loan',
  // Score and income are read through finances_of, one member at a time.
  'grant select (profile_id), insert, update on finances',
  'grant select, insert on wallet, loan_event',
  // Money moves only through the functions.
  'grant select on account, ledger_transaction, entry, wallet_transaction, wallet_state',
  'grant select on investment, instalment, instalment_state, loan_debt, due_reminder, opportunity, notification, cash_flow',
  'grant update (read_at) on notification',
  'grant select, delete on change',
  'grant execute on function gateway_now, finances_of, replay, remember, move_money, transfer_together, reverse_transaction, invest, release_holds, block_member, is_blocked_meanwhile, default_loan, repay_loan, standing_orders, auto_invest, remind, create_notification, forget_notifications',
  'grant select, insert, update, delete on budget',
  // Views call these as who reads them.
  'grant execute on function divide_half_even, distance_km, match_score',
  'grant usage on schema pgboss',
  'grant select, insert, update, delete on all tables in schema pgboss',
  'grant execute on all functions in schema pgboss',
]
