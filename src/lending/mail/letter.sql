-- Each notification asks for a letter, in the transaction that makes it. Whether and when it is sent is decided later: this row is all
-- that mail adds to that transaction.
create or replace function ask_for_letters() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into letter (id, user_id, kind) select id, user_id, case when title is null then type else 'custom' end from added;
  return null;
end $$;

-- Leases at most the given number of letters that are due, for the given number of seconds: no other gateway takes them meanwhile. The seconds go by the machine's clock,
-- since a sandbox's clock jumps.
create or replace function claim_letters(most int, seconds int) returns setof letter
  language sql security definer set search_path from current as $$
  update letter set held_until = clock_timestamp() + make_interval(secs => seconds), attempts = attempts + 1
    where id in (select id from letter where state in ('new', 'waiting') and due_at <= gateway_now()
        and (held_until is null or held_until < clock_timestamp())
      order by due_at limit most for update skip locked)
    returning *;
$$;

-- The ids of the other members and of the loans that a letter names: those of its notification, or of all that it combines.
create or replace function named_in_letter(of_letter uuid) returns text[] stable
  language sql security definer set search_path from current as $$
  select array_agg(distinct named.id) from notification
    cross join lateral (values (data ->> 'counterparty_id'), (data ->> 'lender_id'), (data ->> 'loan_id')) as named (id)
    where notification.id = any (array(select id from letter where digest_id = of_letter) || of_letter) and named.id is not null;
$$;

-- What is left of a letter that named an erased member.
create or replace function erased_letter() returns jsonb immutable
  language sql return '{"language": "en", "subject": "Erased", "parts": [], "footer": []}'::jsonb;

-- The members whose ids are among these, and those who borrow one of these loans. What senders of notifications call an id may be anything.
create or replace function members_among(ids text[]) returns setof uuid stable
  language sql security definer set search_path from current as $$
  with known as materialized (
    select id::uuid from unnest(ids) as id where id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  )
  select profile.id from profile join known on known.id = profile.id union select borrower_id from loan join known on known.id = loan.id;
$$;

-- Whether one of these ids is an erased member's, or that of a loan of theirs.
create or replace function names_erased(ids text[]) returns boolean stable
  language sql security definer set search_path from current as $$
  select exists (select from erasure where member_id in (select members_among(ids)));
$$;

-- Records what became of leased letters; those that nobody wants any more are deleted. Whoever was erased while a letter that names them was on its way is
-- named in none that is kept. One that was not accepted is held for a pause, in seconds, and stays due since it was: so it counts as late. A gateway whose lease
-- has ended, so that another has taken the letter, changes nothing.
create or replace function record_letters(outcomes jsonb) returns void
  language plpgsql security definer set search_path from current as $$
begin
  -- An erasure changes the profile before it looks for letters: so either it waits for this, and finds what is kept here, or the statement after this one sees it.
  perform from profile where id in (
    select members_among(named_in_letter(id)) from jsonb_to_recordset(outcomes) as one (id uuid, content jsonb) where content is not null
  ) order by id for share;
  with told as materialized (
    select one.*, case when content is not null then named_in_letter(id) end as about from jsonb_to_recordset(outcomes)
      as one (id uuid, attempts int, state text, due_at timestamptz, pause int, address text, content jsonb, problem text)
  ), dropped as (
    delete from letter using told where letter.id = told.id and letter.attempts = told.attempts
      and letter.state in ('new', 'waiting') and told.state = 'dropped'
  )
  update letter set state = told.state, due_at = coalesce(told.due_at, letter.due_at), address = coalesce(told.address, letter.address),
      content = coalesce(case when names_erased(told.about) then erased_letter() else told.content end, letter.content), problem = told.problem,
      about = coalesce(letter.about, told.about),
      held_until = clock_timestamp() + make_interval(secs => told.pause), sent_at = case when told.state = 'sent' then gateway_now() end
    from told where letter.id = told.id and letter.attempts = told.attempts and letter.state in ('new', 'waiting') and told.state <> 'dropped';
end $$;

-- Combines the member's letters of these kinds that are due into one, if there are any.
create or replace function gather_letters(member uuid, kinds text[], digest uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  update letter set state = 'gathered', digest_id = digest, held_until = null
    where user_id = member and state in ('new', 'waiting') and kind = any (kinds) and due_at <= gateway_now();
  if found then
    insert into letter (id, user_id, kind) values (digest, member, 'digest');
  end if;
end $$;

-- Records that a letter can't be delivered to its address and, if no letter can, marks the address: no other is sent to it. Operators see that in
-- the trail. Returns the member, or null if no letter was sent to this address.
create or replace function bounce_letter(of_letter uuid, of_address text, why text, marks boolean) returns uuid
  language plpgsql security definer set search_path from current as $$
declare
  member uuid;
begin
  update letter set state = 'bounced', address = coalesce(address, of_address), problem = why, held_until = null
    where id = of_letter and state in ('new', 'waiting', 'sent') and lower(coalesce(address, of_address)) = lower(of_address)
    returning user_id into member;
  update mail_address set bounced_address = coalesce(own_address, token_address), bounced_at = gateway_now(), bounce_reason = why
    where marks and user_id = member and lower(coalesce(own_address, token_address)) = lower(of_address)
      and lower(bounced_address) is distinct from lower(of_address);
  if found then
    perform record_audit('markMailAddress', null, 'job send-mail', 'member', member, member, jsonb_build_object('reason', why));
  end if;
  return member;
end $$;
