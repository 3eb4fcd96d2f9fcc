-- Which gateways are up, and how many sockets and streams each member has open on each: counters that a crash may empty.
create unlogged table gateway (
  id uuid primary key,
  renewed_at timestamptz(3) not null default gateway_now()
);

create unlogged table open_connection (
  member_id uuid not null,
  gateway_id uuid not null,
  count int not null,
  primary key (member_id, gateway_id)
);
