-- The due day of what can be collected of a loan by a day; null if nothing can. A collection is a deposit that is debited from the borrower's bank
-- account, and repays the loan once it has settled. It is tried again for lack of funds alone, 3 days later, at most twice; whatever else goes
-- wrong, the borrower has to pay otherwise.
create or replace function collection_due_on(one loan, until date) returns date stable
  language sql security definer set search_path from current as $$
  select owed.due_on from (select max(due_on) as due_on from instalment where loan_id = one.id and due_on <= until
      and principal_paid + interest_paid < principal + interest) as owed
    cross join lateral (select count(*) as tries, count(*) filter (where state in ('failed', 'returned') and reason_code = 'AM04') as unfunded,
        max(ended_at) as ended_at from payment where loan_id = one.id and payment.due_on = owed.due_on) as before
    where one.status = 'active' and one.next_due_on <= until and owed.due_on is not null and tries = unfunded and tries < 3
      and (ended_at is null or ended_at < gateway_now() - interval '3 days')
      and not exists (select from payment where loan_id = one.id and is_open_payment(state));
$$;

-- The account from which a member's loans are collected; null without one with a mandate.
create or replace function collected_account(member uuid) returns uuid stable
  language sql security definer set search_path from current as $$
  select min(id::text)::uuid from bank_account_state where user_id = member and mandate_id is not null and kind = 'iban';
$$;

-- Loans of which something is to be collected by a day, without those already tried, the oldest first.
create or replace function collections_due(tried uuid[], until date, most int) returns table (id uuid) stable
  language sql security definer set search_path from current as $$
  select id from (select loan.id, case when collected_account(borrower_id) is not null then collection_due_on(loan, until) end as due_on from loan
      where status = 'active' and next_due_on <= until and not loan.id = any (tried)
        -- Those that are being collected are most of what is due, and need not be looked at closely.
        and not exists (select from payment where loan_id = loan.id and is_open_payment(state)) offset 0) as due
    where due_on is not null order by due_on, id limit most;
$$;

-- Begins to collect what is due of a loan by a day; returns whether it did. Each has a transaction of its own: loans are locked before wallets, so
-- whoever holds a wallet must not go on to another loan.
create or replace function begin_collection(of_loan uuid, until date) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  account constant uuid := (select collected_account(borrower_id) from loan where id = of_loan);
begin
  select * into target from loan where id = of_loan for no key update;
  -- The account's mandate does not end meanwhile.
  perform from bank_account where id = account for share;
  perform lock_accounts(array[account_of(target.borrower_id, 'available')]);
  -- It may have been paid meanwhile, and charges are due with it.
  insert into payment (id, user_id, direction, amount, currency, provider, house, state, line_id, bank_account_id, mandate_id, loan_id, due_on)
    select new_id(), target.borrower_id, 'in', amount, currency, 'bank-file', 'in_transit', 'pending', new_id(), account, mandate_id, of_loan, due_on
      from wallet join bank_account_state on bank_account_state.id = account and mandate_id is not null
      cross join lateral (select (due_by(of_loan, until) ->> 'amount')::bigint as amount, collection_due_on(target, until) as due_on) as owed
      where wallet.user_id = target.borrower_id and amount > 0 and due_on is not null;
  return found;
end $$;

-- Notes that a collection has been dealt with: its loan was repaid as far as possible.
create or replace function end_collection(of_payment uuid) returns void
  language sql security definer set search_path from current as $$
  update payment set repaid_at = gateway_now() where id = of_payment and repaid_at is null;
$$;
