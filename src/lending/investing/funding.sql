-- The terms of an investment never change.
create or replace function guard_investment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.id, new.loan_id, new.lender_id, new.amount, new.interest_rate, new.created_at, new.principal_before, new.interest_before,
      new.reflection_ends_at, new.warning_acknowledged)
      is distinct from (old.id, old.loan_id, old.lender_id, old.amount, old.interest_rate, old.created_at, old.principal_before, old.interest_before,
      old.reflection_ends_at, old.warning_acknowledged) then
    raise exception 'an investment stays as it was made' using errcode = 'restrict_violation';
  end if;
  new.updated_at := gateway_now();
  return new;
end $$;

-- Keeps amount_funded equal to the sum of a loan's investments: each one is added, a cancelled one is deducted, and the one that
-- completes the amount makes the loan funded, and one that is left makes it open again. A funded loan knows until when it can be left.
create or replace function fund_loans() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if exists (select from added join loan on loan.id = added.loan_id where loan.status <> 'open') then
    raise exception 'only an open loan takes investments' using errcode = 'restrict_violation';
  end if;
  update loan set amount_funded = amount_funded + total,
    status = case when amount_funded + total = amount_requested then 'funded' else status end,
    reflection_ends_at = case when amount_funded + total = amount_requested then (select max(investment.reflection_ends_at) from investment
      where loan_id = loan.id and investment.status = 'pending' and is_reflecting(investment.reflection_ends_at)) end
    from (select loan_id, sum(amount)::bigint as total from added group by loan_id) as more
    where loan.id = more.loan_id;
  return null;
end $$;

create or replace function release_loans() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  update loan set amount_funded = amount_funded - total, status = case status when 'funded' then 'open' else status end, reflection_ends_at = null
    from (select loan_id, sum(amount)::bigint as total from after join before using (id, loan_id, amount)
      where after.status = 'cancelled' and before.status <> 'cancelled' group by loan_id) as less
    where loan.id = less.loan_id;
  return null;
end $$;

create or replace function guard_funding() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'amount_funded changes only through investments' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- Keeps a borrower's verification and the opening of their loans apart, so that each sees the other. The profile is not locked for it: a freeze holds
-- that as it waits for the loans, and would wait for a loan that waits for it.
create or replace function lock_verification(borrower uuid, alone boolean) returns void language plpgsql
  set search_path from current as $$
declare
  key constant bigint := hashtextextended(format('%s verification of %s', current_schema(), borrower), 0);
begin
  if alone then
    perform pg_advisory_xact_lock(key);
  else
    perform pg_advisory_xact_lock_shared(key);
  end if;
end $$;

-- Notes how much of an open loan is funded, and whether its borrower is verified, where lists find both. An investment changes the former alone.
create or replace function note_funding() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  millionths constant int := div(new.amount_funded::numeric * 1000000, new.amount_requested);
  status_of_borrower text;
begin
  if tg_op = 'UPDATE' and old.status = 'open' and new.status = 'open' then
    update loan_funding set funded = millionths where loan_id = new.id;
  elsif new.status = 'open' then
    perform lock_verification(new.borrower_id, false);
    select verification_status into status_of_borrower from profile where id = new.borrower_id;
    insert into loan_funding (loan_id, funded, borrower_verified)
      values (new.id, millionths, coalesce(status_of_borrower = 'verified', false))
      on conflict (loan_id) do update set funded = excluded.funded, borrower_verified = excluded.borrower_verified;
  else
    delete from loan_funding where loan_id = new.id;
  end if;
  return null;
end $$;

-- Notes with the open loans of a member whether they are verified.
create or replace function note_verified_borrower() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  perform lock_verification(new.id, true);
  update loan_funding set borrower_verified = new.verification_status = 'verified'
    where loan_id = any(array(select id from loan where borrower_id = new.id and status = 'open'));
  return null;
end $$;

create or replace trigger as_agreed before update or delete on investment for each row execute function guard_investment();
create or replace trigger fund after insert on investment referencing new table as added
  for each statement execute function fund_loans();
create or replace trigger release after update on investment referencing old table as before new table as after
  for each statement execute function release_loans();
create or replace trigger funded_by_investments before update on loan
  for each row when (old.amount_funded <> new.amount_funded) execute function guard_funding();
create or replace trigger begins_unfunded before insert on loan
  for each row when (new.amount_funded <> 0) execute function guard_funding();
create or replace trigger note_funding after insert on loan
  for each row when (new.status = 'open') execute function note_funding();
create or replace trigger note_funding_change after update on loan
  for each row when (old.amount_funded <> new.amount_funded or old.status <> new.status and 'open' in (old.status, new.status))
  execute function note_funding();
create or replace trigger note_verified_borrower after update of verification_status on profile
  for each row when ((old.verification_status = 'verified') <> (new.verification_status = 'verified'))
  execute function note_verified_borrower();
