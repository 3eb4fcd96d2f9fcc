-- What each investment gives back of principal that was repaid: as many cents as leave it what it is entitled to, and nobody
-- gains a cent. The cents that fell due last go back first.
create or replace function split_back(amount bigint, weights bigint[], had bigint[]) returns bigint[] immutable
  language sql as $$
  with holder as (
    select *, sum(had) over () - amount as total from unnest(weights, had) with ordinality as one (weight, had, ordinal)
  ), entitled as (
    select *, least(had, div(total * weight, sum(weight) over ()))::bigint as base from holder
  ), queue as (
    select *, total - sum(base) over () as rest, row_number() over (order by had > base desc, div((base + 1) * 1e40, nullif(weight, 0)), ordinal) as turn
    from entitled
  )
  select array_agg(had - base - case when turn <= rest then 1 else 0 end order by ordinal) from queue;
$$;

-- Lends a part of a repayment again as of a day. It bears interest from that day on, and adds to the instalment of the month that runs or, if
-- that is paid, to the next one. Returns each investment's share, negative since principal goes back.
create or replace function share_relending(
  target loan, amount bigint, as_of date, out applied bigint, out unearned bigint, out investments uuid[], out lenders uuid[], out principals bigint[], out nothing bigint[]
) language plpgsql security definer set search_path from current as $$
declare
  due instalment;
  last constant int := (select max(number) from instalment where loan_id = target.id);
  paid_interest constant bigint := (select sum(interest_paid) from instalment where loan_id = target.id);
  payment bigint;
  opening bigint;
begin
  select * into due from instalment where loan_id = target.id and due_on >= as_of order by number limit 1;
  payment := due.principal + due.interest;
  if due.number is null or due.number = last and payment = due.principal_paid + due.interest_paid then
    raise exception 'no instalment is left' using errcode = 'restrict_violation';
  end if;
  if due.accrual is not null then
    due := counted_until(due, target.interest_rate, as_of);
  else
    due.saved := due.saved + amount * greatest(0, as_of - due.starts_on);
  end if;
  opening := due.principal + due.balance + amount;
  due.balance := due.balance + amount;
  due.lent_again := due.lent_again + amount;
  if payment > due.principal_paid + due.interest_paid then
    due.interest := greatest(due.interest_paid, interest_of(due, target.interest_rate, due.due_on));
    if due.number < last then
      due.interest := least(due.interest, payment + amount - due.principal_paid);
      due.principal := least(opening, payment + amount - due.interest);
    else
      due.principal := opening;
    end if;
    due.balance := opening - due.principal;
    perform plan_anew(due, target.interest_rate, last, false);
  else
    perform plan_anew(due, target.interest_rate, last, false, on_top => amount);
  end if;
  applied := amount;
  -- A different part of what was paid ahead is interest now.
  unearned := target.unearned + (select sum(interest_paid) from instalment where loan_id = target.id) - paid_interest;
  select array_agg(id), array_agg(lender_id), array_agg(-back), array_agg(0::bigint) into investments, lenders, principals, nothing from (
    select array_agg(id) as ids, array_agg(lender_id) as lenders,
      split_back(share_relending.amount, array_agg(one.amount - principal_before), array_agg(principal_repaid - principal_before)) as shares
    from (select * from investment where loan_id = target.id and status <> 'cancelled' order by created_at, id) as one) as claims
    cross join unnest(ids, claims.lenders, shares) as share (id, lender_id, back) where back > 0;
end $$;
