-- Whether a member gets notifications of a type, which is so unless the type is switched off. Those that the law or the contract asks for
-- can't be: `src/lending/mail/classes.ts` has the same list.
create or replace function is_wanted(switches jsonb, type text) returns boolean immutable
  language sql return coalesce((switches ->> type)::boolean, true) or type in (
    'deposit_failed', 'withdrawal_failed', 'transfer_failed', 'bank_account_added', 'data_export_ready', 'looks_shown', 'investment_defaulted', 'investment_withdrawn',
    'investment_written_off', 'investment_plan_changed', 'repayment_due', 'repayment_late', 'repayment_taken', 'repayment_undone', 'repayment_taken_back', 'repayment_booked',
    'part_payment', 'late_fee_charged', 'plan_changed', 'loan_withdrawn', 'loan_disbursed', 'loan_cancelled', 'loan_frozen', 'loan_defaulted', 'loan_written_off',
    'member_frozen', 'member_closed', 'reversal');

-- Notifies members, unless they have switched the type off. Their inbox rows are locked in the order of their ids until the transaction
-- ends, so that numbers are in commit order. A caller that notifies several members must have locked the accounts of all but the last.
create or replace function notify_users(users uuid[], types text[], facts jsonb[]) returns void
  language plpgsql security definer set search_path from current as $$
begin
  insert into notification (id, user_id, type, data)
    select new_id(), event.user_id, type, fact
    from unnest(users, types, facts) with ordinality as event (user_id, type, fact, ordinal)
    join preferences on preferences.user_id = event.user_id
    where is_wanted(notification_types, type)
    order by event.user_id, ordinal;
end $$;
