-- Opens a case about a member for an operator, who may hold the member's money from the beginning.
create or replace function open_case(
  by_user uuid, with_key text, hash bytea, new_id uuid, about uuid, why text, holds boolean, due timestamptz
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  made member_case%rowtype;
  result jsonb := replay(by_user, 'openCase', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  perform lock_cases();
  if not exists (select from profile where id = about) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, array[about]);
  if result is not null then
    return result;
  elsif due <= gateway_now() then
    return '{"code": "VALIDATION_FAILED", "field": "dueAt"}'::jsonb;
  end if;
  insert into member_case (id, member_id, rule, reason, holds_money, due_at, opened_by)
    values (new_id, about, 'operator', why, holds, coalesce(due, gateway_now() + case_period()), by_user) returning * into made;
  perform record_case(new_id, by_user, null, 'open', jsonb_build_object('text', why, 'due_at', due));
  if holds then
    perform record_case(new_id, by_user, null, 'hold', '{}');
  end if;
  return remember(by_user, 'openCase', with_key, hash, jsonb_build_object('case', to_jsonb(made)));
end $$;

-- How long a case may take unless an operator gives it another deadline.
create or replace function case_period() returns interval immutable language sql return interval '14 days';

-- Locks a case that an operator wants to work on; returns why that is refused, or null. For an operator, cases about themselves do not exist.
create or replace function refused_case(by_user uuid, of_case uuid, even_closed boolean default false) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one member_case%rowtype;
begin
  perform lock_cases();
  select * into one from member_case where id = of_case and member_id <> by_user for no key update;
  return case
    when one.id is null then '{"code": "NOT_FOUND"}'::jsonb
    when is_blocked(by_user) then '{"code": "BLOCKED"}'::jsonb
    when one.state = 'closed' and not even_closed then '{"code": "INVALID_TRANSITION", "from": "closed"}'::jsonb end;
end $$;

-- Gives a case to somebody or nobody, moves its deadline, or begins to hold the member's money: `given` has the columns that change.
create or replace function change_case(by_user uuid, with_key text, hash bytea, of_case uuid, given jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  old member_case%rowtype;
  new member_case%rowtype;
  result jsonb := coalesce(replay(by_user, 'updateCase', with_key, hash), refused_case(by_user, of_case));
begin
  if result is not null then
    return result;
  end if;
  select * into old from member_case where id = of_case;
  new := jsonb_populate_record(old, given);
  if new.assignee_id is not null and (new.assignee_id = old.member_id or not exists (select from profile where id = new.assignee_id)) then
    return '{"code": "VALIDATION_FAILED", "field": "assigneeId"}'::jsonb;
  elsif new.due_at <> old.due_at and new.due_at <= gateway_now() then
    return '{"code": "VALIDATION_FAILED", "field": "dueAt"}'::jsonb;
  elsif old.holds_money and not new.holds_money then
    return '{"code": "INVALID_TRANSITION", "from": "held"}'::jsonb;
  end if;
  update member_case set assignee_id = new.assignee_id, due_at = new.due_at, holds_money = new.holds_money, updated_at = gateway_now(),
      state = case when new.assignee_id is null then 'open' else 'in_review' end
    where id = of_case returning * into new;
  if new.assignee_id is distinct from old.assignee_id then
    perform record_case(of_case, by_user, null, 'assign', jsonb_build_object('assignee_id', new.assignee_id));
  end if;
  if new.due_at <> old.due_at then
    perform record_case(of_case, by_user, null, 'set_deadline', jsonb_build_object('due_at', new.due_at));
  end if;
  if new.holds_money and not old.holds_money then
    perform record_case(of_case, by_user, null, 'hold', '{}');
  end if;
  return remember(by_user, 'updateCase', with_key, hash, jsonb_build_object('case', to_jsonb(new)));
end $$;

-- Adds a note, or the record of a file, to a case, even to a closed one.
create or replace function add_to_case(by_user uuid, operation text, with_key text, hash bytea, of_case uuid, told jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one member_case%rowtype;
  result jsonb := coalesce(replay(by_user, operation, with_key, hash), refused_case(by_user, of_case, even_closed => true));
begin
  if result is not null then
    return result;
  end if;
  perform record_case(of_case, by_user, null, case operation when 'addCaseNote' then 'note' else 'file' end, told);
  select * into one from member_case where id = of_case;
  return remember(by_user, operation, with_key, hash, jsonb_build_object('case', to_jsonb(one)));
end $$;
