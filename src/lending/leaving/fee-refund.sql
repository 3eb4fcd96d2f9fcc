-- What is given back of a part of a loan's fee if that part of the loan ends on a day: in proportion to the days left of the plan
-- that was agreed (Directive (EU) 2023/2225, Art. 29; Court of Justice, C-383/18, Lexitor).
create or replace function unused_fee(target loan, part bigint, day date default business_date()) returns bigint stable
  language sql security definer set search_path from current as $$
  select divide_half_even(part::numeric * greatest(0, ends_on - day), ends_on - starts_on)
  from instalment cross join lateral (select (starts_on + make_interval(months => target.repayment_period_months))::date as ends_on) as plan
  where loan_id = target.id and number = 1;
$$;

-- Whether an operator has reversed the fee of a loan: then nothing of it is left to give back.
create or replace function is_fee_reversed(target loan) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from wallet_transaction as line join ledger_transaction as undone on reverses_id = line.ledger_transaction_id
    where wallet_id = (select id from wallet where user_id = target.borrower_id) and line.loan_id = target.id and type = 'fee');
$$;

-- Gives an amount of a loan's fee back to its borrower: a fee in the other direction, always the whole of it, for which the platform's account can be overdrawn. The caller has locked the loan and the accounts.
create or replace function refund_fee(target loan, amount bigint) returns void
  language plpgsql security definer set search_path from current as $$
declare
  moved constant uuid := new_id();
begin
  perform post(moved, 'fee', array_agg(account_id), array_agg(leg)) from (
    select account_of(target.borrower_id, 'available') as account_id, amount as leg
    union all select house_account('fees'), -amount) as legs;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
    select new_id(), id, 'fee', 'credit', refund_fee.amount, 'Origination fee refunded', moved::text, target.id, moved
    from wallet where user_id = target.borrower_id;
  update loan set fee_refunded = fee_refunded + amount where id = target.id;
end $$;

-- Which part of what still runs of a loan's fee (`running`) ends with a repayment that was settled: the share that belongs to principal repaid
-- before its instalment (`prepaid`), and all of it once nothing is owed.
create or replace function ended_fee(of_loan uuid, running bigint, prepaid bigint) returns bigint stable
  language sql security definer set search_path from current as $$
  select case when rest > 0 then divide_half_even(running::numeric * prepaid, rest + prepaid)
    when prepaid > 0 or interest + (select coalesce(sum(amount - paid - waived), 0) from charge where loan_id = of_loan) = 0 then running else 0 end
  from (select sum(principal - principal_paid) as rest, sum(instalment.interest - interest_paid) as interest from instalment where loan_id = of_loan) as owed;
$$;

-- Gives back the part of the fee that a repayment saves, after the repayment was settled: principal that is repaid before its instalment ends its part of the
-- loan, and with that its share of the fee; the last of it ends all that is left. Only while the loan is active, where its terms say so.
create or replace function refund_unused_fee(target loan, prepaid bigint) returns void
  language plpgsql security definer set search_path from current as $$
declare
  ended constant bigint := ended_fee(target.id, target.fee_running, prepaid);
  refund constant bigint := case when is_fee_reversed(target) then 0 else unused_fee(target, ended) end;
begin
  update loan set fee_running = fee_running - ended where id = target.id;
  if refund > 0 then
    perform refund_fee(target, refund);
  end if;
end $$;
