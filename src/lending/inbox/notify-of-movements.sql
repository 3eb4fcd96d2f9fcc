-- Each new statement line notes a change of its wallet, and most also notify the owner. Two notes of the same wallet in a transaction
-- still wake its subscribers once.
create or replace function notify_of_movements() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into change (kind, record_id)
    select 'wallet', user_id from added join wallet on wallet.id = added.wallet_id;
  insert into notification (id, user_id, type, data)
    select new_id(), wallet.user_id, news, jsonb_strip_nulls(jsonb_build_object('amount', amount, 'currency', line.currency,
      'description', description, 'transaction_id', line.id, 'loan_id', loan_id, 'investment_id', investment_id,
      'counterparty_id', counterparty_id, 'counterparty_name', full_name))
    from added as line
    cross join lateral (select case type when 'deposit' then case when loan_id is null then 'deposit' when loan_id is not null then 'recovery_recorded' end
      when 'withdrawal' then 'withdrawal' when 'transfer_in' then 'transfer_received' when 'investment_release' then 'investment_released'
      when 'investment_settlement' then 'investment_active'
      -- What is booked again because an earlier repayment was undone is told with the undoing.
      when 'repayment_received' then case when line.reference = line.ledger_transaction_id::text then 'repayment_received' end when 'reversal' then 'reversal'
      when 'fee' then case when direction = 'credit' and line.reference = line.ledger_transaction_id::text then 'fee_refunded'
        -- What the platform bears is told with the undoing, too.
        when direction = 'credit' and exists (select from ledger_transaction where id = line.ledger_transaction_id and reverses_id is not null) then 'reversal' end
      -- Told with the loan's new state, once its fee is known (notify-of-loans.sql).
      when 'loan_disbursement' then null
      -- Members are not notified of what they have just done themselves.
      when 'transfer_out' then null when 'investment_hold' then null when 'repayment_paid' then null end as news) as told
    join wallet on wallet.id = line.wallet_id
    join preferences on preferences.user_id = wallet.user_id
    left join profile on profile.id = counterparty_id
    where news is not null and is_wanted(notification_types, news)
    order by wallet.user_id, line.position;
  return null;
end $$;

create or replace trigger notify after insert on wallet_transaction referencing new table as added
  for each statement execute function notify_of_movements();
