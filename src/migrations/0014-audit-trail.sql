-- What operators, jobs and rules have done or tried. Each entry's hash covers the one before it; what was said of a person is covered by its
-- digest alone, so that it can be redacted without breaking the chain.
create table audit_entry (
  id uuid primary key,
  number bigint null,
  at timestamptz(3) not null default gateway_now(),
  actor_kind text not null,
  actor_id uuid null,
  actor_name text null,
  act text not null,
  target_kind text not null,
  target_id uuid null,
  member_id uuid null,
  refused_with text null,
  personal jsonb null,
  salt bytea null,
  digest bytea not null,
  previous_hash bytea null,
  hash bytea null,
  constraint audit_entry_number unique (number),
  constraint audit_entry_actor_kind_check check (actor_kind in ('operator', 'job', 'rule')),
  constraint audit_entry_actor check (case actor_kind when 'operator' then actor_id is not null and actor_name is null else actor_id is null and actor_name is not null end),
  constraint audit_entry_redacted check ((personal is null) = (salt is null)),
  constraint audit_entry_chained check (num_nulls(number, previous_hash, hash) in (0, 3))
);
create index audit_entry_target_index on audit_entry (target_id, number);
create index audit_entry_member_index on audit_entry (member_id, number);
create index audit_entry_actor_index on audit_entry (actor_id, number);
create index audit_entry_act_index on audit_entry (act, number);
create index audit_entry_at_index on audit_entry (at, number);

-- The end of the chain, which whoever adds to it locks.
create table audit_head (
  id smallint primary key constraint audit_head_single check (id = 1),
  number bigint not null,
  hash bytea not null
);
insert into audit_head (id, number, hash) values (1, 0, decode(repeat('00', 32), 'hex'));

-- What operators find members by.
create index profile_newest_index on profile (created_at, id);
create index profile_verification_index on profile (verification_status, created_at, id);
create index profile_frozen_index on profile (created_at, id) where frozen;
create index profile_words_index on profile using gin (to_tsvector('simple', coalesce(full_name, '') || ' ' || coalesce(city, '')));

-- The loans that operators are to review.
create index loan_submitted_index on loan (created_at, id) where status = 'submitted';
