-- What operators have moved, written off or cancelled without another one's approval, by whom and whose: so that it counts together.
create table act_alone (
  id uuid not null,
  act text not null,
  role text not null,
  who uuid not null,
  amount bigint not null,
  at timestamptz(3) not null default gateway_now(),
  primary key (id),
  constraint act_alone_role_check check (role in ('operator', 'member')),
  constraint act_alone_amount check (amount > 0)
);
create index act_alone_who_index on act_alone (who, role, at);

-- How often an operator has done something lately.
create index audit_entry_actor_act_index on audit_entry (actor_id, act, at);

-- What a request said of a member can be removed once it is decided, as it can from the trail.
alter table approval_request add column redacted_at timestamptz(3) null;
create index approval_request_member_index on approval_request (member_id, asked_at, id);
create index approval_request_target_index on approval_request (target_id, asked_at, id);
