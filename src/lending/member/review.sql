-- The values of a member that a review can change, in the form that the audit trail keeps.
create or replace function standing_of(member uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('verification_status', verification_status, 'credit_score', credit_score, 'blocked', blocked_at is not null)
    from profile join finances on finances.profile_id = id join identity on identity.profile_id = id where id = member;
$$;

-- Records the result of a review: absent changes stay, null clears. It takes the locks of a decision in the same order, so that each
-- review sees the result of the one before. Whom an operator verifies has the highest level; any other status takes the level. A member whom it blocks or unblocks is told the reason.
create or replace function review_member(by_user uuid, member uuid, changes jsonb, reason text, most int default null, days int default 1)
  returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target identity%rowtype;
  refused jsonb;
  before jsonb;
  blocks constant boolean := (changes ->> 'blocked')::boolean;
begin
  perform lock_alone(by_user) where most is not null;
  select * into target from identity where profile_id = member for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  refused := coalesce(refused_operator(by_user, array[member]), refused_again('reviewMember', by_user, most, days));
  if refused is not null then
    return refused;
  elsif target.closed_at is not null and (not blocks or exists (select from erasure where member_id = member)) then
    return '{"code": "INVALID_TRANSITION", "from": "closed", "to": "active"}'::jsonb;
  elsif blocks <> (target.blocked_at is not null) and reason is null then
    return jsonb_build_object('code', 'VALIDATION_FAILED', 'blocks', blocks);
  end if;
  perform from profile where id = member for no key update;
  before := standing_of(member);
  update profile set verification_status = changes ->> 'verification_status'
    where id = member and changes ->> 'verification_status' <> verification_status;
  if changes ->> 'verification_status' = 'verified' then
    perform reach_level(member, 'full', 'operator');
  elsif changes ->> 'verification_status' is not null then
    perform lose_level(member, 'operator');
  end if;
  update finances set credit_score = (changes ->> 'credit_score')::smallint where profile_id = member and changes ? 'credit_score';
  if blocks <> (target.blocked_at is not null) then
    update identity set blocked_at = case when blocks then gateway_now() end, block_reason = case when blocks then reason end
      where profile_id = member;
    perform notify_users(array[member], array[case when blocks then 'member_frozen' else 'member_released' end],
      array[jsonb_build_object('reason', reason)]);
  end if;
  perform record_audit('reviewMember', by_user, null, 'member', member, member,
    jsonb_build_object('reason', reason, 'before', before, 'after', standing_of(member)));
  return jsonb_build_object('member', (select to_jsonb(one) from profile as one where id = member));
end $$;
