-- A loan's plan is a function of its history: the terms on which it was paid out, its repayments, and changes of the plan, each as of its day.
-- These functions make it again from nothing.

-- The figures that follow from a loan's history.
create or replace function figures_of_loan(of_loan uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object(
    'instalments', (select jsonb_agg(to_jsonb(one) - 'reminded' - 'paid_late_on' order by number) from instalment as one where loan_id = of_loan),
    'charges', (select coalesce(jsonb_agg(jsonb_build_array(id, amount, paid, waived) order by id), '[]') from charge where loan_id = of_loan),
    'investments', (select jsonb_agg(jsonb_build_array(id, principal_repaid, interest_earned, fee_told, charges_earned, recovered) order by id)
      from investment where loan_id = of_loan and status <> 'cancelled'),
    'loan', (select jsonb_build_array(service_fee, charges_first, fees_due, unearned, fee_running, fee_refunded, recovered) from loan where id = of_loan));
$$;

-- Makes a loan's plan as it was when it was paid out. Instalments get the due days that they first had.
create or replace function plan_from_start(target loan) returns void
  language plpgsql security definer set search_path from current as $$
declare
  first_day constant date := (select starts_on from instalment where loan_id = target.id and number = 1);
  days constant jsonb := (select jsonb_object_agg(number, due_on) from (
    select distinct on (number) number, due_on from (
      select number, revision, due_on from former_instalment where loan_id = target.id
      union all select number, null, due_on from instalment where loan_id = target.id and principal > 0) as one
    order by number, revision nulls last) as first);
begin
  delete from instalment where loan_id = target.id;
  insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
    select target.id, number, lag(ends_on, 1, first_day) over (order by number), ends_on, principal, interest, balance
    from amortise(target.amount_requested, target.interest_rate, target.repayment_period_months, target.even_end)
    cross join lateral (select coalesce((days ->> number::text)::date, first_day + make_interval(months => number))::date as ends_on) as planned;
end $$;

-- Waives late fees of the days after one, up to another, that would not have fallen due, since their instalment counts as paid, or as tolerably short, before
-- the day of the fee. Each is looked at once: a later change of the plan may leave nothing late, and the fee stands.
create or replace function waive_unfounded(of_loan uuid, after date, up_to date) returns void
  language sql security definer set search_path from current as $$
  update charge set waived = charge.amount, waived_at = gateway_now(), waived_reason = coalesce(waived_reason, 'The instalment was paid in time.')
    from loan, instalment
    where loan.id = of_loan and instalment.loan_id = of_loan and charge.loan_id = of_loan and instalment.number = charge.number
      and kind = 'late_fee' and charge.paid = 0 and waived < charge.amount and charge.due_on > after and charge.due_on <= up_to
      and (principal_paid + interest_paid = instalment.principal + instalment.interest or late_due_on is null or instalment.due_on < late_due_on);
$$;

-- What happened to a loan's plan, in the order in which it counts: its repayments, changes, withdrawal and write-off, from which on nothing bears
-- interest. Undoing a repayment leaves all others in place.
create or replace function history_of(of_loan uuid) returns table (day date, at timestamptz, id uuid, what text) stable
  language sql security definer set search_path from current as $$
  select value_on, created_at, id, case when returns is null then 'repayment' else 'relending' end from repayment where loan_id = of_loan and undone_by is null
  union all
  select effective_on, acted_at, id, 'plan change' from plan_change where loan_id = of_loan and status = 'effective'
  union all
  select (withdrawn_at at time zone business_timezone())::date, withdrawn_at, id, 'withdrawal' from loan where id = of_loan and repay_by is not null
  union all
  select (written_off_at at time zone business_timezone())::date, written_off_at, id, 'write-off' from loan where id = of_loan and written_off_at is not null
  order by 1, 2, 3;
$$;

-- The time for the next entry in a loan's history: later than every entry so far. A transaction that began first can lock the loan last, and clocks can go back. The caller
-- has locked the loan.
create or replace function next_in_history(of_loan uuid) returns timestamptz stable
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
begin
  return greatest(gateway_now(), interval '1 millisecond' + greatest(
    (select max(created_at) from repayment where loan_id = of_loan),
    (select max(acted_at) from plan_change where loan_id = of_loan and status = 'effective'),
    (select greatest(withdrawn_at, written_off_at) from loan where id = of_loan),
    (select max(created_at) from loan_event where loan_id = of_loan and to_status = 'defaulted'),
    (select max(created_at) from charge where loan_id = of_loan and kind = 'late_fee')));
end $$;

create or replace function follow_history() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  new.created_at := next_in_history(new.loan_id);
  return new;
end $$;

create or replace trigger follows before insert on repayment
  for each row execute function follow_history();

-- Makes a loan's figures again from its history. Returns what each repayment was split into, by its id, and what was owed when the rest was written off, by the
-- loan's id. The amount written off changes by the difference between what was owed then
-- by this history and by the one before (`before`): charges waived after the write-off count as waived from the start.
-- It posts nothing. The caller has locked the loan.
create or replace function rebuild_loan(of_loan uuid, before jsonb default '{}') returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  event record;
  one repayment%rowtype;
  paid record;
  splits jsonb := '{}'::jsonb;
  fee_left bigint;
  fee_back bigint := 0;
  ended bigint;
  owed bigint;
  seen_until date := date '-infinity';
  defaulted_at constant timestamptz := (select max(created_at) from loan_event where loan_id = of_loan and to_status = 'defaulted');
  told constant jsonb := (select jsonb_object_agg(number || ' ' || due_on, reminded) from instalment where loan_id = of_loan);
begin
  perform set_config('lending.replayed_loan', of_loan::text, true);
  select * into target from loan where id = of_loan;
  perform plan_from_start(target);
  -- What was waived is never taken back. Late fees count from the day on which they were charged.
  update charge set paid = 0, amount = case kind when 'late_fee' then amount else waived end where loan_id = of_loan;
  update investment set principal_repaid = principal_before, interest_earned = interest_before, fee_told = 0, charges_earned = 0, recovered = 0
    where loan_id = of_loan and status <> 'cancelled';
  update loan set service_fee = 0, charges_first = 0, unearned = 0, recovered = 0, updated_at = gateway_now() where id = of_loan;
  fee_left := case target.fee_refund when 'pro_rata' then target.origination_fee else 0 end;
  for event in select * from history_of(of_loan) loop
    perform plan_arrears(of_loan, event.day);
    perform charge_penalty(of_loan, event.day);
    perform waive_unfounded(of_loan, seen_until, event.day);
    seen_until := event.day;
    select * into target from loan where id = of_loan;
    -- What was repaid before a default was not recovered, and gave back a part of the fee.
    if event.at < defaulted_at then
      target.status := 'active';
    end if;
    select * into one from repayment where id = event.id;
    if event.what = 'plan change' then
      if (select change_plan_as_of(target, plan_change, event.day) from plan_change where id = event.id) is not null then
        raise exception 'a change of the plan is not possible any more' using errcode = 'restrict_violation';
      end if;
    elsif event.what = 'withdrawal' then
      perform plan_withdrawal(target, event.day);
      fee_left := 0;
      fee_back := case when is_fee_reversed(target) then fee_back else target.origination_fee end;
    elsif event.what = 'relending' then
      select * into paid from share_relending(target, one.amount, event.day);
      perform keep_shares(target, 0, 0, target.charges_first, paid.unearned, false, paid.investments, paid.principals,
        paid.nothing, paid.nothing, paid.nothing);
      splits := splits || jsonb_build_object(one.id, to_jsonb(paid) - 'unearned');
    elsif event.what = 'repayment' then
      select * into paid from share_repayment(of_loan, one.amount, one.fee_rate, one.prepayment, event.day, one.created_at);
      perform keep_shares(target, paid.applied, paid.fee, charges_first(target, paid.charges_part, paid.went_on, event.day), paid.unearned, false,
        paid.investments, paid.principals, paid.interests, paid.fees, paid.charges);
      splits := splits || jsonb_build_object(one.id, to_jsonb(paid) - 'unearned');
      if fee_left > 0 and target.status <> 'defaulted' then
        ended := ended_fee(of_loan, fee_left, case one.prepayment when 'advance' then 0 else paid.prepaid_part end);
        fee_left := fee_left - ended;
        fee_back := fee_back + case when is_fee_reversed(target) then 0 else unused_fee(target, ended, event.day) end;
      end if;
    elsif event.what = 'write-off' then
      select principal + interest + charges into owed from payoff_on(of_loan, event.day);
      splits := splits || jsonb_build_object(of_loan, owed);
      update loan set written_off_amount = written_off_amount + owed - (before -> of_loan::text)::bigint
        where id = of_loan and (before -> of_loan::text)::bigint <> owed;
    end if;
  end loop;
  perform plan_arrears(of_loan);
  perform charge_penalty(of_loan);
  perform waive_unfounded(of_loan, seen_until, business_date());
  update instalment set reminded = (told ->> (number || ' ' || due_on))::smallint where loan_id = of_loan and told ->> (number || ' ' || due_on) is not null;
  perform set_config('lending.replayed_loan', '', true);
  -- Also stores the due dates that follow from the schedule with the loan.
  update loan set updated_at = gateway_now(), fee_running = fee_left, fee_refunded = fee_back where id = of_loan;
  return splits;
end $$;

-- Makes a loan's figures again. Returns null unless that gives exactly what is stored: otherwise not all of its history is known.
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
