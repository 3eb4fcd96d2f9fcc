-- Holds a lender's money for a loan. The investment that completes the funding also pays the loan out, unless lenders can still leave it.
create or replace function invest(
  by_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[],
  minimum bigint, most int, fee_rate int, limits jsonb default '{}',
  late_terms jsonb default null, late_bars boolean default false,
  exit_terms jsonb default null, warned boolean default false, by_order boolean default false
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  own constant uuid := account_of(by_user, 'available');
  fee bigint := 0;
  locked uuid[] := array[own];
  until timestamptz(3);
  result jsonb := replay(by_user, 'invest', with_key, hash);
begin
  -- An amount that is too small, even 0, is refused with what the loan takes.
  if (amount is not null and minimum > 0 and most between 1 and 1000 and fee_rate between 0 and 9999) is not true then
    raise exception 'no investment is made on such terms' using errcode = 'invalid_parameter_value';
  elsif result is not null then
    return result;
  end if;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif target.borrower_id = by_user then
    return '{"code": "OWN_LOAN"}'::jsonb;
  elsif (select user_type = 'borrower' from profile where id = by_user) then
    return '{"code": "NOT_A_LENDER"}'::jsonb;
  end if;
  if target.status = 'open' and target.amount_funded + amount = target.amount_requested then
    fee := divide_half_even(target.amount_requested::numeric * fee_rate, 10000);
    locked := locked || accounts_of_loan(in_loan);
  end if;
  perform lock_accounts(locked);
  if is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  if limits ? 'gate' then
    perform hold_levels(array[by_user]);
    result := refused_at_gate(by_user, 'invest', amount, limits -> 'gate');
    if result is not null then
      return result;
    end if;
  end if;
  if limits ? 'protection' then
    result := refused_unprotected(by_user, amount, invested_in(by_user, in_loan), warned, limits -> 'protection');
    if result is not null then
      return result;
    end if;
    until := reflection_until(by_user);
  end if;
  result := refused_investment(target, by_user, amount, minimum, most, limits, late_bars);
  if result is not null then
    return remember(by_user, 'invest', with_key, hash, result);
  elsif by_order and amount > (select balance from account where id = own)
      - (select kept_by_order(preferences) from preferences where user_id = by_user) then
    -- Not remembered: a standing order may find the money there when it comes to this loan again.
    return '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  perform post(ids[1], 'investment', array[own, account_of(by_user, 'held')], array[-amount, amount]);
  insert into investment (id, loan_id, lender_id, amount, interest_rate, reflection_ends_at, warning_acknowledged)
    values (ids[2], in_loan, by_user, amount, target.interest_rate, until, until is not null and warned is true);
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference,
      counterparty_id, loan_id, investment_id, ledger_transaction_id)
    select ids[3], id, 'investment_hold', 'debit', invest.amount, target.title, ids[1]::text,
      target.borrower_id, in_loan, ids[2], ids[1] from wallet where user_id = by_user;
  select * into target from loan where id = in_loan;
  if target.status = 'funded' then
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
      values (ids[4], in_loan, by_user, 'open', 'funded', 'funded by the last investment');
  end if;
  if target.status = 'funded' and target.reflection_ends_at is null then
    perform disburse(target, fee, late_terms, exit_terms);
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
      values (ids[5], in_loan, by_user, 'funded', 'active', 'paid out to the borrower');
  end if;
  return remember(by_user, 'invest', with_key, hash, jsonb_build_object(
    'investment', (select to_jsonb(one) from investment as one where id = ids[2]),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = in_loan),
    'loan', (select to_jsonb(one) from loan as one where id = in_loan),
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
end $$;
