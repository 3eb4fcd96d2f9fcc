-- The newest test of a lender, which is the one that counts; all of it is null if there is none.
create or replace function newest_lender_test(member uuid) returns lender_test stable
  language sql security definer set search_path from current as $$
  select * from lender_test where user_id = member order by taken_at desc, id desc limit 1;
$$;

-- Until when a test counts.
create or replace function test_ends_at(taken_at timestamptz) returns timestamptz(3) stable
  language sql return taken_at + interval '2 years';

-- What a lender has to do before investing: a test was never taken, its results are not acknowledged, or it is too old; null if nothing.
create or replace function missing_of_test(test lender_test) returns text stable
  language sql return case
    when (test).id is null then 'never_taken'
    when test_ends_at((test).taken_at) <= gateway_now() then 'expired'
    when (test).acknowledged_at is null then 'not_acknowledged' end;

-- Keeps what a member answered and what follows from it, at most the given number of times within 24 hours.
create or replace function take_lender_test(
  by_user uuid, new_id uuid, of_version text, of_hash text, given jsonb, with_result text, worth bigint, most int
) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  if is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  -- Two tests at once wait for each other, so that the limit holds.
  perform from profile where id = by_user for no key update;
  if (select count(*) from lender_test where user_id = by_user and taken_at > gateway_now() - interval '24 hours') >= most then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'again_at', (select taken_at + interval '24 hours' from lender_test
      where user_id = by_user order by taken_at desc offset most - 1 limit 1));
  end if;
  insert into lender_test (id, user_id, version, hash, answers, result, net_worth)
    values (new_id, by_user, of_version, of_hash, given, with_result, worth);
  return jsonb_build_object('lender_test', (select to_jsonb(one) from lender_test as one where id = new_id));
end $$;

-- Notes that a member has read the results of their newest test; a repeat changes nothing.
create or replace function acknowledge_lender_test(by_user uuid, of_test uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  newest lender_test%rowtype;
begin
  if is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  perform from profile where id = by_user for no key update;
  if not exists (select from lender_test where id = of_test and user_id = by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  newest := newest_lender_test(by_user);
  if newest.id <> of_test then
    return jsonb_build_object('code', 'INVALID_TRANSITION', 'newest', newest.id);
  end if;
  update lender_test set acknowledged_at = gateway_now() where id = of_test and acknowledged_at is null;
  return jsonb_build_object('lender_test', (select to_jsonb(one) from lender_test as one where id = of_test));
end $$;

-- What somebody answered, and what they have, can be erased; that the test was taken, with its result, stays.
create or replace trigger keeps_the_rest before update on lender_test
  for each row execute function refuse_other_changes('acknowledged_at', 'answers', 'net_worth');
