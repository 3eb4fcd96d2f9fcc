-- A line of a wallet's statement: its place and the balance after it are those of the accounts after its ledger transaction.
create or replace function place_wallet_transaction() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  select sum(coalesce(balance_after, balance)), sum(coalesce(entry.version, account.version)), min(currency)
    from account left join entry on account_id = id and ledger_transaction_id = new.ledger_transaction_id
    where wallet_id = new.wallet_id
    into new.balance_after, new.position, new.currency;
  return new;
end $$;

create or replace trigger place before insert on wallet_transaction
  for each row execute function place_wallet_transaction();
