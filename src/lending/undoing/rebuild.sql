-- A loan's plan is a function of its history: the terms on which it was paid out, and its repayments, each as of its day. These functions make
-- it again from nothing.

-- The figures that follow from a loan's history.
create or replace function figures_of_loan(of_loan uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object(
    'instalments', (select jsonb_agg(to_jsonb(one) - 'reminded' order by number) from instalment as one where loan_id = of_loan),
    'charges', (select coalesce(jsonb_agg(jsonb_build_array(id, amount, paid, waived) order by id), '[]') from charge where loan_id = of_loan),
    'investments', (select jsonb_agg(jsonb_build_array(id, principal_repaid, interest_earned, fee_told, charges_earned) order by id)
      from investment where loan_id = of_loan and status <> 'cancelled'),
    'loan', (select jsonb_build_array(service_fee, charges_first, fees_due) from loan where id = of_loan));
$$;

-- Makes a loan's plan as it was when it was paid out. Instalments keep the days that they had first.
create or replace function plan_from_start(target loan) returns void
  language plpgsql security definer set search_path from current as $$
declare
  first_day constant date := (select starts_on from instalment where loan_id = target.id and number = 1);
  told constant jsonb := (select jsonb_object_agg(number || ' ' || due_on, reminded) from instalment where loan_id = target.id);
  days constant jsonb := (select jsonb_object_agg(number, due_on) from (
    select distinct on (number) number, due_on from (
      select number, revision, due_on from former_instalment where loan_id = target.id
      union all select number, null, due_on from instalment where loan_id = target.id and principal > 0) as one
    order by number, revision nulls last) as first);
begin
  delete from instalment where loan_id = target.id;
  insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance, reminded)
    select target.id, number, lag(ends_on, 1, first_day) over (order by number), ends_on, principal, interest, balance, (told ->> (number || ' ' || ends_on))::smallint
    from amortise(target.amount_requested, target.interest_rate, target.repayment_period_months)
    cross join lateral (select coalesce((days ->> number::text)::date, first_day + make_interval(months => number))::date as ends_on) as planned;
end $$;

-- Waives late fees that had not fallen due if an instalment counts as paid, or as tolerably short, before the day of the fee.
create or replace function waive_unfounded(of_loan uuid, before date) returns void
  language sql security definer set search_path from current as $$
  update charge set waived = charge.amount, waived_at = gateway_now(), waived_reason = coalesce(waived_reason, 'The instalment was paid in time.')
    from loan, instalment
    where loan.id = of_loan and instalment.loan_id = of_loan and charge.loan_id = of_loan and instalment.number = charge.number
      and kind = 'late_fee' and charge.paid = 0 and waived < charge.amount and charge.due_on <= before
      and (principal_paid + interest_paid = instalment.principal + instalment.interest or late_due_on is null or instalment.due_on < late_due_on);
$$;

-- Makes a loan's figures again from its history: what was paid of it, in the order of the days as of which that counts. Returns what each
-- repayment was split into, by its id. It posts nothing. The caller has locked the loan.
create or replace function rebuild_loan(of_loan uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  one repayment%rowtype;
  paid record;
  splits jsonb := '{}'::jsonb;
begin
  perform set_config('lending.replayed_loan', of_loan::text, true);
  select * into target from loan where id = of_loan;
  perform plan_from_start(target);
  -- What was waived is never taken back. Late fees count from the day on which they were charged.
  update charge set paid = 0, amount = case kind when 'late_fee' then amount else waived end where loan_id = of_loan;
  update investment set principal_repaid = principal_before, interest_earned = interest_before, fee_told = 0, charges_earned = 0
    where loan_id = of_loan and status <> 'cancelled';
  update loan set service_fee = 0, charges_first = 0, updated_at = gateway_now() where id = of_loan;
  for one in select * from repayment where loan_id = of_loan and undone_by is null order by value_on, created_at, id loop
    perform plan_arrears(of_loan, one.value_on);
    perform charge_penalty(of_loan, one.value_on);
    perform waive_unfounded(of_loan, one.value_on);
    select * into target from loan where id = of_loan;
    if one.returns is not null then
      select * into paid from share_relending(target, one.amount, one.value_on);
      perform keep_shares(target, 0, 0, target.charges_first, false, paid.investments, paid.principals,
        paid.nothing, paid.nothing, paid.nothing);
    else
      select * into paid from share_repayment(of_loan, one.amount, one.fee_rate, one.prepayment, one.value_on, one.created_at);
      perform keep_shares(target, paid.applied, paid.fee, charges_first(target, paid.charges_part, paid.went_on, one.value_on), false,
        paid.investments, paid.principals, paid.interests, paid.fees, paid.charges);
    end if;
    splits := splits || jsonb_build_object(one.id, to_jsonb(paid));
  end loop;
  perform plan_arrears(of_loan);
  perform charge_penalty(of_loan);
  perform waive_unfounded(of_loan, business_date());
  perform set_config('lending.replayed_loan', '', true);
  -- Keeps the due dates with the loan, which follow from its schedule.
  update loan set updated_at = gateway_now() where id = of_loan;
  return splits;
end $$;

-- Makes a loan's figures again, and returns null unless that gives exactly what is stored: then it has a history that is not known whole.
create or replace function rebuild_known(of_loan uuid, default_rate int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  stored jsonb;
  splits jsonb;
begin
  perform plan_arrears(of_loan);
  perform charge_penalty(of_loan);
  stored := figures_of_loan(of_loan);
  update repayment set fee_rate = default_rate where loan_id = of_loan and fee_rate is null;
  splits := rebuild_loan(of_loan);
  if figures_of_loan(of_loan) <> stored then
    raise exception 'the figures do not follow from the history' using errcode = 'restrict_violation';
  end if;
  return splits;
exception when integrity_constraint_violation or restrict_violation or check_violation or not_null_violation then
  return null;
end $$;
