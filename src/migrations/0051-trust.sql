-- How far it is known who a member is. Nobody without a row has ever been verified.
create table verification (
  user_id uuid not null primary key,
  level text not null,
  reached_at timestamptz(3) null,
  evidence text null,
  reference text null,
  expires_at timestamptz(3) null,
  lost_at timestamptz(3) null,
  lost_because text null,
  constraint verification_user_id_foreign foreign key (user_id) references profile (id),
  constraint verification_level_check check (level in ('none', 'basic', 'full')),
  constraint verification_reached check ((level <> 'none') = (reached_at is not null) and (level <> 'none') = (evidence is not null)),
  constraint verification_lost check ((level = 'none') = (lost_at is not null) and (level = 'none') = (lost_because is not null)),
  constraint verification_lost_because_check check (lost_because in ('name_changed', 'expired', 'operator', 'provider')),
  constraint verification_evidence_form check (evidence ~ '^[a-z-]{1,40}$')
);

create index verification_expiry_index on verification (expires_at) where expires_at is not null;

-- Whoever was verified before levels were kept has the highest one.
insert into verification (user_id, level, reached_at, evidence)
  select id, 'full', updated_at, 'operator' from profile where verification_status = 'verified';

-- Members whom an identity provider is asked to verify, and what it said: no document, picture or date of birth comes here.
create table verification_check (
  id uuid primary key,
  user_id uuid not null,
  provider text not null,
  level text not null,
  state text not null default 'pending',
  reference text null,
  starts int not null default 1,
  asks int not null default 0,
  ask_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  ended_at timestamptz(3) null,
  constraint verification_check_reference unique (provider, reference),
  constraint verification_check_user_id_foreign foreign key (user_id) references profile (id),
  constraint verification_check_level_check check (level in ('basic', 'full')),
  constraint verification_check_state_check check (state in ('pending', 'more_needed', 'verified', 'rejected', 'canceled')),
  constraint verification_check_ended check ((state in ('verified', 'rejected', 'canceled')) = (ended_at is not null))
);
create unique index verification_check_open on verification_check (user_id) where state in ('pending', 'more_needed');
create index verification_check_user_index on verification_check (user_id, created_at, id);
create index verification_check_ask_index on verification_check (ask_at) where ask_at is not null;

-- The texts that members are asked to accept: a version stays as it was.
create table agreement (
  id uuid primary key,
  name text not null,
  version text not null,
  title text not null,
  hash text not null,
  text text not null,
  applies_from timestamptz(3) not null,
  acts text[] not null,
  created_at timestamptz(3) not null default gateway_now(),
  constraint agreement_version unique (name, version),
  constraint agreement_name_form check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  constraint agreement_version_form check (version ~ '^[A-Za-z0-9.-]{1,40}$'),
  constraint agreement_hash_of_text check (hash = encode(sha256(convert_to(text, 'UTF8')), 'hex'))
);

-- Who accepted which version, when, and from where: the first half of the address, and the name of the program.
create table acceptance (
  id uuid primary key,
  user_id uuid not null,
  agreement_id uuid not null,
  hash text not null,
  accepted_at timestamptz(3) not null default gateway_now(),
  address_prefix text null,
  user_agent text null,
  constraint acceptance_user_id_foreign foreign key (user_id) references profile (id),
  constraint acceptance_agreement_id_foreign foreign key (agreement_id) references agreement (id),
  constraint acceptance_once unique (user_id, agreement_id)
);
create index acceptance_agreement_index on acceptance (agreement_id);
