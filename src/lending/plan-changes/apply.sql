-- Changes the unpaid part of a plan as of a day; returns why that is not possible, or null. The caller has locked the loan, and has planned its
-- arrears. Instalments before that day stay, except that `re_amortise` and `re_age` take what was missed out of them.
create or replace function change_plan_as_of(target loan, change plan_change, as_of date) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  kind constant text := change.kind;
  terms constant jsonb := change.terms;
  gathers constant boolean := kind in ('re_amortise', 're_age');
  first_day date;
  rate numeric := last_rate(target);
  due instalment;
  old instalment[];
  days date[];
  grid jsonb;
  -- These arrays are of the instalments from `due` on.
  payments bigint[];
  resting boolean[];
  moved_in bigint[];
  weights numeric[];
  parts jsonb[];
  open_from int;
  until int;
  usual bigint;
  level bigint;
  pause record;
  missed_principal bigint := 0;
  missed_interest bigint := 0;
  begins date;
  not_before date;
  later bigint;
  paying int;
  grid_ends date;
  added jsonb;
begin
  select starts_on into first_day from instalment where loan_id = target.id and number = 1;
  select instalment.* into due from instalment where loan_id = target.id and number = (
    select greatest(min(number), max(number) filter (where principal_paid + interest_paid > 0)) from instalment where loan_id = target.id and due_on >= as_of);
  if exists (select from instalment where loan_id = target.id and due_on >= as_of and advanced is not null) then
    return refused_plan_change(kind, 'paid_ahead', jsonb_build_object('until', (select max(due_on) from instalment where loan_id = target.id and advanced is not null)));
  end if;
  if gathers then
    select coalesce(sum(principal - principal_paid), 0), coalesce(sum(interest - interest_paid), 0) into missed_principal, missed_interest
      from instalment where loan_id = target.id and due_on < as_of;
  end if;
  -- After the last instalment, overdue principal may still bear interest; only new instalments can help then.
  if kind <> 're_age' and (due.number is null or due.principal + due.balance = 0) then
    return refused_plan_change(kind, 'nothing_left');
  elsif kind = 're_amortise' and missed_principal + missed_interest = 0 then
    return refused_plan_change(kind, 'nothing_missed');
  end if;
  if due.number is null then
    -- After the last instalment, without interest on what is overdue: a new one.
    select target.id, number + 1, due_on, month_after(first_day, as_of) into due.loan_id, due.number, due.starts_on, due.due_on
      from instalment where loan_id = target.id order by number desc limit 1;
    due.principal := 0; due.interest := 0; due.balance := 0; due.prepaid := 0; due.brought := 0; due.moved_interest := 0; due.late_days := 0;
    due.arrears_paid := 0; due.principal_paid := 0; due.interest_paid := 0; due.carried := 0; due.interest_only := false; due.saved := 0;
    due.accrual := month_parts(first_day, as_of, as_of + 1, rate);
    old := array[due];
    open_from := 1;
  else
    old := array(select instalment from instalment where loan_id = target.id and number >= due.number order by number);
    open_from := case when gathers or due.principal_paid + due.interest_paid < due.principal + due.interest then 1 else 2 end;
    due := counted_until(due, rate, as_of);
  end if;
  if open_from > cardinality(old) then return refused_plan_change(kind, 'nothing_left'); end if;
  select array_agg(due_on order by number), array_agg(principal + interest order by number), array_agg(interest_only order by number), array_agg(moved_interest order by number),
      (array_agg(principal + interest - raised - moved_interest order by number) filter (where not interest_only and balance > 0 and number < due.number + cardinality(old) - 1 and number > due.number))[1]
    into days, payments, resting, moved_in, usual from unnest(old);
  -- What is paid each month, but for interest that was moved.
  usual := coalesce(usual, payments[1] - moved_in[1]);
  -- The last payment takes the rest, as does one after which only interest that was moved is left.
  for turn in 2 .. cardinality(old) loop
    if turn = cardinality(old) or old[turn].balance = 0 then payments[turn] := usual + moved_in[turn]; end if;
  end loop;
  grid := (select jsonb_agg(part order by part ->> 0) from unnest(old) as one
    cross join lateral jsonb_array_elements(case when one.number = due.number then due.accrual else accrual_of(one, rate) end) as part);
  until := cardinality(days);

  if kind = 'interest_pause' then
    if (terms ->> 'from')::date > days[until] then
      return refused_plan_change(kind, 'after_the_end', jsonb_build_object('latest', days[until]));
    end if;
  elsif kind = 'principal_holiday' then
    if (terms ->> 'extend')::boolean then
      until := until + (terms ->> 'instalments')::int;
    elsif (terms ->> 'instalments')::int > until - open_from then
      return refused_plan_change(kind, 'too_many', jsonb_build_object('most', until - open_from));
    end if;
    for turn in open_from .. open_from + (terms ->> 'instalments')::int - 1 loop
      resting[turn] := true;
    end loop;
  elsif kind = 'term' then
    until := until + (terms ->> 'months')::int;
    if until < open_from then
      return refused_plan_change(kind, 'too_many', jsonb_build_object('most', cardinality(days) - open_from));
    end if;
  elsif kind = 're_age' then
    begins := (terms ->> 'from')::date;
    -- Nothing falls due while the borrower may still withdraw: all is then due in one sum.
    not_before := greatest(due.starts_on, case when target.withdrawn_at is null then target.withdrawable_until end);
    if begins <= not_before then
      return refused_plan_change(kind, 'too_early', jsonb_build_object('earliest', not_before + 1));
    end if;
    until := (terms ->> 'instalments')::int;
    days := array(select (begins + make_interval(months => month))::date from generate_series(0, until - 1) as month);
    resting := array_fill(false, array[until]);
  elsif kind = 'due_day' then
    select min(turn) into paying from unnest(days) with ordinality as one (day, turn) where day >= (terms ->> 'from')::date and turn >= open_from;
    if paying is null then
      return refused_plan_change(kind, 'after_the_end', jsonb_build_object('latest', days[until]));
    end if;
    begins := day_in_month(days[paying], 0, (terms ->> 'due_day')::int);
    if begins = days[paying] then
      return refused_plan_change(kind, 'unchanged');
    elsif begins < days[paying] then
      begins := day_in_month(days[paying], 1, (terms ->> 'due_day')::int);
    end if;
    days := days[:paying - 1] || array(select day_in_month(begins, month, (terms ->> 'due_day')::int) from generate_series(0, until - paying) as month);
  elsif kind = 'rate' then
    if (terms ->> 'rate')::numeric >= rate then
      return refused_plan_change(kind, 'not_lower', jsonb_build_object('rate', rate));
    end if;
    rate := (terms ->> 'rate')::numeric;
    grid := (select jsonb_agg(jsonb_build_array(part -> 0, part -> 1, rate) order by part ->> 0) from jsonb_array_elements(grid) as part);
  end if;
  days := days[:until];
  resting := resting[:until];
  payments := payments[:until];
  while cardinality(days) < until loop
    days := days || month_after(first_day, days[cardinality(days)]);
  end loop;
  -- Up to a moved due day, months stay as they were; from it on, they end on that day.
  grid_ends := (select max(due_on) from unnest(old));
  -- Where a pause goes on after the last due day, so does that month's count after the pause: the months that are added take its place.
  grid := coalesce(parts_between(grid, (grid -> 0 ->> 0)::date, grid_ends), '[]');
  added := month_parts(first_day, grid_ends, greatest(days[until], begins), rate);
  grid := grid || added;
  grid_ends := coalesce((added -> -1 ->> 0)::date + (added -> -1 ->> 1)::int, grid_ends);
  if kind in ('due_day', 're_age') then
    grid := coalesce(parts_between(grid, greatest(due.starts_on, (grid -> 0 ->> 0)::date), begins), '[]') || (
      select coalesce(jsonb_agg(jsonb_build_array(day, next - day, rate) order by day), '[]')
      from (select day, lead(day) over (order by day) as next from unnest(days) as day where day >= begins) as month where next is not null);
    grid_ends := days[until];
  end if;
  for pause in
    select (terms_of ->> 'from')::date as first, (terms_of ->> 'to')::date as last from (
      select plan_change.terms as terms_of from plan_change where loan_id = target.id and plan_change.kind = 'interest_pause' and status = 'effective' and effective_on < change.effective_on
      union all select terms where kind = 'interest_pause') as paused
    where (terms_of ->> 'to')::date >= as_of order by 1
  loop
    days := due_days_after(days, first_day, pause.first, pause.last);
    added := month_parts(first_day, grid_ends, days[until], rate);
    grid_ends := coalesce((added -> -1 ->> 0)::date + (added -> -1 ->> 1)::int, grid_ends);
    grid := grid || added;
    grid := parts_without(grid, pause.first, pause.last);
  end loop;

  for turn in 1 .. until loop
    begins := case when turn = 1 then (due.accrual -> 0 ->> 0)::date else days[turn - 1] end;
    parts[turn] := coalesce(parts_between(grid, begins, days[turn]), jsonb_build_array(jsonb_build_array(begins, null, rate)));
    weights[turn] := accrual_weight(parts[turn], days[turn]);
    resting[turn] := coalesce(resting[turn], false);
    if turn > cardinality(old) or old[turn].interest_only then
      payments[turn] := usual + coalesce(moved_in[turn], 0);
    end if;
  end loop;
  -- Moved interest of instalments that no longer exist is due with the last.
  if gathers then
    -- Of what was moved into this month, what is paid stays in it.
    later := least(moved_in[1], greatest(0, interest_of(due, rate, as_of) - due.interest_paid));
    due.brought := due.brought + moved_in[1] - later;
    missed_interest := missed_interest + later + (select coalesce(sum(one), 0) from unnest(moved_in[2:]) as one);
    moved_in := array_fill(0::bigint, array[until]);
    if terms ->> 'interest' = 'first' then
      moved_in[open_from] := missed_interest;
    else
      moved_in := array(select div(missed_interest::numeric * turn, until)::bigint - div(missed_interest::numeric * (turn - 1), until)::bigint from generate_series(1, until) as turn);
    end if;
  else
    later := (select coalesce(sum(one), 0) from unnest(moved_in[until + 1:]) as one);
    moved_in := moved_in[:until] || array_fill(0::bigint, array[greatest(0, until - cardinality(moved_in))]);
    moved_in[until] := moved_in[until] + later;
  end if;
  due.principal := due.principal + missed_principal;
  if gathers then
    due.arrears := null;
    due.arrears_paid := 0;
    due.interest_only := false;
  end if;
  due.due_on := days[1];
  due.accrual := parts[1];
  due.moved_interest := 0;
  if kind in ('re_amortise', 're_age', 'term', 'rate') or kind = 'principal_holiday' and not (terms ->> 'extend')::boolean then
    if open_from = 1 and not resting[1] then
      later := interest_of(due, rate, due.due_on);
      -- What was already paid of the instalment counts towards it, unless all that is owed is planned anew.
      level := case when kind = 're_age' then due.principal_paid + due.prepaid + due.interest_paid else 0 end;
      payments[1] := level + level_payment(due.principal + due.prepaid + due.balance + later - greatest(level, due.prepaid), array(
        select weight from unnest(weights, resting) with ordinality as one (weight, rests, turn) where turn > 1 and (not rests or turn = until) order by turn)) ;
      level := payments[1] - level;
      payments[1] := payments[1] + moved_in[1];
    else
      level := level_after(due.balance + case when open_from = 1 then due.principal - due.principal_paid else 0 end,
        case when open_from = 1 then 0 else interest_of(due, rate, due.due_on) + moved_in[1] - due.interest end, weights[2:], resting[2:]);
    end if;
    payments := payments[:1] || array(select level + coalesce(moved_in[turn], 0) from generate_series(2, until) as turn);
    -- What was lent again is a part of the level payments.
    update instalment set raised = 0 where loan_id = target.id and number > due.number and raised > 0;
  end if;
  due.moved_interest := moved_in[1];
  if open_from = 1 then
    due.interest_only := resting[1];
    payments[1] := case when resting[1] then interest_of(due, rate, due.due_on) + due.principal_paid
      else payments[1] end;
    due.balance := due.balance + due.principal + due.interest - payments[1];
    due.principal := payments[1] - due.interest;
  end if;
  due := settle_month(due, until = 1, rate, as_of, 0);
  later := interest_of(due, rate, due.due_on) - due.interest;
  perform write_plan(due, gathers, as_of, later, payments[2:], weights[2:], moved_in[2:], resting[2:], days, parts, target.interest_rate);
  update loan set updated_at = gateway_now(), charges_first = case when gathers then 0 else charges_first end where id = target.id;
  return null;
end $$;

create or replace function refused_plan_change(kind text, why text, details jsonb default '{}') returns jsonb immutable
  language sql return jsonb_build_object('code', 'PLAN_CHANGE_IMPOSSIBLE', 'kind', kind, 'why', why) || details;

-- Writes the instalments of a changed plan in one statement: what it repays is checked after each.
create or replace function write_plan(due instalment, gathers boolean, as_of date, later bigint, payments bigint[], weights numeric[], moved_in bigint[],
  resting boolean[], days date[], parts jsonb[], own_rate numeric) returns void
  language sql security definer set search_path from current as $$
  with made as (
    select *, made.number - due.number + 1 as turn from amortise_rows(due.balance, later, payments, weights, moved_in, resting, due.number + 1) as made
  ), gone as (
    delete from instalment where loan_id = due.loan_id and number > due.number and number not in (select number from made)
  ), past as (
    update instalment set principal = principal_paid, interest = interest_paid, balance = balance + missed,
      paid_late_on = case when due_on >= (select late_due_on from loan where id = due.loan_id) then as_of else paid_late_on end
    from (select number as of_number, sum(principal - principal_paid) over (order by number) as missed from instalment where loan_id = due.loan_id and due_on < as_of) as unpaid
    where gathers and loan_id = due.loan_id and number = of_number and number < due.number and (missed > 0 or interest > interest_paid)
  )
  insert into instalment as one (loan_id, number, starts_on, due_on, principal, interest, balance, prepaid, brought, saved, arrears, arrears_paid,
      late_days, principal_paid, interest_paid, accrual, carried, moved_interest, interest_only)
    select due.loan_id, due.number, due.starts_on, due.due_on, due.principal, due.interest, due.balance, due.prepaid, due.brought, 0, due.arrears, due.arrears_paid,
      due.late_days, due.principal_paid, due.interest_paid, due.accrual, due.carried, due.moved_interest, due.interest_only
    union all
    select due.loan_id, number, days[turn - 1], days[turn], principal, interest, balance, 0, brought, 0, null, 0, 0, 0, 0,
      case when parts[turn] <> jsonb_build_array(jsonb_build_array(days[turn - 1], days[turn] - days[turn - 1], own_rate)) then parts[turn] end,
      0, moved, resting[turn - 1]
    from made
  on conflict (loan_id, number) do update set starts_on = excluded.starts_on, due_on = excluded.due_on, principal = excluded.principal,
    interest = excluded.interest, balance = excluded.balance, prepaid = excluded.prepaid, brought = excluded.brought, saved = excluded.saved,
    arrears = excluded.arrears, arrears_paid = excluded.arrears_paid, principal_paid = excluded.principal_paid, accrual = excluded.accrual,
    carried = excluded.carried, moved_interest = excluded.moved_interest, interest_only = excluded.interest_only,
    reminded = case when one.due_on = excluded.due_on then one.reminded end;
$$;
