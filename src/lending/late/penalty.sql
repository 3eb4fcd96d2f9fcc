-- Penalty interest: what overdue principal bears in excess of the loan's interest, counted by the day, with 365 days a year.

-- The excess rate of a loan: points that are added to its own rate, or what another rate exceeds that by; 0 without penalty interest.
create or replace function penalty_rate(terms jsonb, rate numeric) returns numeric immutable
  language sql return case when terms ->> 'interest' = 'penalty'
    then coalesce((terms ->> 'penalty_points')::numeric, greatest(0, (terms ->> 'penalty_rate')::numeric - rate)) else 0 end;

-- For how many days principal bears it that is paid on a day: none within the days of grace, and after those all days since it was due.
create or replace function penalty_days(terms jsonb, due_on date, day date) returns int stable
  language sql return case when day > greatest(payable_until(due_on), due_on + (terms ->> 'grace_days')::int) then day - due_on else 0 end;

-- The same for an instalment, without the days on which its loan was paused: those of grace stand still, too.
create or replace function penalty_days_of(of_loan uuid, terms jsonb, due_on date, day date) returns int stable
  language sql return case when day > due_on then penalty_days(terms, due_on, day - paused_days(of_loan, due_on, day)) else 0 end;

-- The penalty interest of an instalment up to a day, or to that on which the loan was written off.
create or replace function penalty_of(
  late instalment, terms jsonb, rate numeric, written_off_at timestamptz, until date default business_date()
) returns bigint stable
  language sql return divide_half_even(penalty_rate(terms, rate) * (late.late_days + (late.principal - late.principal_paid)::numeric
    * penalty_days_of(late.loan_id, terms, late.due_on, least(until, (written_off_at at time zone business_timezone())::date))), 3650000);

-- What a loan's penalty interest has grown by since it was last written.
create or replace function unwritten_penalty(of_loan uuid, terms jsonb, rate numeric, written_off_at timestamptz) returns bigint stable
  language sql as $$
  select coalesce(sum(greatest(0, penalty_of(instalment, terms, rate, written_off_at) - coalesce(amount, 0))), 0)::bigint
  from instalment left join charge on charge.loan_id = of_loan and charge.number = instalment.number and charge.due_on = instalment.due_on and kind = 'penalty_interest'
  where instalment.loan_id = of_loan and instalment.due_on < business_date();
$$;

-- What a loan owes of penalty interest on a day, by default today.
create or replace function penalty_due(
  of_loan uuid, terms jsonb, rate numeric, written_off_at timestamptz, until date default business_date()
) returns bigint stable
  language sql as $$
  select coalesce(sum(greatest(penalty_of(instalment, terms, rate, written_off_at, until), coalesce(amount, 0)) - coalesce(paid + waived, 0)), 0)::bigint
  from instalment left join charge on charge.loan_id = of_loan and charge.number = instalment.number and charge.due_on = instalment.due_on and kind = 'penalty_interest'
  where instalment.loan_id = of_loan and instalment.due_on < until;
$$;
