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

-- Locks and returns a member's own request, so that they can add to it: one call at a time for each member. This and an erasure of the member wait for each other,
-- since anything added during the erasure would never be erased.
create or replace function lock_help_request(by_user uuid, of_request uuid) returns help_request
  language plpgsql security definer set search_path from current as $$
declare
  asked help_request%rowtype;
begin
  perform from identity where profile_id = by_user for no key update;
  select * into asked from help_request where id = of_request and user_id = by_user for no key update;
  return asked;
end $$;

-- Replies to the answer, which puts the request back on the worklist: what it was answered so far is kept beside it.
create or replace function reply_to_help_request(by_user uuid, with_key text, hash bytea, of_request uuid, said text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked help_request%rowtype;
  at timestamptz;
  result jsonb := replay(by_user, 'replyToHelpRequest', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  asked := lock_help_request(by_user, of_request);
  if asked.id is null then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif asked.state <> 'answered' then
    return remember(by_user, 'replyToHelpRequest', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', asked.state));
  end if;
  -- This may have waited for the answer.
  at := greatest(gateway_now(), asked.answered_at);
  insert into help_message (id, help_request_id, user_id, from_member, author_id, text, written_at)
    values (new_id(), asked.id, by_user, false, asked.answered_by, asked.answer, asked.answered_at);
  insert into help_message (id, help_request_id, user_id, from_member, text, written_at)
    values (new_id(), asked.id, by_user, true, said, at);
  update help_request set state = 'open', answer = null, answered_by = null, answered_at = null, replied_at = at
    where id = asked.id returning * into asked;
  return remember(by_user, 'replyToHelpRequest', with_key, hash, jsonb_build_object('help_request', to_jsonb(asked)));
end $$;

-- Adds a file to a member's last message in a request that waits for an answer: at most so many to the question or to a reply, and so many within 24 hours to all requests.
create or replace function add_help_file(
  by_user uuid, with_key text, hash bytea, of_request uuid, new_id uuid, called text, of_type text, bytes bytea, most int, most_a_day int
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  asked help_request%rowtype;
  of_turn int;
  so_far int;
  again timestamptz;
  result jsonb := replay(by_user, 'addHelpFile', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  asked := lock_help_request(by_user, of_request);
  if asked.id is null then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif asked.state <> 'open' then
    return remember(by_user, 'addHelpFile', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', asked.state));
  end if;
  select count(*) into of_turn from help_message where help_request_id = asked.id and from_member;
  select count(*) into so_far from help_file where help_request_id = asked.id and turn = of_turn;
  if so_far >= most then
    return remember(by_user, 'addHelpFile', with_key, hash, '{"code": "LIMIT_EXCEEDED"}');
  end if;
  select created_at + interval '1 day' into again from help_file where user_id = by_user and created_at > gateway_now() - interval '1 day'
    order by created_at desc offset most_a_day - 1 limit 1;
  if found then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'again_at', again);
  end if;
  -- Raises the version: whoever answers has seen the file.
  update help_request set version = version + 1 where id = asked.id returning * into asked;
  insert into help_file (id, help_request_id, user_id, turn, position, name, type, hash, bytes, content, created_at)
    values (new_id, asked.id, by_user, of_turn, so_far + 1, called, of_type, sha256(add_help_file.bytes), octet_length(add_help_file.bytes), add_help_file.bytes, asked.updated_at);
  return remember(by_user, 'addHelpFile', with_key, add_help_file.hash, jsonb_build_object('help_request', to_jsonb(asked)));
end $$;

-- Nothing changes a file; only an erasure deletes those of its member.
create or replace function guard_help_file() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'DELETE' and exists (select from erasure where member_id = old.user_id) then
    return old;
  end if;
  raise exception 'a file of a request for help never changes' using errcode = 'restrict_violation';
end $$;

create or replace trigger help_file_stays before update or delete on help_file for each row execute function guard_help_file();

-- Answers a request, and tells its member. A further answer takes the place of the one before, which the audit trail keeps, until the member replies or the request is closed.
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
