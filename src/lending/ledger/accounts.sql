-- The ledger's accounts: finding one, the order in which several are locked, and opening one.
create or replace function account_of(of_user uuid, of_kind text) returns uuid stable
  language sql security definer set search_path from current as $$
  select account.id from account join wallet on wallet.id = account.wallet_id
    where wallet.user_id = of_user and account.kind = of_kind;
$$;

create or replace function house_account(of_kind text) returns uuid stable
  language sql security definer set search_path from current as $$
  select id from account where wallet_id is null and loan_id is null and investment_id is null and kind = of_kind;
$$;

create or replace function lock_accounts(accounts uuid[]) returns void
  language sql security definer set search_path from current as $$
  -- Both accounts of a wallet, since its statement lines depend on both; the platform's last.
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
  insert into account (kind, currency)
    values ('settlement', new.currency), ('fees', new.currency);
  return null;
end $$;

create or replace trigger open_accounts after insert on wallet for each row execute function open_accounts();
create or replace trigger open_accounts after insert on deployment
  for each row execute function open_house_accounts();
