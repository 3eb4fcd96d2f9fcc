-- The only way to move money: balanced ledger transactions, each over accounts of its own, which are locked already,
-- except perhaps the platform's: whoever locks one of those waits for no other account.
create or replace function post_all(
  new_ids uuid[], kinds text[], movements uuid[], accounts uuid[], amounts bigint[], reversed uuid default null
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  insert into ledger_transaction (id, kind, reverses_id)
    select id, kind, reversed from unnest(new_ids, kinds) as movement (id, kind);
  with moved as (
    update account set balance = balance + amount, version = version + 1, updated_at = gateway_now()
    from unnest(movements, accounts, amounts) as leg (movement_id, account_id, amount) where id = account_id
    returning id, version, movement_id, amount, balance
  )
  insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select id, version, movement_id, amount, balance from moved;
end $$;

-- The same for one ledger transaction.
create or replace function post(new_id uuid, new_kind text, accounts uuid[], amounts bigint[], reversed uuid default null) returns void
  language sql security definer set search_path from current as $$
  select post_all(array[new_id], array[new_kind], array_fill(new_id, array[cardinality(accounts)]), accounts, amounts, reversed);
$$;
