-- Makes one or several deposits, withdrawals and transfers: checks them under lock, posts them, writes the statements and stores
-- the outcomes. It waits for the locks of the accounts of the members in waits_for, or of all members if that is null. It skips
-- a movement, and returns null for it, if another transaction has locked an account of a member not in waits_for, or if an
-- earlier movement in the batch has the same key or may determine whether this one is possible. The others are made in order.
create or replace function make_movements(movements jsonb, waits_for uuid[] default null, limits jsonb default '{}') returns setof jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  possible boolean;
  crosses boolean;
  brings boolean;
  asked jsonb;
  members uuid[];
  locked uuid[];
  house uuid;
  authorised boolean;
  keeps boolean;
begin
  select bool_and((amount between 1 and amount_max() and case operation when 'transfer' then counterparty is distinct from by_user
        else operation in ('deposit', 'withdraw') and counterparty is null end) is true),
      bool_or(operation <> 'transfer'), bool_or(operation = 'deposit'), bool_or(provider_reference is not null),
      jsonb_agg(movement || jsonb_build_object('ordinal', ordinal, 'kept', kept)),
      array_agg(by_user) filter (where kept is null) || array_agg(counterparty) filter (where kept is null)
    into possible, crosses, brings, authorised, asked, members from jsonb_array_elements(movements) with ordinality as element (movement, ordinal)
    cross join lateral jsonb_to_record(movement) as one (
      operation text, by_user uuid, with_key text, hash bytea, amount bigint, counterparty uuid, provider_reference text)
    cross join lateral (select replay(by_user, operation, with_key, hash) as kept offset 0) as earlier;
  if possible is not true then
    raise exception 'no money moves like this' using errcode = 'invalid_parameter_value';
  end if;
  if brings and not may_operate() then
    raise exception 'only the role of operators says that money came in' using errcode = 'insufficient_privilege';
  end if;
  locked := array(select account.id from wallet join account on wallet_id = wallet.id
    where user_id = any (coalesce(waits_for, members)) order by account.id for no key update of account);
  if waits_for is not null then
    locked := locked || array(select account.id from wallet join account on wallet_id = wallet.id
      where user_id = any (members) and user_id <> all (waits_for) order by account.id for no key update of account skip locked);
  end if;
  if waits_for = '{}' then
    perform set_config('lock_timeout', '1ms', true);
  end if;
  if crosses then
    house := house_account('settlement');
  end if;
  keeps := may_have_to_keep(members);
  if limits ? 'gate' then
    perform hold_levels(array_agg((movement ->> 'by_user')::uuid)) from jsonb_array_elements(asked) as movement;
  end if;

  -- Read after locking, so that it sees all blocks that were committed before.
  with movement as materialized (
    select * from jsonb_to_recordset(asked) as movement (ordinal int, operation text, by_user uuid, with_key text, amount bigint,
      counterparty uuid, external_id text, kept jsonb)
    where kept is null
  ), member as materialized (
    select user_id, wallet.id as wallet, available.id as account, available.balance as available,
      amount_max() - available.balance - held.balance as room, blocked_at is not null as blocked, owed, advanced,
      case when keeps then kept_for_overdue(user_id) else 0 end as reserved
    from wallet join account as available on available.wallet_id = wallet.id and available.kind = 'available'
    join account as held on held.wallet_id = wallet.id and held.kind = 'held' join identity on profile_id = user_id
    cross join lateral (select coalesce(-sum(balance) filter (where kind = 'owed'), 0) as owed,
        coalesce(-sum(balance) filter (where kind = 'advanced'), 0)::bigint as advanced
      from account where wallet_id = wallet.id and kind in ('owed', 'advanced')) as rare
    where user_id = any (members) and available.id = any (locked) and held.id = any (locked)
  ), side as materialized (
    -- What was advanced, or is kept for overdue instalments, can't be sent or withdrawn. Whether the member has enough money or room, whichever of their earlier movements in the batch are made.
    select ordinal, member.*, count(*) over chain = 1 as is_first, case when change < 0 then available - advanced - reserved + sum(least(change, 0)) over chain >= 0
        else room >= sum(greatest(change, 0)) over chain end as fits
    from movement cross join lateral (values
      (by_user, case operation when 'deposit' then amount else -amount end), (counterparty, amount)) as leg (user_id, change)
    join member using (user_id) window chain as (partition by user_id order by ordinal)
  ), crossing as materialized (
    select ordinal, period, most, used, count(*) over kind = 1 as is_first, sum(amount) over kind <= most - used as fits
    from movement join member on user_id = by_user cross join lateral crossing_limit(wallet, operation, limits)
    where limits - 'gate' <> '{}' window kind as (partition by by_user, operation order by ordinal)
  ), verdict as (
    select movement.ordinal, own.account as own, own.wallet as own_wallet, coalesce(other.account, house) as other, other.wallet as other_wallet,
      case when while_frozen is not null then while_frozen
        when operation = 'transfer' and other.blocked is not false then '{"code": "NOT_FOUND"}'
        when at_gate is not null then at_gate
        when taken is not null then taken
        when operation <> 'deposit' and own.owed > 0 then jsonb_build_object('code', 'MONEY_OWED', 'owed', own.owed)
        when crossing.fits is false then
          jsonb_build_object('code', 'LIMIT_EXCEEDED', 'limit', operation || ' per ' || period, 'max', crossing.most, 'used', crossing.used)
        when not own.fits and operation <> 'deposit' then insufficient(own.available - own.advanced - own.reserved, own.reserved)
        when not own.fits then jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'max', own.room)
        -- Without `max`, which would reveal another member's balance.
        when not other.fits then '{"code": "AMOUNT_OUT_OF_RANGE"}' end as refused
    from movement join side as own on own.ordinal = movement.ordinal and own.user_id = by_user
    left join side as other on other.ordinal = movement.ordinal and other.user_id = counterparty
    left join crossing on crossing.ordinal = movement.ordinal
    -- In a case, since a condition beneath the function would be asked after it has been called.
    cross join lateral (select case when own.blocked then refused_while_frozen(by_user, operation, amount) end as while_frozen,
      case when limits ? 'gate' then refused_at_gate(by_user, operation, amount, limits -> 'gate') end as at_gate,
      case when external_id is not null then taken_by_movement(by_user, external_id) end as taken offset 0) as obstacle
    where (operation <> 'transfer' or other.account is not null or waits_for is null)
      and (own.fits or own.is_first) and (other.fits or other.is_first) is not false
      -- What comes in for a debtor is divided, so that the position of its line is known only if it is the newest.
      and (own.owed = 0 or own.is_first) and (other.owed = 0 or other.is_first) is not false
      and (not own.blocked or own.is_first)
      and (own.is_first or (limits -> 'gate' -> 'acts' ? operation) is not true)
      and (crossing.fits or crossing.is_first) is not false
      and not exists (select from movement as earlier where earlier.ordinal < movement.ordinal
        and ((earlier.by_user, earlier.operation, earlier.with_key) = (movement.by_user, movement.operation, movement.with_key)
          or (earlier.by_user, earlier.external_id) = (movement.by_user, movement.external_id)))
  )
  select jsonb_agg(one || coalesce(to_jsonb(verdict), '{}')) into asked
    from jsonb_array_elements(asked) as one left join verdict on ordinal = (one ->> 'ordinal')::int;

  perform post_all(array_agg(ids[1] order by ordinal), array_agg(case operation when 'withdraw' then 'withdrawal' else operation end order by ordinal),
      array_agg(ids[1]) || array_agg(ids[1]), array_agg(own) || array_agg(other), array_agg(change) || array_agg(-change))
    from jsonb_to_recordset(asked) as movement (ordinal int, operation text, ids uuid[], amount bigint, own uuid, other uuid, refused jsonb)
    cross join lateral (select case operation when 'deposit' then amount else -amount end as change) as leg
    where own is not null and refused is null having count(*) > 0;
  if authorised then
    -- Only gateways up to 0.3.0 send a provider's reference. The primary key refuses a reference that was voided or posted before.
    insert into provider_reference (reference, ledger_transaction_id)
      select provider_reference, ids[1]
      from jsonb_to_recordset(asked) as movement (ids uuid[], own uuid, refused jsonb, provider_reference text)
      where own is not null and refused is null and provider_reference is not null;
  end if;
  insert into wallet_transaction
    (id, wallet_id, position, type, direction, amount, description, reference, counterparty_id, ledger_transaction_id, payment_id, external_id, metadata)
    select line.id, wallet_id, 1 - count(*) over (partition by wallet_id order by ordinal desc),
      type, direction, amount, description, reference, partner, ids[1], case when line.id = ids[2] then payment end,
      case when line.id = ids[2] then external_id end, case when line.id = ids[2] then metadata end
    from jsonb_to_recordset(asked) as movement (ordinal int, operation text, by_user uuid, ids uuid[], amount bigint, counterparty uuid,
        description text, provider_reference text, payment uuid, external_id text, metadata jsonb, own_wallet uuid, other_wallet uuid, refused jsonb)
      cross join lateral (values
        (ids[2], own_wallet,
          case operation when 'deposit' then 'deposit' when 'withdraw' then 'withdrawal' else 'transfer_out' end,
          case operation when 'deposit' then 'credit' else 'debit' end,
          coalesce(provider_reference, ids[1]::text), counterparty),
        (ids[3], other_wallet, 'transfer_in', 'credit', ids[1]::text, by_user)
      ) as line (id, wallet_id, type, direction, reference, partner)
    where refused is null and wallet_id is not null;
  if crosses then
    insert into payment (id, user_id, direction, amount, currency, provider, house, state, reference, description, line_id,
        ledger_transaction_id, settled_at, external_id, metadata)
      select payment, by_user, case operation when 'deposit' then 'in' else 'out' end, amount, currency, provider, 'settlement', 'settled',
        payment::text, description, ids[2], ids[1], gateway_now(), external_id, metadata
      from jsonb_to_recordset(asked) as movement (operation text, by_user uuid, ids uuid[], amount bigint, description text, payment uuid,
          provider text, external_id text, metadata jsonb, own uuid, refused jsonb)
        join account on account.id = own
      where refused is null and payment is not null;
  end if;
  return query
    select case
        when kept is not null then kept
        when refused ->> 'code' in ('BLOCKED', 'NOT_FOUND', 'NOT_VERIFIED', 'CONSENT_REQUIRED') or refused ->> 'limit' = operation || ' in all' then refused
        when own is not null then remember(by_user, operation, with_key, hash, coalesce(refused, (
          -- The wallet right after this movement, not after the whole batch.
          select jsonb_build_object('transaction', to_jsonb(line), 'wallet', to_jsonb(state)
            || jsonb_build_object('available_balance', balance_after - held_balance, 'position', line.position))
          from wallet_transaction as line join wallet_state as state on state.id = wallet_id where line.id = ids[2]))) end
      from jsonb_to_recordset(asked) as movement (ordinal int, operation text, by_user uuid, with_key text, hash bytea,
        ids uuid[], kept jsonb, own uuid, refused jsonb)
      order by ordinal;
end $$;
