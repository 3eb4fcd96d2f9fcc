-- Settles instalments in order, interest before principal; with the payoff all principal, and interest only of
-- months that have begun. Returns the two parts.
create or replace function settle_instalments(of_loan uuid, amount bigint, whole boolean, out principal_part bigint, out interest_part bigint)
  language plpgsql security definer set search_path from current as $$
begin
  with part as (
    select number, what, rest, sum(rest) over (order by number, what) as up_to
    from instalment, lateral (values ('interest', interest - interest_paid), ('principal', principal - principal_paid)) as owed (what, rest)
    where loan_id = of_loan
  ), paid as (
    select number,
      sum(least(rest, greatest(0, amount - (up_to - rest)))) filter (where what = 'interest') as interest,
      sum(least(rest, greatest(0, amount - (up_to - rest)))) filter (where what = 'principal') as principal
    from part group by number
  ), off as (
    select instalment.number, instalment.principal - principal_paid as principal, case
        when due_on <= today then instalment.interest - interest_paid
        when starts_on <= today then greatest(0, divide_half_even(instalment.interest::numeric * (today - starts_on), due_on - starts_on) - interest_paid)
        else 0 end as interest
    from instalment, lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock where loan_id = of_loan
  ), done as (
    update instalment set principal_paid = principal_paid + settled.principal, interest_paid = interest_paid + settled.interest
    from (select number, principal, interest from paid where not whole union all select number, principal, interest from off where whole) as settled
    where loan_id = of_loan and instalment.number = settled.number and settled.principal + settled.interest > 0
    returning settled.principal, settled.interest
  )
  select coalesce(sum(done.principal), 0), coalesce(sum(done.interest), 0) into principal_part, interest_part from done;
end $$;
