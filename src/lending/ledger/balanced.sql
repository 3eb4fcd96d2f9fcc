-- The trigger on entries (below) keeps ledger transactions balanced, so at the commit it is enough to check that one has entries, and that it does not
-- come too late: after that time the days and months before are complete (`books/totals.sql`).
create or replace function refuse_unbalanced() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if not exists (select from entry where ledger_transaction_id = new.id) then
    raise exception 'ledger transaction % does not balance', new.id using errcode = 'restrict_violation';
  elsif clock_timestamp() - now() > posting_time() then
    raise exception 'ledger transaction % took longer than %', new.id, posting_time() using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- Each statement must leave the ledger transactions of its entries balanced, and add no entries to a committed one. A balanced one has
-- at least two accounts, since an entry is never zero.
create or replace function refuse_wrong_entries() returns trigger language plpgsql security definer
  set search_path from current as $$
declare
  wrong text;
begin
  select case when not bool_and(is_open) then 'a ledger transaction is sealed when it is committed'
      when not bool_and(is_kept) then 'an entry says what its account is'
      else format('ledger transaction %s does not balance', ledger_transaction_id) end into wrong
    from added
    left join lateral (select
        (database_transaction, created_at) = (pg_current_xact_id(), gateway_now()::timestamptz(3)) as is_open
      from ledger_transaction where id = ledger_transaction_id) as moved on true
    left join lateral (select case added.version when account.version then balance = balance_after
        else added.version between 1 and account.version end as is_kept from account where id = account_id) as kept on true
    group by ledger_transaction_id
    having (bool_and(is_open) and bool_and(is_kept) and sum(amount) = 0) is not true
    limit 1;
  if found then
    raise exception '%', wrong using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

drop trigger if exists balanced on ledger_transaction;
create constraint trigger balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function refuse_unbalanced();
create or replace trigger balanced after insert on entry referencing new table as added
  for each statement execute function refuse_wrong_entries();
