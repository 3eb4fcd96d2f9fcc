-- Whether a borrower has a history: a loan that was repaid a month or more after it was paid out. One that an accomplice funds and gets
-- back on the same day proves nothing.
create or replace function has_history(of_borrower uuid) returns boolean stable
  language sql as $$
  select exists (select from loan join loan_event as repaid on repaid.loan_id = loan.id and to_status = 'repaid'
    where borrower_id = of_borrower and status = 'repaid' and repaid.created_at >= disbursement_date + interval '1 month');
$$;

-- Lenders whose standing orders match a loan, with the time from which each may invest: after the lender's pause, or at once if the
-- borrower has a history.
create or replace function turns_of(in_loan uuid) returns table (lender_id uuid, turn timestamptz, pause_hours smallint) stable
  language sql as $$
  select user_id, published_at + make_interval(hours => case when known then 0 else auto_invest_pause_hours end), auto_invest_pause_hours
  from (select id, has_history(borrower_id) as known from loan where id = in_loan offset 0) as target
  join opportunity as offer on offer.loan_id = target.id
  join preferences on user_id = offer.lender_id and auto_invest_enabled
  where match_score = 100;
$$;

-- The next time at which the pause of a standing order ends for a loan, and in how many seconds that is; no row if none does.
create or replace function next_turn(in_loan uuid) returns table (turn timestamptz, seconds int) stable
  language sql security definer set search_path from current as $$
  select min(turns.turn), ceil(extract(epoch from min(turns.turn) - gateway_now()))::int
  from turns_of(in_loan) as turns join loan on loan.id = in_loan
  where turns.turn > gateway_now() and turns.turn < expires_at
  having count(*) > 0;
$$;
