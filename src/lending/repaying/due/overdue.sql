-- The turn of a part of what is due, by the order of payments in a loan's terms: a list of the four parts, in whose order each instalment is
-- paid before the next, or `de-consumer`, by which fees come first and penalty interest last, across all instalments.
create or replace function allocation_turn(terms jsonb, number smallint, what text) returns int[] immutable
  language sql return case coalesce(terms ->> 'allocation', 'penalty,fee,interest,principal')
    when 'de-consumer' then array[case what when 'fee' then 0 when 'penalty' then 2 else 1 end, number, case what when 'interest' then 0 else 1 end]
    else array[number, array_position(string_to_array(coalesce(terms ->> 'allocation', 'penalty,fee,interest,principal'), ','), what)] end;

-- Pays charges and what is overdue, each part in its turn; returns the parts of the amount that were used, and what of the charges the
-- platform keeps. Overdue is what was due before a day (`as_of`); a fee counts if it had been charged by then, and before the payment was booked (`seen`).
create or replace function settle_overdue(
  target loan, amount bigint, as_of date, seen timestamptz, out principal_part bigint, out interest_part bigint, out charges_part bigint, out charges_kept bigint
) language sql security definer set search_path from current as $$
  with part as (
    select number, what, charge_id, rest, sum(rest) over (order by allocation_turn(target.late_terms, number, what), due_on, charge_id) as up_to
    from (
      select number, what, null::uuid as charge_id, due_on, rest
      from instalment, lateral (values ('interest', interest - interest_paid), ('principal', principal - principal_paid)) as owed (what, rest)
      where loan_id = target.id and due_on < as_of
      union all select number, case kind when 'late_fee' then 'fee' else 'penalty' end, id, due_on, charge.amount - paid - waived
      from charge where loan_id = target.id and (target.fees_due > 0 or target.late_terms ->> 'interest' = 'penalty')
        and (kind <> 'late_fee' or due_on <= as_of and created_at <= seen)) as owed
  ), used as (
    select number, what, charge_id, least(rest, greatest(0, settle_overdue.amount - (up_to - rest))) as sum from part
  ), paid as (
    select number, coalesce(sum(sum) filter (where what = 'interest'), 0) as interest, coalesce(sum(sum) filter (where what = 'principal'), 0) as principal
    from used where sum > 0 and charge_id is null group by number
  ), done as (
    update instalment set principal_paid = principal_paid + paid.principal, interest_paid = interest_paid + paid.interest,
      paid_late_on = case when due_on >= target.late_due_on then as_of else paid_late_on end,
      late_days = late_days + case when target.late_terms ->> 'interest' = 'penalty' then paid.principal * penalty_days_of(target.id, target.late_terms, due_on,
        least(as_of, (target.written_off_at at time zone business_timezone())::date)) else 0 end
    from paid where loan_id = target.id and instalment.number = paid.number
    returning paid.principal, paid.interest
  ), charged as (
    update charge set paid = charge.paid + used.sum from used where charge.id = charge_id and used.sum > 0
    returning used.sum, kind
  )
  select coalesce(sum(principal), 0)::bigint, coalesce(sum(interest), 0)::bigint, coalesce(min(charges), 0)::bigint, coalesce(min(kept), 0)::bigint
  from (select sum(sum) as charges, sum(sum) filter (where kind = 'late_fee' and target.late_terms ->> 'late_fee_to' = 'platform') as kept from charged) as charges
  left join done on true;
$$;
