-- Running balances repeat what amounts add up to: the balance of an account and of each of its entries, and the balance after each line of a statement.
-- Whoever changes one behind the gateway's back also makes all later ones wrong. So there is one change that the ledger allows: to set a running balance to its sum.
create or replace function refuse_untrue_entry() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (select from before full join after using (account_id, version)
      where (before.ledger_transaction_id, before.amount) is distinct from (after.ledger_transaction_id, after.amount) or before.balance_after = after.balance_after)
    or exists (select from (select account_id, version, sum(amount) over (partition by account_id order by version) as total
        from entry where account_id in (select account_id from after)) as chain
      join after using (account_id, version) where balance_after is distinct from total) then
    raise exception 'entry is append-only: update is refused' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create or replace trigger only_repaired after update on entry referencing old table as before new table as after
  for each statement execute function refuse_untrue_entry();

-- What the lines of a wallet's statement add up to, up to each of them.
create or replace function line_balances(of_wallet uuid) returns table (id uuid, total bigint) stable
  language sql security definer set search_path from current as $$
  select id, sum(case shown_direction(type, direction) when 'credit' then amount when 'debit' then -amount else 0 end) over (order by position)::bigint
    from wallet_transaction where wallet_id = of_wallet;
$$;

create or replace function refuse_untrue_line() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (select from before full join after using (id)
      where before.balance_after is distinct from after.balance_after and to_jsonb(before) - 'balance_after' is distinct from to_jsonb(after) - 'balance_after')
    or exists (select from (select distinct after.wallet_id as of from before join after using (id) where before.balance_after <> after.balance_after) as changed
      cross join lateral line_balances(of) as told join before using (id) join after using (id)
      where before.balance_after <> after.balance_after and after.balance_after <> total) then
    raise exception 'wallet_transaction is append-only: update is refused' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create or replace trigger only_repaired after update on wallet_transaction referencing old table as before new table as after
  for each statement execute function refuse_untrue_line();

-- What the entries of an account add up to.
create or replace function sum_of_entries(of_account uuid) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(amount), 0)::bigint from entry where account_id = of_account;
$$;

-- For whoever is on call, as the schema's owner or a superuser: sets the running balances of an account, and of its whole wallet if it has one, to what their
-- entries add up to, and notes in the audit trail who did so and why. If a member has spent more than they had, they then owe it. Returns what was set.
-- Throws if the entries themselves are not whole: only a backup says what those were.
create or replace function repair_balances(of_account uuid, by_whom text, why text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  own account%rowtype;
  accounts uuid[];
  member uuid;
  short bigint;
  wrong text;
  entries int;
  lines int := 0;
begin
  if coalesce(btrim(by_whom), '') = '' or coalesce(btrim(why), '') = '' then
    raise exception 'say who does this, and why' using errcode = 'invalid_parameter_value';
  end if;
  perform lock_accounts(array[of_account]);
  select * into own from account where id = of_account;
  if not found then
    raise exception 'there is no account %', of_account using errcode = 'no_data_found';
  end if;
  select user_id into member from wallet where id = own.wallet_id;
  accounts := array(select id from account where id = of_account or wallet_id = own.wallet_id order by id);
  select coalesce(min(problem), '') into wrong from (
    select format('account %s has the version %s and %s entries', account.id, account.version, count(entry.version)) as problem
      from account left join entry on account_id = account.id where account.id = any (accounts)
      group by account.id having account.version <> count(entry.version) or account.version <> coalesce(max(entry.version), 0)
    union all select format('ledger transaction %s does not add up to 0', moved.id)
      from (select distinct ledger_transaction_id as id from entry where account_id = any (accounts)) as moved
      cross join lateral (select sum(amount) as total from entry where ledger_transaction_id = moved.id) as legs where total is distinct from 0) as problems;
  if wrong <> '' then
    raise exception 'the entries are not whole, so only a backup says what they were: %', wrong using errcode = 'data_corrupted';
  end if;
  select -sum_of_entries(id) into short from account where id = any (accounts) and kind = 'available';
  if short > 0 then
    insert into account (kind, wallet_id, currency) values ('owed', own.wallet_id, own.currency) on conflict do nothing;
    perform post(new_id(), 'set_off', array[account_of(member, 'available'), account_of(member, 'owed')], array[short, -short], earmarked => true);
    accounts := array(select id from account where id = any (accounts) or wallet_id = own.wallet_id order by id);
  end if;
  select min(format('account %s (%s) would hold %s', id, kind, sum_of_entries(id))) into wrong from account
    where id = any (accounts) and not account_may_hold(kind, sum_of_entries(id));
  if wrong is not null then
    raise exception 'only a backup says what the entries were: %', wrong using errcode = 'data_corrupted';
  end if;
  update entry set balance_after = total
    from (select account_id as of, version as number, sum(amount) over (partition by account_id order by version) as total from entry where account_id = any (accounts)) as chain
    where account_id = of and version = number and balance_after <> total;
  get diagnostics entries = row_count;
  update account set balance = sum_of_entries(id), updated_at = gateway_now() where id = any (accounts) and balance <> sum_of_entries(id);
  if member is not null then
    update wallet_transaction as line set balance_after = total from line_balances(own.wallet_id) as told where line.id = told.id and balance_after <> total;
    get diagnostics lines = row_count;
    -- Nobody has money while they owe.
    perform set_off_owed(member);
  end if;
  perform record_audit('repairBalances', null, 'job repair-balances', 'account', of_account, member, jsonb_build_object(
    'reason', left(by_whom || ': ' || why, 200), 'before', jsonb_build_object('amount', own.balance), 'after', jsonb_build_object('amount', sum_of_entries(of_account), 'entries', entries, 'lines', lines)));
  -- When a gateway next looks, within a minute, it audits again. The time changes in any case, so that an audit under way sees that it has changed, and does not overwrite it.
  insert into ledger_audit (id, differences, made_at) values (1, 0, clock_timestamp() - interval '10 minutes')
    on conflict (id) do update set made_at = least(ledger_audit.made_at - interval '1 millisecond', excluded.made_at);
  return jsonb_build_object('balance_before', own.balance, 'balance', sum_of_entries(of_account), 'entries', entries, 'lines', lines);
end $$;
