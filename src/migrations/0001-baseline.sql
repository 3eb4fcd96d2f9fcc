-- Every table, constraint and index as of the first released version. Functions, triggers and views are not here:
-- each stands in a .sql file beside the rule it belongs to (src/migrations/sources.ts).

create unlogged table budget (
  key text not null,
  whole_at timestamptz(3) not null,
  primary key (key)
);
create index budget_whole_at_index on budget (whole_at);

create unlogged table change (
  id bigserial primary key,
  database_transaction xid8 not null default pg_current_xact_id(),
  kind text not null,
  record_id uuid not null,
  created_at timestamptz(3) not null default gateway_now()
);
create index change_transaction_index on change (database_transaction);
alter table change add constraint change_kind_check check (kind in ('inbox', 'wallet', 'loan', 'profile'));

create table deployment (
  id smallint not null,
  currency text not null,
  point_key bytea not null,
  primary key (id)
);
alter table deployment add constraint deployment_single check (id = 1);
alter table deployment add constraint deployment_currency_code check (currency ~ '^[A-Z]{3}$');

create table ledger_transaction (
  id uuid not null,
  kind text not null,
  reverses_id uuid null,
  database_transaction xid8 not null default pg_current_xact_id(),
  created_at timestamptz(3) not null default gateway_now(),
  primary key (id)
);
alter table ledger_transaction add constraint ledger_transaction_reverses_id_unique unique (reverses_id);
alter table ledger_transaction add constraint ledger_transaction_reversal_whole check (movement_is_whole(kind, reverses_id));

create table profile (
  id uuid not null,
  full_name text null,
  city text null,
  user_type text not null,
  verification_status text not null,
  bio text null,
  occupation text null,
  latitude double precision null,
  longitude double precision null,
  public_latitude double precision null,
  public_longitude double precision null,
  show_on_map boolean not null default false,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  version int not null default 1,
  primary key (id)
);
create index profile_place_index on profile using spgist (point(public_longitude, public_latitude)) where show_on_map and public_latitude is not null;
create index profile_cluster_index on profile (public_longitude, public_latitude) where show_on_map and public_latitude is not null;
alter table profile add constraint profile_full_name_length check (char_length(full_name) between 1 and 200);
alter table profile add constraint profile_city_length check (char_length(city) between 1 and 120);
alter table profile add constraint profile_bio_length check (char_length(bio) <= 1000);
alter table profile add constraint profile_occupation_length check (char_length(occupation) <= 120);
alter table profile add constraint profile_place_whole check (num_nulls(latitude, longitude, public_latitude, public_longitude) in (0, 4) and abs(latitude) <= 90 and abs(longitude) <= 180);
alter table profile add constraint profile_user_type_check check (user_type in ('borrower', 'lender', 'both'));
alter table profile add constraint profile_verification_status_check check (verification_status in ('unverified', 'pending', 'verified', 'rejected'));

create table preferences (
  user_id uuid not null,
  language text not null default 'en',
  timezone text not null default 'UTC',
  email_notifications boolean not null default true,
  push_notifications boolean not null default true,
  notification_types jsonb not null default '{}',
  min_interest_rate int null,
  max_term_months smallint null,
  min_amount bigint null,
  max_amount bigint null,
  risk_levels text[] not null default '{}',
  purposes text[] not null default '{}',
  max_distance_km int null,
  auto_invest_enabled boolean not null default false,
  auto_invest_max_per_loan bigint null,
  updated_at timestamptz(3) not null default gateway_now(),
  primary key (user_id)
);
create index preferences_auto_invest_index on preferences (user_id) where auto_invest_enabled;
alter table preferences add constraint preferences_amounts_in_order check (min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount);
alter table preferences add constraint preferences_auto_invest_bounded check (auto_invest_max_per_loan > 0 and (not auto_invest_enabled or auto_invest_max_per_loan is not null));

create table notification (
  id uuid not null,
  user_id uuid not null,
  number bigint not null,
  type text not null,
  title text null,
  message text null,
  data jsonb not null default '{}',
  read_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  primary key (id)
);
create index notification_unread_index on notification (user_id, number) where read_at is null;
create index notification_created_index on notification (created_at);
alter table notification add constraint notification_number unique (user_id, number);
alter table notification add constraint notification_type_form check (type ~ '^[a-z_]{1,40}$');

create table loan (
  id uuid not null,
  borrower_id uuid not null,
  title text not null,
  description text null,
  amount_requested bigint not null,
  interest_rate int null,
  repayment_period_months smallint null,
  purpose text null,
  risk_level text null,
  status text not null default 'draft',
  amount_funded bigint not null default '0',
  location_latitude double precision null,
  location_longitude double precision null,
  public_latitude double precision null,
  public_longitude double precision null,
  location_description text null,
  currency text not null,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  published_at timestamptz(3) null,
  expires_at timestamptz(3) null,
  disbursement_date timestamptz(3) null,
  version int not null default 1,
  primary key (id)
);
create index loan_borrower_id_index on loan (borrower_id);
create index loan_newest_index on loan (created_at, id);
create index loan_expiring_index on loan (coalesce(expires_at, 'infinity'), id);
create index loan_rate_index on loan (coalesce(interest_rate, -1), id);
create index loan_amount_index on loan (amount_requested, id);
create index loan_open_newest_index on loan (published_at, id) where status = 'open';
create index loan_open_expiring_index on loan (expires_at, id) where status = 'open';
create index loan_open_rate_index on loan (interest_rate, id) where status = 'open';
create index loan_open_term_index on loan (repayment_period_months, id) where status = 'open';
create index loan_place_index on loan using spgist (point(public_longitude, public_latitude)) where status = 'open' and public_latitude is not null;
create index loan_cluster_index on loan (public_longitude, public_latitude) include (interest_rate, risk_level) where status = 'open' and public_latitude is not null;
create index loan_words_index on loan using gin (to_tsvector('simple', title || ' ' || coalesce(description, '') || ' ' || coalesce(purpose, '')));
alter table loan add constraint loan_title_length check (char_length(title) between 1 and 120);
alter table loan add constraint loan_description_length check (char_length(description) <= 5000);
alter table loan add constraint loan_purpose_length check (char_length(purpose) between 1 and 60);
alter table loan add constraint loan_location_description_length check (char_length(location_description) <= 200);
alter table loan add constraint loan_amount_range check (amount_requested > 0);
alter table loan add constraint loan_funded_range check (amount_funded between 0 and amount_requested);
alter table loan add constraint loan_rate_range check (interest_rate between 0 and 100000);
alter table loan add constraint loan_months_range check (repayment_period_months between 1 and 600);
alter table loan add constraint loan_currency_code check (currency ~ '^[A-Z]{3}$');
alter table loan add constraint loan_place_whole check (num_nulls(location_latitude, location_longitude, public_latitude, public_longitude) in (0, 4) and abs(location_latitude) <= 90 and abs(location_longitude) <= 180);
alter table loan add constraint loan_complete_unless_draft check (status in ('draft', 'cancelled') or num_nulls(description, interest_rate, repayment_period_months, purpose, published_at, expires_at) = 0);
alter table loan add constraint loan_full_when_disbursed check ((status in ('funded', 'active', 'repaid', 'defaulted')) = (amount_funded = amount_requested));
alter table loan add constraint loan_unfunded_when_ended check (status not in ('draft', 'cancelled', 'expired') or amount_funded = 0);
alter table loan add constraint loan_disbursed_when_active check ((status in ('active', 'repaid', 'defaulted')) = (disbursement_date is not null));
alter table loan add constraint loan_risk_level_check check (risk_level in ('low', 'medium', 'high'));
alter table loan add constraint loan_status_check check (status in ('draft', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));

create table loan_event (
  id uuid not null,
  loan_id uuid not null,
  actor_id uuid null,
  from_status text null,
  to_status text not null,
  reason text not null,
  created_at timestamptz(3) not null default gateway_now(),
  primary key (id)
);
create index loan_event_loan_id_index on loan_event (loan_id);
alter table loan_event add constraint loan_event_from_status_check check (from_status in ('draft', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));
alter table loan_event add constraint loan_event_to_status_check check (to_status in ('draft', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));

create table instalment (
  loan_id uuid not null,
  number smallint not null,
  starts_on date not null,
  due_on date not null,
  principal bigint not null,
  interest bigint not null,
  balance bigint not null,
  principal_paid bigint not null default '0',
  interest_paid bigint not null default '0',
  reminded smallint null,
  primary key (loan_id, number)
);
create index instalment_due_index on instalment (due_on) where principal_paid < principal;
alter table instalment add constraint instalment_reminded_range check (reminded between -31 and 3650);
alter table instalment add constraint instalment_days_in_order check (due_on > starts_on);
alter table instalment add constraint instalment_amounts_range check (principal >= 0 and interest >= 0 and balance >= 0);
alter table instalment add constraint instalment_paid_range check (principal_paid between 0 and principal and interest_paid between 0 and interest);

create table investment (
  id uuid not null,
  loan_id uuid not null,
  lender_id uuid not null,
  amount bigint not null,
  interest_rate int not null,
  status text not null default 'pending',
  principal_repaid bigint not null default '0',
  interest_earned bigint not null default '0',
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  automatic boolean not null default false,
  primary key (id)
);
create index investment_loan_index on investment (loan_id, created_at, id);
create index investment_lender_index on investment (lender_id, created_at, id);
create index investment_automatic_index on investment (lender_id, created_at) where automatic;
alter table investment add constraint investment_amount_range check (amount > 0);
alter table investment add constraint investment_repaid_range check (principal_repaid between 0 and amount);
alter table investment add constraint investment_earned_range check (interest_earned >= 0);
alter table investment add constraint investment_status_check check (status in ('pending', 'active', 'repaid', 'defaulted', 'cancelled'));

create table inbox (
  user_id uuid not null,
  last_number bigint not null default '0',
  forgotten_number bigint not null default '0',
  primary key (user_id)
);
alter table inbox add constraint inbox_last_number_range check (last_number >= 0);
alter table inbox add constraint inbox_forgotten_range check (forgotten_number between 0 and last_number);

create table identity (
  subject text not null,
  profile_id uuid not null,
  blocked_at timestamptz(3) null,
  primary key (subject)
);
alter table identity add constraint identity_profile_id_unique unique (profile_id);
alter table identity add constraint identity_subject_length check (char_length(subject) between 1 and 255);

create table idempotency_key (
  user_id uuid not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  outcome jsonb not null,
  created_at timestamptz(3) not null default gateway_now(),
  primary key (user_id, operation, key)
);

create table finances (
  profile_id uuid not null,
  credit_score smallint null,
  monthly_income bigint null,
  primary key (profile_id)
);
alter table finances add constraint finances_credit_score_range check (credit_score between 300 and 850);
alter table finances add constraint finances_monthly_income_range check (monthly_income >= 0);

create table wallet (
  id uuid not null,
  user_id uuid not null,
  currency text not null,
  created_at timestamptz(3) not null default gateway_now(),
  primary key (id)
);
alter table wallet add constraint wallet_user_id_unique unique (user_id);
alter table wallet add constraint wallet_currency_code check (currency ~ '^[A-Z]{3}$');

create table account (
  id uuid not null default gen_random_uuid(),
  kind text not null,
  wallet_id uuid null,
  currency text not null,
  balance bigint not null default '0',
  version bigint not null default '0',
  updated_at timestamptz(3) not null default gateway_now(),
  loan_id uuid null,
  investment_id uuid null,
  primary key (id)
);
alter table account add constraint account_loan_id_unique unique (loan_id);
alter table account add constraint account_investment_id_unique unique (investment_id);
alter table account add constraint account_wallet_kind unique (wallet_id, kind);
create unique index account_house_kind on account (kind) where wallet_id is null and loan_id is null and investment_id is null;
alter table account add constraint account_owner_of_kind check (account_has_owner(kind, wallet_id, loan_id, investment_id));
alter table account add constraint account_not_overdrawn check (account_may_hold(kind, balance));
alter table account add constraint account_exact_in_json check (wallet_id is null or balance < 1000000000000000);
alter table account add constraint account_version_range check (version >= 0);

create table entry (
  account_id uuid not null,
  version bigint not null,
  ledger_transaction_id uuid not null,
  amount bigint not null,
  balance_after bigint not null,
  primary key (account_id, version)
);
create index entry_ledger_transaction_id_index on entry (ledger_transaction_id);
alter table entry add constraint entry_amount_moves check (amount <> 0);

create table wallet_transaction (
  id uuid not null,
  wallet_id uuid not null,
  position bigint not null,
  type text not null,
  direction text not null,
  amount bigint not null,
  currency text not null,
  balance_after bigint not null,
  description text null,
  reference text not null,
  counterparty_id uuid null,
  loan_id uuid null,
  ledger_transaction_id uuid not null,
  created_at timestamptz(3) not null default gateway_now(),
  investment_id uuid null,
  principal bigint null,
  fee bigint null,
  primary key (id)
);
create index wallet_transaction_ledger_transaction_id_index on wallet_transaction (ledger_transaction_id);
alter table wallet_transaction add constraint wallet_transaction_position unique (wallet_id, position);
alter table wallet_transaction add constraint wallet_transaction_whole check (line_is_whole(type, direction, amount, principal, fee));
alter table wallet_transaction add constraint wallet_transaction_description_length check (char_length(description) <= 200);

alter table ledger_transaction add constraint ledger_transaction_reverses_id_foreign foreign key (reverses_id) references ledger_transaction (id) on delete no action;

alter table preferences add constraint preferences_user_id_foreign foreign key (user_id) references profile (id) on update no action on delete no action;

alter table notification add constraint notification_user_id_foreign foreign key (user_id) references profile (id);

alter table loan add constraint loan_borrower_id_foreign foreign key (borrower_id) references profile (id);

alter table loan_event add constraint loan_event_loan_id_foreign foreign key (loan_id) references loan (id);
alter table loan_event add constraint loan_event_actor_id_foreign foreign key (actor_id) references profile (id) on delete no action;

alter table instalment add constraint instalment_loan_id_foreign foreign key (loan_id) references loan (id) on update no action on delete no action;

alter table investment add constraint investment_loan_id_foreign foreign key (loan_id) references loan (id);
alter table investment add constraint investment_lender_id_foreign foreign key (lender_id) references profile (id);

alter table inbox add constraint inbox_user_id_foreign foreign key (user_id) references profile (id) on update no action on delete no action;

alter table identity add constraint identity_profile_id_foreign foreign key (profile_id) references profile (id);

alter table idempotency_key add constraint idempotency_key_user_id_foreign foreign key (user_id) references profile (id) on update no action on delete no action;

alter table finances add constraint finances_profile_id_foreign foreign key (profile_id) references profile (id) on update no action on delete no action;

alter table wallet add constraint wallet_user_id_foreign foreign key (user_id) references profile (id);

alter table account add constraint account_wallet_id_foreign foreign key (wallet_id) references wallet (id) on delete no action;
alter table account add constraint account_loan_id_foreign foreign key (loan_id) references loan (id) on delete no action;
alter table account add constraint account_investment_id_foreign foreign key (investment_id) references investment (id) on delete no action;

alter table entry add constraint entry_account_id_foreign foreign key (account_id) references account (id) on update no action on delete no action;
alter table entry add constraint entry_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id);

alter table wallet_transaction add constraint wallet_transaction_wallet_id_foreign foreign key (wallet_id) references wallet (id);
alter table wallet_transaction add constraint wallet_transaction_counterparty_id_foreign foreign key (counterparty_id) references profile (id) on delete no action;
alter table wallet_transaction add constraint wallet_transaction_loan_id_foreign foreign key (loan_id) references loan (id) on delete no action;
alter table wallet_transaction add constraint wallet_transaction_ledger_transaction_id_foreign foreign key (ledger_transaction_id) references ledger_transaction (id);
alter table wallet_transaction add constraint wallet_transaction_investment_id_foreign foreign key (investment_id) references investment (id) on delete no action;
