-- Requests an act that one operator may not do alone; another operator decides on it. Only one request for the same act can be pending.
create or replace function ask_approval(
  of_act text, by_user uuid, target uuid, about_member uuid, of_amount bigint, seen int, why text,
  makes_public boolean default null, terms jsonb default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  made approval_request%rowtype;
  pending uuid;
begin
  loop
    insert into approval_request (id, act, target_id, member_id, amount, version, reason, reason_public, asked_by, terms)
      values (new_id(), of_act, target, about_member, of_amount, seen, why, makes_public, by_user, ask_approval.terms)
      on conflict (act, target_id) where status = 'pending' do nothing returning * into made;
    exit when found;
    select id into pending from approval_request where act = of_act and target_id = target and status = 'pending';
    -- If none is found, it has just been decided, and the next insert can succeed.
    if found then
      return jsonb_build_object('code', 'REQUEST_PENDING', 'request_id', pending);
    end if;
  end loop;
  perform record_audit('requestApproval', by_user, null, 'request', made.id, about_member,
    jsonb_build_object('reason', why, 'after', jsonb_build_object('act', of_act, 'target_id', target, 'amount', of_amount)));
  return jsonb_build_object('request', to_jsonb(made));
end $$;

-- A request never changes, except that it is decided once, and that what it says of a member can then be removed as a whole.
create or replace function guard_request() returns trigger language plpgsql set search_path from current as $$
declare
  decides constant boolean := old.status = 'pending';
  changing constant text[] := case when decides then '{status, decided_by, decided_at, decision}'::text[]
    else '{amount, reason, decision, redacted_at}'::text[] end;
begin
  if to_jsonb(old) - changing <> to_jsonb(new) - changing
      or not decides and (old.redacted_at is not null or new.redacted_at is null or (new.amount, new.reason) <> (0, '') or new.decision is not null) then
    raise exception 'a request is decided once, as it was made' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger as_asked before update on approval_request for each row execute function guard_request();
