-- A charge stays as it was made: only penalty interest grows, and what is paid or waived of a charge is never taken back, unless the history of its loan is replayed.
create or replace function guard_charge() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and is_replayed(old.loan_id) and new.waived >= old.waived and (new.amount = old.amount or old.kind = 'penalty_interest') then
    old.amount := least(old.amount, new.amount);
    old.paid := least(old.paid, new.paid);
  end if;
  if tg_op = 'DELETE' or (new.id, new.loan_id, new.number, new.kind, new.due_on, new.created_at)
      is distinct from (old.id, old.loan_id, old.number, old.kind, old.due_on, old.created_at)
      or new.amount < old.amount or new.amount > old.amount and old.kind <> 'penalty_interest' or new.paid < old.paid or new.waived < old.waived then
    raise exception 'a charge stays as it was made' using errcode = 'restrict_violation';
  end if;
  new.updated_at := gateway_now();
  return new;
end $$;

create or replace trigger as_charged before update or delete on charge for each row execute function guard_charge();

-- Keeps with each loan what is unpaid of its late fees. Penalty interest grows each day and is not in it: otherwise other
-- members could tell by a loan's version that it is late.
create or replace function sum_charges() returns trigger language plpgsql security definer set search_path from current as $$
begin
  update loan set fees_due = due
    from (select loan_id, sum(amount - paid - waived)::bigint as due from charge
      where kind = 'late_fee' and loan_id in (select loan_id from changed where kind = 'late_fee') group by loan_id) as fees
    where loan.id = fees.loan_id;
  return null;
end $$;

create or replace trigger summed_when_made after insert on charge referencing new table as changed for each statement execute function sum_charges();
create or replace trigger summed_when_changed after update on charge referencing new table as changed for each statement execute function sum_charges();

-- Writes a loan's penalty interest up to a day. The caller has locked the loan. Returns whether it has grown.
create or replace function charge_penalty(of_loan uuid, as_of date default business_date()) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  insert into charge (id, loan_id, number, kind, due_on, amount)
    select charge_id(loan_id, number, 'penalty_interest', due_on), loan_id, number, 'penalty_interest', due_on, penalty
    from loan join instalment on loan_id = loan.id and due_on < as_of
    cross join lateral (select penalty_of(instalment, late_terms, interest_rate, written_off_at, as_of) as penalty) as run
    where loan.id = of_loan and late_terms ->> 'interest' = 'penalty' and penalty > 0
    on conflict (loan_id, number, kind, due_on) do update set amount = excluded.amount where charge.amount < excluded.amount;
  return found;
end $$;

-- Charges a late loan what has fallen due by today, or its late fees by another day if one is given, and tells its borrower of late fees; returns whether anything was charged. The caller has
-- locked the loan.
create or replace function charge_late(of_loan uuid, until date default business_date()) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  changed boolean := charge_penalty(of_loan);
  target loan%rowtype;
  at timestamptz;
  told jsonb[];
begin
  select * into target from loan where id = of_loan;
  if (target.late_terms ->> 'late_fee_after_days') is null then
    return changed;
  end if;
  at := next_in_history(of_loan);
  with fee as (
    insert into charge (id, loan_id, number, kind, due_on, amount, created_at)
      select charge_id(of_loan, number, 'late_fee', due_on), of_loan, number, 'late_fee', due_on, amount, at from uncharged_late_fees(target, until)
      returning number, due_on, amount
  )
  select array_agg(jsonb_build_object('amount', amount, 'currency', target.currency, 'loan_id', of_loan, 'loan_title', target.title,
      'number', number, 'due_on', due_on) order by due_on, number) into told from fee;
  perform notify_users(array_agg(target.borrower_id), array_agg('late_fee_charged'::text), array_agg(facts)) from unnest(told) as facts having count(*) > 0;
  return changed or told is not null;
end $$;

-- The part of what was paid on a loan's charges that would otherwise have paid what is overdue or, if nothing is and a payment went to the
-- month that runs, its instalment: the loan is not late for it. Whoever has caught up begins anew.
create or replace function charges_first(target loan, charges bigint, went_on boolean, as_of date default business_date()) returns bigint stable
  language sql security definer set search_path from current as $$
  select least(target.charges_first + charges, case when overdue > 0 then overdue when went_on then month else 0 end)
  from (select coalesce(sum(rest) filter (where due_on < as_of), 0)::bigint as overdue,
      coalesce(sum(rest) filter (where due_on >= as_of), 0)::bigint as month
    from instalment cross join lateral (select principal + interest - principal_paid - interest_paid as rest) as unpaid
    where loan_id = target.id and starts_on < as_of) as schedule;
$$;
