-- Begins to collect what borrowers with a mandate owe on instalments that are due by a day, and returns how many collections it began. A collection is
-- a deposit that is debited from the borrower's bank account, and repays the loan once it has settled. It is tried again for lack of
-- funds alone, 3 days later, at most twice; whatever else goes wrong, the borrower has to pay otherwise.
create or replace function collect_due(until date, most int) returns int
  language plpgsql security definer set search_path from current as $$
declare
  due record;
  begun int := 0;
begin
  for due in
    select loan.id as loan_id, borrower_id, owed.due_on, owed.amount, account.id as account_id, mandate_id from loan
      join bank_account_state as account on user_id = borrower_id and mandate_id is not null and account.kind = 'iban'
      cross join lateral (select max(due_on) as due_on, sum(principal + interest - principal_paid - interest_paid)::bigint as amount
        from instalment where instalment.loan_id = loan.id and due_on <= until
          and principal_paid + interest_paid < principal + interest) as owed
      cross join lateral (select count(*) as tries, count(*) filter (where state in ('failed', 'returned') and reason_code = 'AM04') as unfunded,
          max(ended_at) as ended_at from payment where payment.loan_id = loan.id and payment.due_on = owed.due_on) as before
      where status = 'active' and next_due_on <= until and owed.amount > 0 and tries = unfunded and tries < 3
        and (ended_at is null or ended_at < gateway_now() - interval '3 days')
        and not exists (select from payment where payment.loan_id = loan.id and is_open_payment(state))
        and account.id = (select min(id::text)::uuid from bank_account_state as first where first.user_id = borrower_id and first.mandate_id is not null and first.kind = 'iban')
      order by owed.due_on, loan.id limit most
  loop
    perform from loan where id = due.loan_id for no key update;
    perform lock_accounts(array[account_of(due.borrower_id, 'available')]);
    -- It may have been paid meanwhile, and charges are due with it.
    due.amount := (due_by(due.loan_id, until) ->> 'amount')::bigint;
    if due.amount > 0 and not exists (select from payment where loan_id = due.loan_id and is_open_payment(state)) then
      insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id, bank_account_id, mandate_id, loan_id, due_on)
        select new_id(), due.borrower_id, 'in', due.amount, currency, 'bank-file', 'in_transit', 'pending', new_id(), due.account_id, due.mandate_id,
          due.loan_id, due.due_on from wallet where user_id = due.borrower_id;
      begun := begun + 1;
    end if;
  end loop;
  return begun;
end $$;

-- Notes that a collection has been dealt with: its loan was repaid as far as possible.
create or replace function end_collection(of_payment uuid) returns void
  language sql security definer set search_path from current as $$
  update payment set repaid_at = gateway_now() where id = of_payment and repaid_at is null;
$$;
