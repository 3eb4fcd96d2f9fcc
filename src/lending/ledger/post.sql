-- The only way to move money: balanced ledger transactions, each over accounts of its own. These are locked already, except
-- perhaps the platform's: whoever locks one of those waits for no other account. An account that several transactions move is
-- changed once, and has an entry for each of them in their order.
create or replace function post_all(
  new_ids uuid[], kinds text[], movements uuid[], accounts uuid[], amounts bigint[], reversed uuid default null
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  insert into ledger_transaction (id, kind, reverses_id)
    select id, kind, reversed from unnest(new_ids, kinds) as movement (id, kind);
  with leg as materialized (
    select account_id, movement_id, amount, count(*) over chain as entries, sum(amount) over chain as total
    from unnest(movements, accounts, amounts) as leg (movement_id, account_id, amount)
    window chain as (partition by account_id order by array_position(new_ids, movement_id))
  ), before as (
    update account set balance = balance + sum, version = version + count, updated_at = gateway_now()
    from (select account_id, sum(amount), count(*) from leg group by account_id) as change where id = account_id
    returning id, version - count as version, balance - sum as balance
  )
  insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select id, version + entries, movement_id, amount, balance + total from before join leg on account_id = id;
end $$;

-- The same for one ledger transaction.
create or replace function post(new_id uuid, new_kind text, accounts uuid[], amounts bigint[], reversed uuid default null) returns void
  language sql security definer set search_path from current as $$
  select post_all(array[new_id], array[new_kind], array_fill(new_id, array[cardinality(accounts)]), accounts, amounts, reversed);
$$;
