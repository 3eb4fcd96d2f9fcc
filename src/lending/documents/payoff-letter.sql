-- What a letter says for a correction, as an operator makes one; no row if the loan is not active any more, or the day has passed.
create or replace function payoff_again(of_loan uuid, until date) returns table (principal bigint, interest bigint, charges bigint)
  language plpgsql security definer set search_path from current as $$
begin
  perform from loan where id = of_loan and status = 'active' and until >= business_date() for no key update;
  if found then
    return query select * from payoff_on(of_loan, until);
  end if;
end $$;

-- Asks for the letter that says what repays a loan by a day, at most `most` of a loan within a day. As long as the figures are the same, the same day has the same
-- letter. Operators ask with a reason, for the borrower.
create or replace function ask_payoff_letter(by_user uuid, in_loan uuid, until date, new_id uuid, days_ahead int, most int, reason text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  due record;
  one payoff_letter%rowtype;
  result jsonb;
begin
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif reason is not null then
    result := refused_operator(by_user, array[target.borrower_id]);
  elsif target.borrower_id <> by_user then
    return '{"code": "FORBIDDEN"}'::jsonb;
  elsif is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  if result is not null then
    return result;
  elsif target.status <> 'active' then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status);
  elsif (until between business_date() and business_date() + days_ahead) is not true then
    return jsonb_build_object('code', 'VALIDATION_FAILED', 'min', business_date(), 'max', business_date() + days_ahead);
  end if;
  select * into due from payoff_on(in_loan, until);
  select * into one from payoff_letter as letter where letter.loan_id = in_loan and letter.until = ask_payoff_letter.until order by id desc limit 1;
  if not found or (one.principal, one.interest, one.charges) is distinct from (due.principal, due.interest, due.charges) then
    if (select count(*) from payoff_letter where loan_id = in_loan and requested_at > gateway_now() - interval '1 day') >= most then
      return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'again_at', (select requested_at + interval '1 day' from payoff_letter
        where loan_id = in_loan order by requested_at desc offset most - 1 limit 1));
    end if;
    insert into payoff_letter (id, user_id, loan_id, until, principal, interest, charges)
      values (new_id, target.borrower_id, in_loan, ask_payoff_letter.until, due.principal, due.interest, due.charges) returning * into one;
  end if;
  if reason is not null then
    perform record_audit('requestPayoffLetter', by_user, null, 'loan', in_loan, target.borrower_id, jsonb_build_object('reason', reason,
      'after', jsonb_build_object('payoff_letter_id', one.id, 'until', one.until)));
  end if;
  return jsonb_build_object('payoff_letter', to_jsonb(one));
end $$;

-- For a loan's borrower.
create or replace function request_own_payoff_letter(by_user uuid, in_loan uuid, until date, new_id uuid, days_ahead int, most int) returns jsonb
  language sql security definer set search_path from current as $$
  select ask_payoff_letter(by_user, in_loan, until, new_id, days_ahead, most, null);
$$;

-- For an operator, with a reason.
create or replace function request_payoff_letter(by_user uuid, in_loan uuid, until date, new_id uuid, days_ahead int, most int, reason text) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  if reason is null then
    raise exception 'an operator has a reason' using errcode = 'invalid_parameter_value';
  end if;
  return ask_payoff_letter(by_user, in_loan, until, new_id, days_ahead, most, reason);
end $$;
