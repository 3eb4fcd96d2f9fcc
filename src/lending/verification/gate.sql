-- How much a member has done of an act so far, in all: what was undone later counts, but for investments and loans that came to nothing.
create or replace function done_so_far(member uuid, act text) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(amount), 0)::bigint from (
    select amount from wallet_transaction join wallet on wallet.id = wallet_id where user_id = member and loan_id is null
      and type = case act when 'deposit' then 'deposit' when 'withdraw' then 'withdrawal' when 'transfer' then 'transfer_out' end
    union all select amount from payment where user_id = member and is_open_payment(state)
      and direction = case act when 'deposit' then 'in' when 'withdraw' then 'out' when 'transfer' then 'out' end
      and (counterparty_id is not null) = (act = 'transfer')
    union all select amount from investment where lender_id = member and status <> 'cancelled'
      and (act = 'invest' or act = 'standing_order' and automatic)
    union all select amount_requested from loan where borrower_id = member and act = 'publish'
      and status in ('open', 'funded', 'active', 'repaid', 'defaulted')) as done;
$$;

-- How much of an act the gate leaves to a member at their level; null if any amount, and 0 if nothing.
create or replace function left_at_gate(member uuid, act text, gate jsonb) returns bigint stable
  language plpgsql security definer set search_path from current as $$
declare
  most bigint;
begin
  if gate -> 'acts' ? act then
    most := (gate -> 'acts' -> act ->> level_of(member))::bigint;
  end if;
  return case when most > 0 then greatest(0, most - done_so_far(member, act)) else most end;
end $$;

-- Keeps a member's level as it is until the transaction ends, so that no act passes the gate beside the loss of the level that it needs.
create or replace function hold_levels(members uuid[]) returns void
  language sql security definer set search_path from current as $$
  select from verification where user_id = any (members) order by user_id for share;
$$;

-- Why a member can't do an act now: an agreement is not accepted, or the member's level does not suffice for so much; null if the member
-- can. `gate` is what the settings ask for (`keptGate`), null if nothing. No refusal is remembered under the call's key: the same call works
-- once the member has done what is missing, or part of the total is free again.
create or replace function refused_at_gate(member uuid, act text, amount bigint, gate jsonb) returns jsonb stable
  language plpgsql security definer set search_path from current as $$
declare
  allowed constant jsonb := gate -> 'acts' -> act;
  missing constant jsonb := case when gate ? 'agreements' then missing_agreements(member, act, gate -> 'agreements') end;
  held text;
  most bigint;
  used bigint;
  needed text;
  known verification%rowtype;
begin
  if missing is not null then
    return jsonb_build_object('code', 'CONSENT_REQUIRED', 'agreements', missing);
  elsif allowed is null then
    return null;
  end if;
  held := level_of(member);
  most := (allowed ->> held)::bigint;
  if most is null then
    return null;
  end if;
  used := done_so_far(member, act);
  if used + amount <= most then
    return null;
  end if;
  select level into needed from unnest(array['none', 'basic', 'full']) with ordinality as one (level, rank)
    where (used + amount <= (allowed ->> level)::bigint) is not false or level = 'full' and held <> 'full' order by rank limit 1;
  if needed is null then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'limit', act || ' in all', 'max', most, 'used', used);
  end if;
  select * into known from verification where user_id = member;
  return jsonb_build_object('code', 'NOT_VERIFIED', 'act', act, 'needed', needed, 'held', held, 'max', most, 'used', used, 'why', case
    when most > 0 then 'limit_reached'
    when held <> 'none' then 'level_too_low'
    when known.level <> 'none' then 'expired'
    else coalesce(known.lost_because, 'never_verified') end);
end $$;
