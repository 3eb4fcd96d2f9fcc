-- Finds, locks and opens accounts of the ledger.
create or replace function account_of(of_user uuid, of_kind text) returns uuid stable
  language sql security definer set search_path from current as $$
  select account.id from account join wallet on wallet.id = account.wallet_id
    where wallet.user_id = of_user and account.kind = of_kind;
$$;

-- One of the platform's 32 accounts of a kind that no other transaction uses, locked until this one ends, so that payments in and out
-- don't wait for one another. If all are in use, the caller waits when it posts. Call it after locking all other accounts.
create or replace function house_account(of_kind text) returns uuid
  language sql security definer set search_path from current as $$
  select coalesce(
    (select id from account where kind = of_kind and stripe is not null
      order by (stripe + pg_backend_pid()) % 32 limit 1 for no key update skip locked),
    (select id from account where kind = of_kind and stripe = pg_backend_pid() % 32));
$$;

-- What takes an amount from the platform's accounts of a kind: as much as there is in all of them together, from the fullest ones first.
-- It locks them all, so call it after locking all other accounts.
create or replace function taking_from_house(of_kind text, amount bigint) returns table (account_id uuid, leg bigint)
  language plpgsql security definer set search_path from current as $$
begin
  perform from account where kind = of_kind and stripe is not null order by id for no key update;
  return query select id, -least(balance, most - before)::bigint from (
      select id, balance, (sum(balance) over (order by balance desc, id) - balance)::bigint as before,
        least(taking_from_house.amount, sum(balance) over ())::bigint as most
      from account where kind = of_kind and stripe is not null) as one
    where balance > 0 and before < most;
end $$;

create or replace function lock_accounts(accounts uuid[]) returns void
  language sql security definer set search_path from current as $$
  -- Locks both accounts of a wallet, since its statement lines depend on both, and the platform's accounts last.
  select from account where id in (
    select unnest(accounts)
    union select sibling.id from account as leg join account as sibling using (wallet_id)
    where leg.id = any (accounts)) order by wallet_id is null, id for no key update;
$$;

create or replace function open_accounts() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into account (kind, wallet_id, currency)
    values ('available', new.id, new.currency), ('held', new.id, new.currency);
  return null;
end $$;

create or replace function open_house_accounts() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into account (kind, currency, stripe)
    select kind, new.currency, stripe from unnest(array['settlement', 'bank', 'in_transit', 'suspense', 'provider_fees', 'fees', 'own_funds']) as kind, generate_series(0, 31) as stripe;
  return null;
end $$;

create or replace trigger open_accounts after insert on wallet for each row execute function open_accounts();
create or replace trigger open_accounts after insert on deployment
  for each row execute function open_house_accounts();
