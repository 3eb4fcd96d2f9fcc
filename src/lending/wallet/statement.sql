-- Sets the position of a new line in its wallet's statement, and the balance after it, from the wallet's accounts. When a batch inserts
-- several lines of a wallet, a position of -n says that n newer ledger transactions of its account are posted already.
create or replace function place_wallet_transaction() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  newest bigint;
begin
  select sum(balance), sum(version), min(currency)
    from account where wallet_id = new.wallet_id
    into new.balance_after, newest, new.currency;
  if new.position < 0 then
    select new.balance_after - account.balance + entry.balance_after into strict new.balance_after
      from account join entry on account_id = id and entry.version = account.version + new.position
      where wallet_id = new.wallet_id and ledger_transaction_id = new.ledger_transaction_id;
  end if;
  new.position := newest + coalesce(new.position, 0);
  return new;
end $$;

create or replace trigger place before insert on wallet_transaction
  for each row execute function place_wallet_transaction();
