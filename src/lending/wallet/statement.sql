-- A line of a wallet's statement: its place and the balance after it are the accounts' own.
create or replace function place_wallet_transaction() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  select sum(balance), sum(version), min(currency)
    from account where wallet_id = new.wallet_id
    into new.balance_after, new.position, new.currency;
  return new;
end $$;

create or replace trigger place before insert on wallet_transaction
  for each row execute function place_wallet_transaction();
