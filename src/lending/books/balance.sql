-- The balance of an account at a moment: the sum of its entries up to and including it. The entries are numbered in the order in which they were posted,
-- and their times follow that order but for the time that a posting can take. So a search by halves finds the last entry that was posted for certain, growing
-- steps from there find one that came later for certain, and only those between are added up, however long the account's history is.
create or replace function balance_at(of_account uuid, at timestamptz) returns bigint stable
  language plpgsql security definer set search_path from current as $$
declare
  -- Everything up to `low` was posted by then, and nothing from `high` on.
  low bigint := 0;
  high bigint;
  ending bigint;
  middle bigint;
  step bigint := 64;
begin
  select version + 1 into ending from account where id = of_account;
  high := ending;
  while high - low > step loop
    middle := (low + high) / 2;
    if (select created_at from entry join ledger_transaction as moved on moved.id = ledger_transaction_id
        where account_id = of_account and version = middle) <= at - posting_time() then
      low := middle;
    else
      high := middle;
    end if;
  end loop;
  high := low + step;
  while high < ending
    and (select created_at from entry join ledger_transaction as moved on moved.id = ledger_transaction_id
         where account_id = of_account and version = high) <= at + posting_time() loop
    step := step * 2;
    high := low + step;
  end loop;
  return coalesce((select balance_after from entry where account_id = of_account and version = low), 0) + coalesce((
    select sum(amount) from entry join ledger_transaction as moved on moved.id = ledger_transaction_id
    where account_id = of_account and version > low and version < high and created_at <= at), 0);
end $$;

-- The balance of the platform's own accounts of a kind at a moment. There are 32 of each kind, whose histories it halves one by one.
create or replace function house_balance_at(of_kind text, at timestamptz) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(balance_at(id, at)), 0)::bigint from account where kind = of_kind and stripe is not null;
$$;

-- The balances of the accounts of a wallet, a loan or an investment at a moment, by kind, with the member whose they are.
create or replace function balances_of(of_record uuid, at timestamptz) returns table (owner_id uuid, kind text, balance bigint) stable
  language sql security definer set search_path from current as $$
  select owner_id, kind, balance_at(id, at) from (
    select account.id, kind, user_id as owner_id from wallet join account on wallet_id = wallet.id where wallet.id = of_record
    union all select account.id, kind, borrower_id from loan join account on loan_id = loan.id where loan.id = of_record
    union all select account.id, kind, lender_id from investment join account on investment_id = investment.id where investment.id = of_record
  ) as own;
$$;
