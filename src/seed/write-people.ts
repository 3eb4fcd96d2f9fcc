/** Selects the people of `$1` whose subject already has a member with another id, for example since they used a token before. */
export const knownPeople = `
  select id, profile_id as "knownAs" from jsonb_to_recordset($1) as row (id uuid, subject text)
  join identity using (subject) where profile_id <> id`

/** Inserts people with all related records, and plans their opening deposits; `$1` has their columns as JSON. Keeps existing people. */
export const writePeople = `
  with person as (
    select * from jsonb_to_recordset($1) as row (
      id uuid, subject text, wallet_id uuid, full_name text, city text, user_type text,
      verification_status text, bio text, occupation text, latitude float8, longitude float8,
      public_latitude float8, public_longitude float8, show_on_map boolean, credit_score int,
      monthly_income bigint, deposit bigint)
  ), newcomer as (
    insert into identity (subject, profile_id) select subject, id from person
    on conflict (subject) do nothing returning profile_id
  ), fresh as (select person.* from person join newcomer on profile_id = id
  ), profile as (
    insert into profile (id, full_name, city, user_type, verification_status, bio, occupation,
      latitude, longitude, public_latitude, public_longitude, show_on_map)
    select id, full_name, city, user_type, verification_status, bio, occupation,
      latitude, longitude, public_latitude, public_longitude, show_on_map from fresh
  ), finances as (
    insert into finances select id, credit_score, monthly_income from fresh
  ), wallet as (
    insert into wallet (id, user_id, currency) select wallet_id, fresh.id, currency from fresh, deployment
  ), preferences as (insert into preferences (user_id) select id from fresh
  ), inbox as (insert into inbox (user_id) select id from fresh)
  insert into movement (at, step, tx, kind, user_id, account_kind, amount, type, description)
    select gateway_now() - interval '400 days', 0, pg_temp.seeded_id(gateway_now() - interval '400 days', id::text),
      'deposit', id, 'available', deposit, 'deposit', 'Opening deposit' from fresh`
