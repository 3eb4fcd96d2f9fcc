-- Deposits, withdrawals and transfers, a lone one or several at once: check under lock, post, write the statements, keep the
-- outcomes. A lone movement waits for its accounts. Of several, one that would have to wait is left out, and its outcome is
-- null: where somebody holds an account of it, where an earlier one of them has to do with the same member, and what meets
-- others at the settlement account.
create or replace function make_movements(movements jsonb) returns setof jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  possible boolean;
  asked jsonb;
  members uuid[];
  locked uuid[];
  taken jsonb;
begin
  select bool_and((amount between 1 and amount_max() and case operation when 'transfer' then counterparty is distinct from by_user
        else operation in ('deposit', 'withdraw') and counterparty is null end) is true),
      jsonb_agg(movement || jsonb_build_object('place', place, 'kept', kept)),
      array_agg(by_user) filter (where kept is null) || array_agg(counterparty) filter (where kept is null)
    into possible, asked, members from jsonb_array_elements(movements) with ordinality as element (movement, place)
    cross join lateral jsonb_to_record(movement) as one (
      operation text, by_user uuid, with_key text, hash bytea, amount bigint, counterparty uuid)
    cross join lateral (select replay(by_user, operation, with_key, hash) as kept offset 0) as earlier;
  if possible is not true then
    raise exception 'no money moves like this' using errcode = 'invalid_parameter_value';
  elsif jsonb_array_length(asked) = 1 then
    locked := array(select account.id from wallet join account on wallet_id = wallet.id
      where user_id = any (members) order by account.id for no key update of account);
  else
    perform set_config('lock_timeout', '1ms', true);
    locked := array(select account.id from wallet join account on wallet_id = wallet.id
      where user_id = any (members) order by account.id for no key update of account skip locked);
  end if;

  -- Now that it holds the locks, it sees every block that was committed before.
  with movement as materialized (
    select * from jsonb_to_recordset(asked) as movement (place int, operation text, by_user uuid, ids uuid[],
      amount bigint, counterparty uuid, description text, provider_reference text, kept jsonb)
    where kept is null
  ), held as materialized (
    select account.id, wallet_id, user_id, kind, balance from account join wallet on wallet.id = wallet_id
    where account.id = any (locked)
  )
  select jsonb_agg(to_jsonb(movement) || to_jsonb(side) || jsonb_build_object('refused', case
      when is_blocked(by_user) then '{"code": "BLOCKED"}'
      when other is null or is_blocked(counterparty) then '{"code": "NOT_FOUND"}'
      when operation <> 'deposit' and available < amount then
        jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', available)
      when room < amount then jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', room) end))
    into taken from movement cross join lateral (
      select (array_agg(id) filter (where user_id = by_user and kind = 'available'))[1] as own,
        (array_agg(wallet_id) filter (where user_id = by_user))[1] as own_wallet,
        case operation when 'transfer' then (array_agg(id) filter (where user_id = counterparty and kind = 'available'))[1]
          else house_account('settlement') end as other,
        (array_agg(wallet_id) filter (where user_id = counterparty))[1] as other_wallet,
        sum(balance) filter (where user_id = by_user and kind = 'available') as available,
        amount_max() - sum(balance) filter (where user_id = case operation when 'deposit' then by_user else counterparty end) as room,
        count(*) as accounts
      from held where user_id in (by_user, counterparty)) as side
    where jsonb_array_length(asked) = 1 or accounts = 4 and not exists (
      select from movement as earlier where earlier.place < movement.place
        and (earlier.by_user in (movement.by_user, movement.counterparty)
          or earlier.counterparty in (movement.by_user, movement.counterparty)));

  perform post_all(array_agg(ids[1]), array_agg(case operation when 'withdraw' then 'withdrawal' else operation end),
      array_agg(ids[1]) || array_agg(ids[1]), array_agg(own) || array_agg(other), array_agg(change) || array_agg(-change))
    from jsonb_to_recordset(taken) as movement (operation text, ids uuid[], amount bigint, own uuid, other uuid, refused jsonb)
    cross join lateral (select case operation when 'deposit' then amount else -amount end as change) as leg
    where refused is null having count(*) > 0;
  insert into wallet_transaction
    (id, wallet_id, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id)
    select line.id, wallet_id, type, direction, amount, description, reference, partner, ids[1]
    from jsonb_to_recordset(taken) as movement (operation text, by_user uuid, ids uuid[], amount bigint, counterparty uuid,
        description text, provider_reference text, own_wallet uuid, other_wallet uuid, refused jsonb)
      cross join lateral (values
        (ids[2], own_wallet,
          case operation when 'deposit' then 'deposit' when 'withdraw' then 'withdrawal' else 'transfer_out' end,
          case operation when 'deposit' then 'credit' else 'debit' end,
          coalesce(provider_reference, ids[1]::text), counterparty),
        (ids[3], other_wallet, 'transfer_in', 'credit', ids[1]::text, by_user)
      ) as line (id, wallet_id, type, direction, reference, partner)
    where refused is null and wallet_id is not null;
  return query
    select case
        when kept is not null then kept
        when refused ->> 'code' in ('BLOCKED', 'NOT_FOUND') then refused
        when decided.place is not null then remember(by_user, operation, with_key, hash,
          coalesce(refused, jsonb_build_object(
            'transaction', (select to_jsonb(line) from wallet_transaction as line where id = ids[2]),
            'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)))) end
      from jsonb_to_recordset(asked) as movement (place int, operation text, by_user uuid, with_key text, hash bytea,
        ids uuid[], kept jsonb)
      left join jsonb_to_recordset(taken) as decided (place int, refused jsonb) using (place)
      order by place;
end $$;
