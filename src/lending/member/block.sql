-- Whether an operator has blocked a member. Call it after locking rows that a block locks, too (freeze_member), so that no committed
-- block is missed.
create or replace function is_blocked(member uuid) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from identity where profile_id = member and blocked_at is not null);
$$;

-- Whether an operator has blocked a member, for callers that have locked neither a loan nor an account: it locks the identity, so that a
-- block waits until the caller's transaction ends.
create or replace function is_blocked_meanwhile(member uuid) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  return (select blocked_at is not null from identity where profile_id = member for share);
end $$;

-- Takes all locks under which a member's money is moved, or a loan published or paid out: what has started ends before the block,
-- and what starts after the commit sees the block. It also freezes open loans, so that no list has to check who is blocked.
create or replace function freeze_member() returns trigger
  language plpgsql security definer set search_path from current as $$
declare
  member constant uuid := new.profile_id;
  blocked constant boolean := new.blocked_at is not null;
begin
  update profile set frozen = blocked where id = member;
  -- A funded loan can be open again, or paid out, at any moment.
  perform from loan where borrower_id = member and status in ('open', 'funded') order by id for no key update;
  update loan set frozen = blocked or frozen_as_late or frozen_reason is not null where borrower_id = member and status = 'open';
  perform lock_accounts(array[account_of(member, 'available')]);
  return null;
end $$;
create or replace trigger freeze_member after update of blocked_at on identity
  for each row when ((old.blocked_at is null) <> (new.blocked_at is null)) execute function freeze_member();

-- Keeps the days of a freeze that ends.
create or replace function note_frozen_days() returns trigger language plpgsql set search_path from current as $$
begin
  new.frozen_days := old.frozen_days + datemultirange(daterange((old.blocked_at at time zone business_timezone())::date, business_date()));
  return new;
end $$;
create or replace trigger note_frozen_days before update of blocked_at on identity
  for each row when (old.blocked_at is not null and new.blocked_at is null) execute function note_frozen_days();

-- The days until yesterday on which a member was frozen.
create or replace function frozen_days_of(member uuid) returns datemultirange stable
  language sql as $$
  select frozen_days + case when blocked_at is null then '{}' else
    datemultirange(daterange((blocked_at at time zone business_timezone())::date, greatest(business_date(),
      (blocked_at at time zone business_timezone())::date))) end
  from identity where profile_id = member;
$$;

-- Blocks or unblocks a member without a reason. It never reopens a closed account: that takes a decision with a reason (decide.sql).
create or replace function block_member(member uuid, blocked boolean) returns void
  language sql security definer set search_path from current as $$
  update identity set blocked_at = case when blocked then gateway_now() end, block_reason = null
    where profile_id = member and (blocked_at is not null) <> blocked and closed_at is null;
$$;
