-- The state that a payment can take after another; whatever a provider says, no other change is made.
create or replace function is_payment_step(from_state text, to_state text) returns boolean immutable
  language sql return case from_state
    when 'pending' then to_state in ('unknown', 'settled', 'failed', 'canceled')
    when 'requested' then to_state in ('approved', 'canceled')
    when 'approved' then to_state in ('unknown', 'sent', 'settled', 'failed')
    when 'unknown' then to_state in ('unknown', 'pending', 'sent', 'settled', 'failed', 'canceled')
    when 'sent' then to_state in ('settled', 'failed')
    when 'settled' then to_state in ('returned', 'disputed')
    when 'disputed' then to_state in ('settled', 'returned')
    else false end;

-- Whether it is not decided yet whether a payment settles, fails or is canceled.
create or replace function is_open_payment(state text) returns boolean immutable
  language sql return state in ('pending', 'requested', 'approved', 'sent', 'unknown');

create or replace function guard_payment() returns trigger language plpgsql set search_path from current as $$
begin
  if old.state <> new.state and is_payment_step(old.state, new.state) is not true then
    raise exception 'a payment that is % cannot become %', old.state, new.state using errcode = 'restrict_violation';
  elsif (old.id, old.user_id, old.direction, old.amount, old.currency, old.provider, old.house, old.line_id, old.bank_account_id, old.mandate_id, old.counterparty_id, old.loan_id, old.due_on, old.created_at)
      is distinct from (new.id, new.user_id, new.direction, new.amount, new.currency, new.provider, new.house, new.line_id, new.bank_account_id, new.mandate_id, new.counterparty_id, new.loan_id, new.due_on, new.created_at)
      or old.reference <> new.reference or old.ledger_transaction_id <> new.ledger_transaction_id or old.return_id <> new.return_id
      or old.hold_id is distinct from new.hold_id or old.release_id <> new.release_id then
    raise exception 'what a payment is about never changes' using errcode = 'restrict_violation';
  end if;
  if (old.state, old.reference, old.payment_url, old.reason) is distinct from (new.state, new.reference, new.payment_url, new.reason) then
    new.updated_at := gateway_now();
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create or replace trigger changes_as_allowed before update on payment for each row execute function guard_payment();

-- Notes for the change feed whose payments and wallet have changed, and tells members what became of a payment that was not settled
-- at once. What settles is on the statement, of which they are told there.
create or replace function note_payment() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  fact constant jsonb := jsonb_strip_nulls(jsonb_build_object('amount', new.amount, 'currency', new.currency, 'reason', new.reason,
    'payment_id', new.id));
begin
  if tg_op = 'INSERT' or new.state <> old.state then
    insert into change (kind, record_id) select 'payment', new.user_id;
    insert into change (kind, record_id) select 'wallet', new.user_id;
  end if;
  if new.state in ('failed', 'canceled') and new.direction = 'in' then
    perform notify_users(array[new.user_id], array['deposit_failed'], array[fact]);
  elsif new.state = 'failed' and new.counterparty_id is not null then
    perform notify_users(array[new.user_id], array['transfer_failed'], array[fact]);
  -- Members are not told of what they canceled themselves: only an operator's cancellation, or a provider's, has a reason.
  elsif new.state = 'failed' or new.state = 'canceled' and new.reason is not null then
    perform notify_users(array[new.user_id], array['withdrawal_failed'], array[fact]);
  end if;
  return null;
end $$;

create or replace trigger note_inserted after insert on payment for each row execute function note_payment();
create or replace trigger note_updated after update on payment for each row when (old.state <> new.state) execute function note_payment();

-- Whether a direct debit collects what is due of a loan, or has collected it and has not repaid the loan with it yet.
create or replace function is_collected(of_loan uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from payment where payment.loan_id = of_loan and (is_open_payment(state) or state = 'settled' and repaid_at is null));
$$;
