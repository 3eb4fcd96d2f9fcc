-- Whether a check of who somebody is has not ended.
create or replace function is_open_check(state text) returns boolean immutable
  language sql return state in ('pending', 'more_needed');

-- The level at which it is known now who a member is.
create or replace function level_of(member uuid) returns text stable
  language sql security definer set search_path from current as $$
  select coalesce((select level from verification where user_id = member and (expires_at > gateway_now()) is not false), 'none');
$$;

-- What a review can change of a member, with the level, in the form that the audit trail keeps.
create or replace function verified_standing(member uuid) returns jsonb stable
  language plpgsql security definer set search_path from current as $$
begin
  return standing_of(member) || jsonb_build_object('level', level_of(member));
end $$;

-- Gives a member a level, unless the member has a higher one; the highest alone shows others that the member is verified. The caller has
-- locked the profile.
create or replace function reach_level(member uuid, to_level text, by_evidence text, of_reference text default null, until timestamptz default null)
  returns void
  language plpgsql security definer set search_path from current as $$
begin
  if to_level = 'basic' and level_of(member) = 'full' then
    return;
  end if;
  insert into verification as own (user_id, level, reached_at, evidence, reference, expires_at)
    values (member, to_level, gateway_now(), by_evidence, of_reference, until)
    on conflict (user_id) do update set level = excluded.level, reached_at = excluded.reached_at, evidence = excluded.evidence,
      reference = excluded.reference, expires_at = excluded.expires_at, lost_at = null, lost_because = null;
  update profile set verification_status = case to_level when 'full' then 'verified' else 'unverified' end
    where id = member and (verification_status = 'verified') <> (to_level = 'full');
end $$;

-- Takes a member's level; acts that need one wait here for the loss, or the loss for them. The caller has locked the profile.
create or replace function lose_level(member uuid, because text) returns void
  language sql security definer set search_path from current as $$
  update verification set level = 'none', reached_at = null, evidence = null, reference = null, expires_at = null,
    lost_at = gateway_now(), lost_because = because where user_id = member and level <> 'none';
$$;

-- Ends levels whose time is over, so that others no longer see their members as verified; acts don't wait for this.
create or replace function end_expired_levels(most int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  member uuid;
  before jsonb;
  ended bigint := 0;
begin
  for member in select user_id from verification where expires_at <= gateway_now() order by expires_at limit most loop
    perform from profile where id = member for no key update;
    before := verified_standing(member);
    continue when not exists (select from verification where user_id = member and expires_at <= gateway_now());
    perform lose_level(member, 'expired');
    ended := ended + 1;
    update profile set verification_status = 'unverified' where id = member and verification_status = 'verified';
    perform record_audit('verifyMember', null, 'rule expiry', 'member', member, member,
      jsonb_build_object('reason', 'the verification has expired', 'before', before, 'after', verified_standing(member)));
  end loop;
  return ended;
end $$;

-- Has a member verified anew, since what was confirmed is not the member's name any more: a check that is under way, by a provider or an
-- operator, is of the old one.
-- The caller has locked the profile.
create or replace function reopen_verification(member uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  before constant jsonb := verified_standing(member);
begin
  update verification_check set state = 'canceled', ended_at = gateway_now(), updated_at = gateway_now(), ask_at = null
    where user_id = member and is_open_check(state);
  perform lose_level(member, 'name_changed');
  update profile set verification_status = 'unverified' where id = member and verification_status in ('verified', 'pending');
  if verified_standing(member) <> before then
    perform record_audit('verifyMember', null, 'rule name-change', 'member', member, member, jsonb_build_object(
      'reason', 'the name that was verified has changed', 'before', before, 'after', verified_standing(member)));
  end if;
end $$;
