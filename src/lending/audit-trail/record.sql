-- The hash of an entry. It covers the personal part by its digest only, so that the part can be redacted; without the salt, nobody can
-- guess the part from the digest.
create or replace function audit_hash(entry audit_entry, as_number bigint, after_hash bytea) returns bytea stable
  language sql set search_path from current as $$
  select sha256(convert_to(concat_ws(E'\n', encode(after_hash, 'hex'), as_number,
    iso_time(entry.at), entry.actor_kind,
    coalesce(entry.actor_id::text, entry.actor_name), entry.act, entry.target_kind, coalesce(entry.target_id::text, ''),
    coalesce(entry.member_id::text, ''), coalesce(entry.refused_with, ''), encode(entry.digest, 'hex')), 'UTF8'));
$$;

create or replace function audit_digest(salt bytea, personal jsonb) returns bytea immutable
  language sql set search_path from current as $$
  select sha256(convert_to(encode(salt, 'hex') || E'\n' || personal, 'UTF8'));
$$;

-- The member whose record this is; null if there is no such record.
create or replace function member_of_record(of_kind text, of_target uuid) returns uuid stable
  language sql security definer set search_path from current as $$
  select case of_kind
    when 'member' then (select id from profile where id = of_target)
    when 'loan' then (select borrower_id from loan where id = of_target)
    when 'charge' then (select borrower_id from charge join loan on loan.id = loan_id where charge.id = of_target)
    when 'plan change' then (select borrower_id from plan_change join loan on loan.id = loan_id where plan_change.id = of_target)
    when 'repayment' then (select borrower_id from repayment join loan on loan.id = loan_id where repayment.id = of_target)
    when 'transaction' then (select user_id from wallet_transaction as line join wallet on wallet.id = wallet_id where line.id = of_target)
    when 'document' then (select user_id from document where id = of_target)
    when 'payment' then (select user_id from payment where id = of_target)
    when 'request' then (select member_id from approval_request where id = of_target)
    when 'help request' then (select user_id from help_request where id = of_target) end;
$$;

-- Adds to the trail what an operator has done or tried or, if by_user is null, what a job or rule has done (by_itself, such as
-- 'job expire-loans' or 'rule standing-order'). `told` has the reason and the values before and after, amounts in minor units.
-- A refused act is about the member whose record it is or, if it is nobody's, whom the operator named. Personal parts are redacted by member, so one about
-- no member keeps no reason: nothing could remove it.
create or replace function record_audit(
  of_act text, by_user uuid, by_itself text, of_kind text, of_target uuid, about_member uuid, told jsonb, refused text default null
) returns void
  language plpgsql security definer set search_path from current as $$
declare
  salt constant bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  member constant uuid := coalesce(case when refused is null then about_member end, member_of_record(of_kind, of_target), (select id from profile where id = about_member));
  personal constant jsonb := jsonb_build_object('reason', case when refused is null or member is not null then told->'reason' end,
    'before', told->'before', 'after', told->'after');
begin
  insert into audit_entry
    (id, actor_kind, actor_id, actor_name, act, target_kind, target_id, member_id, refused_with, personal, salt, digest)
    values (new_id(), case when by_user is null then split_part(by_itself, ' ', 1) else 'operator' end, by_user,
      case when by_user is null then split_part(by_itself, ' ', 2) end, of_act, of_kind, of_target, member, refused,
      personal, salt, audit_digest(salt, personal));
end $$;

-- Adds to the trail that an operator looks at members' files, and what for, if the operator says so.
create or replace function record_looks(by_user uuid, members uuid[], purpose text default null) returns void
  language sql security definer set search_path from current as $$
  select record_audit('lookAtMember', by_user, null, 'member', member, member, jsonb_strip_nulls(jsonb_build_object('reason', purpose)))
    from unnest(members) as member;
$$;

-- Adds to the trail that somebody begins to work as an operator, once: from then on, others can give them work.
create or replace function record_operator(by_user uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(format('%s begins %s', current_schema(), by_user), 0));
  perform record_audit('beginOperating', by_user, null, 'audit trail', null, null, '{}')
    where not is_known_operator(by_user) and not is_blocked(by_user);
end $$;

-- Adds to the trail what an operator has tried, and why it was refused.
create or replace function record_refusal(
  of_act text, by_user uuid, of_kind text, of_target uuid, about_member uuid, reason text, refused text
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if by_user is null or refused is null then
    raise exception 'a refusal has an operator and a code' using errcode = 'invalid_parameter_value';
  end if;
  perform record_audit(of_act, by_user, null, of_kind, of_target, about_member, jsonb_build_object('reason', reason), refused);
end $$;

-- Adds to the trail that its entries after a number were exported.
create or replace function record_export(after_number bigint) returns void
  language sql security definer set search_path from current as $$
  select record_audit('exportAuditTrail', null, 'job audit-trail', 'audit trail', null, null,
    jsonb_build_object('after', jsonb_build_object('after', after_number)));
$$;
