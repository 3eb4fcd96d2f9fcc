-- Entries can only be added in the database transaction that creates their ledger transaction, and a balance only changes through
-- entries. The database transaction is identified by id and time, since after a restore into another cluster the id may come again.
-- Nothing is posted in a month that is closed.
create or replace function seal_ledger_transaction() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  new.database_transaction := pg_current_xact_id();
  new.created_at := gateway_now();
  if exists (select from period where ends_at > new.created_at) then
    raise exception 'the month is closed: nothing more is posted in it' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function refuse_unentered() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if exists (select from before full join after using (id)
      left join entry on account_id = id and entry.version = after.version
      where (before.version, before.balance) is distinct from (after.version, after.balance)
        and (before.version + 1, before.balance + amount, after.balance)
          is distinct from (after.version, after.balance, balance_after)
        -- Otherwise several entries must explain the change, each of which continues the balance of the one before.
        and (select (before.version + count(*), max(version)) = (after.version, after.version) and bool_and(follows)
          from (select version, balance_after = before.balance + sum(amount) over (order by version)
              and (version < after.version or balance_after = after.balance) as follows
            from entry where account_id = id and version > before.version) as chain) is not true
        -- One that was set to another value past these rules can be set back to what its entries add up to (repair.sql).
        and (select (before.version, after.version, after.balance) is distinct from (count(*), count(*), coalesce(sum(amount), 0)) from entry where account_id = id)) then
    raise exception 'a balance changes only through entries' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

create or replace function refuse_full_account() returns trigger language plpgsql as $$
begin
  raise exception 'an account begins empty' using errcode = 'restrict_violation';
end $$;

create or replace trigger seal before insert on ledger_transaction
  for each row execute function seal_ledger_transaction();
create or replace trigger only_through_entries after update on account referencing old table as before new table as after
  for each statement execute function refuse_unentered();
create or replace trigger begins_empty before insert on account
  for each row when (new.balance <> 0 or new.version <> 0) execute function refuse_full_account();
