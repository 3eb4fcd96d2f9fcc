-- The period for which a loan is open to lenders; raises an error unless it has 1 to 365 days.
create or replace function funding_window(days int) returns interval immutable
  language plpgsql as $$
begin
  if (days between 1 and 365) is not true then
    raise exception 'a loan is open for 1 to 365 days' using errcode = 'invalid_parameter_value';
  end if;
  return make_interval(days => days);
end $$;

-- Why the gate does not let a borrower publish a loan; null if it does. Loans of one borrower wait for each other here.
create or replace function refused_publication(target loan, gate jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  if gate is null then
    return null;
  end if;
  perform lock_accounts(array[account_of(target.borrower_id, 'available')]);
  perform hold_levels(array[target.borrower_id]);
  return refused_at_gate(target.borrower_id, 'publish', target.amount_requested, gate);
end $$;

-- Opens a loan to lenders for a time, and fixes its terms and risk level. Returns null, or the refusal: if the borrower owes the platform,
-- is late, would then have more principal than `most`, or is stopped at the gate. The caller has locked the loan.
create or replace function open_loan(
  target loan, by_user uuid, new_id uuid, risk text, for_time interval, why text, most bigint, late_bars boolean, gate jsonb
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  refused constant jsonb := coalesce(refused_publication(target, gate), refused_borrower(target.borrower_id, late_bars), refused_principal(target, most));
begin
  if refused is not null then
    return refused;
  end if;
  update loan set status = 'open', risk_level = risk, published_at = gateway_now(), frozen = is_blocked(borrower_id),
      expires_at = gateway_now() + for_time
    where id = target.id;
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
    values (new_id, target.id, by_user, target.status, 'open', why);
  return null;
end $$;

-- Publishes a draft for its borrower or for an integrator who acts for the borrower; returns null, or the refusal.
create or replace function publish_loan(
  in_loan uuid, by_user uuid, new_id uuid, risk text, days int, most bigint default null, imported boolean default false,
  taken_back_max int default null, late_bars boolean default false, gate jsonb default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  for_time constant interval := funding_window(days);
  refused constant jsonb := refused_republishing(by_user, taken_back_max);
begin
  select * into target from loan where id = in_loan and borrower_id = by_user and 'borrower' = any (loan_changers(status, 'open'))
    for no key update;
  if not found then
    raise exception 'only its borrower publishes a draft' using errcode = 'restrict_violation';
  elsif refused is not null then
    return refused;
  end if;
  return open_loan(target, by_user, new_id, risk, for_time,
    case when imported then 'published for the borrower' else 'published by the borrower' end, most, late_bars, gate);
end $$;
