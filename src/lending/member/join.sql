-- Creates the member of a new subject, with all related records; does nothing if the subject is known, or if its member was erased after the token was
-- issued. Concurrent calls create only one member.
create or replace function join_member(of_subject text, member uuid, own_wallet uuid, name text, issued timestamptz default null) returns void
  language sql security definer set search_path from current as $$
  with newcomer as (
    insert into identity (subject, profile_id) select of_subject, member
    where not exists (select from identity where subject = of_subject)
      and not exists (select from erased_subject where fingerprint = subject_fingerprint(of_subject) and erased_at >= issued)
    on conflict (subject) do nothing returning profile_id as id
  ), own_profile as (
    insert into profile (id, full_name, user_type, verification_status)
    select id, name, 'both', 'unverified' from newcomer
  ), own_finances as (
    insert into finances (profile_id) select id from newcomer
  ), opened as (
    insert into wallet (id, user_id, currency) select own_wallet, newcomer.id, currency from newcomer, deployment
  ), own_preferences as (
    insert into preferences (user_id) select id from newcomer
  )
  insert into inbox (user_id) select id from newcomer;
$$;
