-- One account of each wallet that takes part in a loan, for lock_accounts, which locks the wallets' other accounts, too.
create or replace function accounts_of_loan(of_loan uuid) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array_agg(account.id) from account join wallet on wallet.id = account.wallet_id
    where kind = 'held' and user_id in (
      select lender_id from investment where loan_id = of_loan
      union select borrower_id from loan where id = of_loan);
$$;

-- Moves every hold of a loan: back to its lender ('release'), or to the borrower in exchange for a claim ('disbursement'). It handles
-- one investment per lender at a time, since each statement line needs a position of its own.
create or replace function conclude_holds(target loan, as_kind text) returns uuid
  language plpgsql security definer set search_path from current as $$
declare
  moved uuid;
  picked uuid[];
begin
  loop
    select array_agg(id) into picked from (
      select distinct on (lender_id) id from investment where loan_id = target.id and status = 'pending'
      order by lender_id, created_at, id) as next;
    exit when picked is null;
    moved := new_id();
    -- The fee is taken from what a borrower receives, before the borrower pays anything else with it.
    perform post(moved, as_kind, array_agg(id), array_agg(leg), earmarked => as_kind = 'disbursement') from (
      select account.id, case kind when 'held' then -amount else amount end as leg
        from investment join wallet on user_id = lender_id join account on wallet_id = wallet.id
        where investment.id = any (picked) and (as_kind = 'release' or kind = 'held')
      union all select account.id, amount
        from investment join account on investment_id = investment.id
        where investment.id = any (picked) and as_kind = 'disbursement'
      union all select account.id, case kind when 'receivable' then -total else total end
        from (select sum(amount)::bigint as total from investment where id = any (picked)) as sum, account
        where as_kind = 'disbursement'
          and (loan_id = target.id or account.id = account_of(target.borrower_id, 'available'))) as legs;
    insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference,
        counterparty_id, loan_id, investment_id, ledger_transaction_id)
      select new_id(), wallet.id, case as_kind when 'release' then 'investment_release' else 'investment_settlement' end,
        case as_kind when 'release' then 'credit' else 'debit' end, amount, target.title, moved::text,
        target.borrower_id, target.id, investment.id, moved
      from investment join wallet on user_id = lender_id where investment.id = any (picked);
    update investment set status = case as_kind when 'release' then 'cancelled' else 'active' end
      where id = any (picked);
  end loop;
  return moved;
end $$;

-- Releases every hold of a loan that is not paid out yet; the caller has locked the loan.
create or replace function release_holds(of_loan uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
begin
  select * into target from loan where id = of_loan and status in ('open', 'funded') for no key update;
  perform lock_accounts(accounts_of_loan(of_loan));
  perform conclude_holds(target, 'release');
end $$;
