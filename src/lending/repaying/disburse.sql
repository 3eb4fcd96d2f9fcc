-- Pays a funded loan out to its borrower, less the fee, creates its schedule, and fixes what lateness means and costs, and how the loan can
-- end before its plan does (`exits`). Raises an error while one of its lenders can still leave it. It is repaid from
-- the wallet if its borrower prefers that. The caller has locked the accounts, and has refused borrowers who owe the platform (bounds.sql).
create or replace function disburse(target loan, fee bigint, terms jsonb, exits jsonb) returns void
  language plpgsql security definer set search_path from current as $$
declare
  moved uuid;
  own uuid := account_of(target.borrower_id, 'available');
  day date := business_date();
begin
  if exists (select from investment where loan_id = target.id and status = 'pending' and is_reflecting(reflection_ends_at)) then
    raise exception 'a loan that its lenders can still leave is not paid out' using errcode = 'restrict_violation';
  end if;
  insert into account (kind, loan_id, currency) values ('receivable', target.id, target.currency);
  insert into account (kind, investment_id, currency)
    select 'claim', id, target.currency from investment where loan_id = target.id and status = 'pending';
  moved := conclude_holds(target, 'disbursement');
  insert into wallet_transaction
    (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
    select new_id(), id, 'loan_disbursement', 'credit', target.amount_requested, target.title,
      moved::text, target.id, moved from wallet where user_id = target.borrower_id;
  if fee > 0 then
    moved := new_id();
    perform post(moved, 'fee', array[own, house_account('fees')], array[-fee, fee]);
    insert into wallet_transaction
      (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
      select new_id(), id, 'fee', 'debit', fee, 'Origination fee', moved::text, target.id, moved
      from wallet where user_id = target.borrower_id;
  end if;
  insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
    select target.id, number, day + make_interval(months => number - 1), day + make_interval(months => number),
      principal, interest, balance
    from amortise(target.amount_requested, target.interest_rate, target.repayment_period_months, true);
  update loan set status = 'active', disbursement_date = gateway_now(), reflection_ends_at = null, origination_fee = fee, late_terms = terms, even_end = true,
      withdrawal_days = coalesce((exits ->> 'withdrawal_days')::int, 0), fee_refund = coalesce(exits ->> 'fee_refund', 'none'),
      withdrawable_until = case when (exits ->> 'withdrawal_days')::int > 0 then payable_until(day + (exits ->> 'withdrawal_days')::int) end,
      fee_running = case exits ->> 'fee_refund' when 'pro_rata' then fee else 0 end,
      autopay = coalesce((select preferences.autopay from preferences where user_id = target.borrower_id), false)
    where id = target.id;
end $$;
