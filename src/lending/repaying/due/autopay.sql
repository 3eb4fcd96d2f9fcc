-- Whether money that a direct debit has collected for a loan is still in its borrower's wallet, where it must not be used for another.
create or replace function holds_collected(member uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from payment where user_id = member and loan_id is not null and state = 'settled' and repaid_at is null);
$$;

-- Loans on which something is due, with autopay and money in the wallet, oldest due first, without those that were tried already. Of an
-- active loan without an unpaid instalment, charges are due.
create or replace function due_autopayments(tried uuid[], most int) returns setof uuid stable
  language sql security definer set search_path from current as $$
  select id from (
    select loan.id, borrower_id, next_due_on from loan
    join wallet on wallet.user_id = borrower_id
    join account on account.wallet_id = wallet.id and kind = 'available' and balance > 0
    where autopay and status = 'active' and (next_due_on <= business_date() or next_due_on is null) and loan.id <> all (tried) offset 0) as payable
  where not is_collected(id) and not holds_collected(borrower_id) order by next_due_on, id limit most;
$$;

-- Takes what is due of a loan from its borrower's wallet, as much as is there, if the borrower wants that; tells the borrower, and returns
-- how much it took. What is due is found under lock, so nobody is debited for what they have just paid themselves.
create or replace function take_autopayment(in_loan uuid, ids uuid[], fee_rate int) returns bigint
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  taken bigint;
  outcome jsonb;
begin
  select * into target from loan where id = in_loan and autopay and status = 'active' for no key update;
  if not found or is_collected(in_loan) or holds_collected(target.borrower_id) then
    return 0;
  end if;
  perform lock_accounts(accounts_of_loan(in_loan));
  perform plan_arrears(in_loan);
  select least(amount_due, balance) into taken from loan_debt join account on account.id = account_of(target.borrower_id, 'available')
    where loan_debt.loan_id = in_loan;
  if coalesce(taken, 0) <= 0 then
    return 0;
  end if;
  outcome := take_repayment(target.borrower_id, null, null, in_loan, taken, ids, fee_rate, 'shorten');
  if outcome ? 'code' then
    raise exception 'what is due could not be taken: %', outcome ->> 'code';
  end if;
  taken := (outcome ->> 'applied')::bigint;
  perform notify_users(array[target.borrower_id], array['repayment_taken'], array[jsonb_build_object('amount', taken,
    'still_due', coalesce((outcome -> 'loan_debt' ->> 'amount_due')::bigint, 0), 'currency', target.currency, 'loan_id', in_loan,
    'loan_title', target.title, 'transaction_id', ids[2])]);
  perform record_audit('autopay', null, 'job autopay', 'loan', in_loan, target.borrower_id, jsonb_build_object(
    'reason', 'its borrower has chosen automatic payments', 'after', jsonb_build_object('amount', taken)));
  return taken;
end $$;
