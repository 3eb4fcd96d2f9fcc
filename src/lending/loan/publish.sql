-- Opens a draft to lenders for a number of days and fixes its terms and risk level.
create or replace function publish_loan(in_loan uuid, by_user uuid, new_id uuid, risk text, days int) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if (days between 1 and 365) is not true then
    raise exception 'a loan is open for 1 to 365 days' using errcode = 'invalid_parameter_value';
  end if;
  update loan set status = 'open', risk_level = risk, published_at = gateway_now(),
      expires_at = gateway_now() + make_interval(days => days)
    where id = in_loan and borrower_id = by_user and 'borrower' = any (loan_changers(status, 'open'));
  if not found then
    raise exception 'only its borrower publishes a draft' using errcode = 'restrict_violation';
  end if;
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
    values (new_id, in_loan, by_user, 'draft', 'open', 'published by the borrower');
end $$;
