create or replace trigger help_request_touch before update on help_request
  for each row when (old is distinct from new) execute function touch();

-- Asks for help: a member who is frozen may do so, too. Only the given number of requests of one member can wait for an answer at a time.
create or replace function request_help(
  by_user uuid, with_key text, hash bytea, new_id uuid, about text, subject uuid, said text, most int
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  made help_request%rowtype;
  result jsonb := replay(by_user, 'requestHelp', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  -- One at a time for each member. It waits for an erasure, too: what is written during it would never be erased.
  perform from identity where profile_id = by_user for no key update;
  if exists (select from erasure where member_id = by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif about = 'loan' and not exists (select from loan where id = subject
      and (borrower_id = by_user or published_at is not null and not is_blocked(by_user)))
    or about = 'payment' and not exists (select from payment where id = subject and user_id = by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif (select count(*) from help_request where user_id = by_user and state = 'open') >= most then
    return remember(by_user, 'requestHelp', with_key, hash, '{"code": "LIMIT_EXCEEDED"}');
  end if;
  insert into help_request (id, user_id, topic, loan_id, payment_id, message)
    values (new_id, by_user, about, case about when 'loan' then subject end, case about when 'payment' then subject end, said) returning * into made;
  return remember(by_user, 'requestHelp', with_key, hash, jsonb_build_object('help_request', to_jsonb(made)));
end $$;

-- Closes a member's own request, whether it was answered or not.
create or replace function close_help_request(by_user uuid, with_key text, hash bytea, of_request uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked help_request%rowtype;
  result jsonb := replay(by_user, 'closeHelpRequest', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  update help_request set state = 'closed', closed_at = gateway_now() where id = of_request and user_id = by_user and state <> 'closed'
    returning * into asked;
  if asked.id is null then
    if exists (select from help_request where id = of_request and user_id = by_user) then
      return remember(by_user, 'closeHelpRequest', with_key, hash, '{"code": "INVALID_TRANSITION", "from": "closed"}');
    end if;
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  return remember(by_user, 'closeHelpRequest', with_key, hash, jsonb_build_object('help_request', to_jsonb(asked)));
end $$;

-- Answers a request, and tells its member. A further answer takes the place of the one before, which the audit trail keeps, until the request is closed.
create or replace function answer_help_request(
  by_user uuid, with_key text, hash bytea, of_request uuid, said text, closes boolean, seen int
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked help_request%rowtype;
  before text;
  result jsonb := replay(by_user, 'answerHelpRequest', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  -- Waits for an erasure, and is waited for by it: what is written during it would never be erased.
  perform from identity where profile_id = (select user_id from help_request where id = of_request) for no key update;
  select * into asked from help_request where id = of_request for no key update;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, array[asked.user_id]);
  if result is not null then
    return result;
  elsif asked.state = 'closed' then
    return remember(by_user, 'answerHelpRequest', with_key, hash, '{"code": "INVALID_TRANSITION", "from": "closed"}');
  elsif seen <> asked.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', asked.version, 'seen', seen);
  end if;
  before := asked.state;
  update help_request set answer = said, answered_by = by_user, answered_at = gateway_now(), state = case when closes then 'closed' else 'answered' end,
      closed_at = case when closes then gateway_now() end
    where id = of_request returning * into asked;
  perform record_audit('answerHelpRequest', by_user, null, 'help request', asked.id, asked.user_id,
    jsonb_build_object('before', jsonb_build_object('state', before), 'after', jsonb_build_object('state', asked.state, 'answer', said)));
  perform notify_users(array[asked.user_id], array['help_answered'], array[jsonb_build_object('help_request_id', asked.id)]);
  return remember(by_user, 'answerHelpRequest', with_key, hash, jsonb_build_object('help_request', to_jsonb(asked)));
end $$;
