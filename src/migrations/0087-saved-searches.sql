-- What members look for when they lend, under names of their own.
create table saved_search (
  id uuid primary key,
  user_id uuid not null,
  name text not null,
  q text null,
  sought tsquery null,
  min_interest_rate numeric null,
  max_term_months smallint null,
  min_amount bigint null,
  max_amount bigint null,
  risk_levels text[] not null default '{}',
  purposes text[] not null default '{}',
  max_distance_km int null,
  notifies boolean not null default false,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  version int not null default 1,
  constraint saved_search_user_id_foreign foreign key (user_id) references profile (id),
  constraint saved_search_name_length check (char_length(name) between 1 and 60),
  constraint saved_search_q_length check (char_length(q) between 1 and 120),
  constraint saved_search_rate_decimals check (scale(min_interest_rate) <= 2),
  constraint saved_search_amounts_in_order check (min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount)
);
create index saved_search_user_index on saved_search (user_id, id);
create index saved_search_notifies_index on saved_search (user_id) where notifies;
create unique index saved_search_named on saved_search (user_id, lower(name));
