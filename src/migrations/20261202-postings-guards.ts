/**
 * Accounts and entries are written in sets, and compared after each statement: an account changes as its new entry says, an
 * entry says what its account is. One without the other is refused, whoever writes it.
 */
export const guards = `
  drop trigger apply_entry on entry;
  drop trigger balanced on entry;
  drop trigger only_through_entries on account;
  drop function apply_entry(), refuse_unbalanced_entries(), guard_account();

  create function refuse_full_account() returns trigger language plpgsql as $$
  begin
    raise exception 'an account begins empty' using errcode = 'restrict_violation';
  end $$;
  create trigger begins_empty before insert on account
    for each row when (new.balance <> 0 or new.version <> 0) execute function refuse_full_account();

  create function refuse_unentered() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    if exists (select from before full join after using (id)
        left join entry on account_id = id and entry.version = after.version
        where (before.version, before.balance) is distinct from (after.version, after.balance)
          and (before.version + 1, before.balance + amount, after.balance)
            is distinct from (after.version, after.balance, balance_after)) then
      raise exception 'a balance changes only through entries' using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  create trigger only_through_entries after update on account referencing old table as before new table as after
    for each statement execute function refuse_unentered();

  -- Each statement leaves the ledger transactions of its entries balanced, and adds to none that was committed. There are
  -- at least two accounts in each: an account has one newest entry, and no entry is of nothing.
  create function refuse_wrong_entries() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  declare
    wrong text;
  begin
    select case when not bool_and(is_open) then 'a ledger transaction is sealed when it is committed'
        when not bool_and(is_newest) then 'an entry says what its account is'
        else format('ledger transaction %s does not balance', ledger_transaction_id) end into wrong
      from added
      left join lateral (select database_transaction = pg_current_xact_id() as is_open
        from ledger_transaction where id = ledger_transaction_id) as moved on true
      left join lateral (select (account.version, balance) = (added.version, balance_after) and added.version > 0 as is_newest
        from account where id = account_id) as kept on true
      group by ledger_transaction_id
      having (bool_and(is_open) and bool_and(is_newest) and sum(amount) = 0) is not true
      limit 1;
    if found then
      raise exception '%', wrong using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
  create trigger balanced after insert on entry referencing new table as added
    for each statement execute function refuse_wrong_entries();

  -- What has entries is balanced, so it is enough that there are some.
  create or replace function refuse_unbalanced() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    if not exists (select from entry where ledger_transaction_id = new.id) then
      raise exception 'ledger transaction % does not balance', new.id using errcode = 'restrict_violation';
    end if;
    return null;
  end $$;
`
