-- What protects lenders who are no professionals: a test before they invest, and days in which they can leave an investment.
create table lender_test (
  id uuid primary key,
  user_id uuid not null,
  version text not null,
  hash text not null,
  answers jsonb not null,
  result text not null,
  net_worth bigint not null,
  taken_at timestamptz(3) not null default gateway_now(),
  acknowledged_at timestamptz(3) null,
  constraint lender_test_user_id_foreign foreign key (user_id) references profile (id),
  constraint lender_test_result_check check (result in ('sufficient', 'insufficient')),
  constraint lender_test_version_form check (version ~ '^[0-9]{4}-[0-9]{2}$'),
  constraint lender_test_hash_form check (hash ~ '^[0-9a-f]{64}$')
);
create index lender_test_user_index on lender_test (user_id, taken_at, id);

-- Lenders whom an operator has recognised as sophisticated, and until when they are.
create table sophisticated_lender (
  user_id uuid not null primary key,
  recognised_at timestamptz(3) not null,
  until timestamptz(3) not null,
  changed_at timestamptz(3) not null default gateway_now(),
  constraint sophisticated_lender_user_id_foreign foreign key (user_id) references profile (id),
  constraint sophisticated_lender_span check (until >= recognised_at)
);

-- Until when an investment can be left for no reason, and whether its lender was warned of its size.
alter table investment add column reflection_ends_at timestamptz(3) null, add column warning_acknowledged boolean not null default false;
-- Until when a loan that is fully funded waits to be paid out.
alter table loan add column reflection_ends_at timestamptz(3) null;
create index loan_reflection_index on loan (reflection_ends_at, id) where status = 'funded';
-- Up to which amount a lender has accepted the warning for their standing order.
alter table preferences add column auto_invest_warned_up_to bigint null;
alter table preferences add constraint preferences_auto_invest_warned check (auto_invest_warned_up_to > 0);
