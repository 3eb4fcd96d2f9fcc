-- The one way by which money moves: a balanced ledger transaction over accounts that are locked already, the house's
-- perhaps not: who holds one of those waits for nobody's.
create or replace function post(new_id uuid, new_kind text, accounts uuid[], amounts bigint[], reversed uuid default null) returns void
  language plpgsql security definer set search_path from current as $$
begin
  insert into ledger_transaction (id, kind, reverses_id) values (new_id, new_kind, reversed);
  with moved as (
    update account set balance = balance + amount, version = version + 1, updated_at = gateway_now()
    from unnest(accounts, amounts) as leg (account_id, amount) where id = account_id
    returning id, version, amount, balance
  )
  insert into entry (account_id, version, ledger_transaction_id, amount, balance_after)
    select id, version, new_id, amount, balance from moved;
end $$;
