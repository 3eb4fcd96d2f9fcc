-- The only way to move money: it posts balanced ledger transactions. The caller has locked their accounts, except perhaps the
-- platform's, which are locked last and so can't cause a deadlock. An account that takes part in several of the transactions is
-- updated once, and gets an entry for each of them, in their order. What comes into the wallet of a member who owes the platform pays
-- that first, unless it is for somebody else (`earmarked`). What counts as of an earlier day than today has that day as its value date.
create or replace function post_all(
  new_ids uuid[], kinds text[], movements uuid[], accounts uuid[], amounts bigint[], reversed uuid default null, earmarked boolean default false, as_of date default null
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if not earmarked and exists (select from account where kind = 'owed' and balance < 0) then
    select * into movements, accounts, amounts from paying_owed(movements, accounts, amounts);
  end if;
  insert into ledger_transaction (id, kind, reverses_id, value_on)
    select id, kind, reversed, case when as_of < business_date() then as_of end from unnest(new_ids, kinds) as movement (id, kind);
  if cardinality(new_ids) = 1 then
    with moved as (
      update account set balance = balance + amount, version = version + 1, updated_at = gateway_now()
      from unnest(accounts, amounts) as leg (account_id, amount) where id = account_id
      returning id, version, amount, balance
    )
    insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
      select id, version, new_ids[1], amount, balance from moved;
  else
    with moved as (
      update account set balance = balance + total, version = version + entries, updated_at = gateway_now()
      from (select account_id, sum(amount) as total, count(*) as entries
        from unnest(accounts, amounts) as leg (account_id, amount) group by account_id) as change
      where id = account_id returning id, version, balance
    )
    insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
      select id, version + 1 - count(*) over later, movement_id, amount, balance + amount - sum(amount) over later
      from unnest(movements, accounts, amounts) as leg (movement_id, account_id, amount) join moved on id = account_id
      window later as (partition by id order by array_position(new_ids, movement_id) desc);
  end if;
end $$;

-- Posts a single ledger transaction.
create or replace function post(
  new_id uuid, new_kind text, accounts uuid[], amounts bigint[], reversed uuid default null, earmarked boolean default false, as_of date default null
) returns void
  language sql security definer set search_path from current as $$
  select post_all(array[new_id], array[new_kind], array_fill(new_id, array[cardinality(accounts)]), accounts, amounts, reversed, earmarked, as_of);
$$;
