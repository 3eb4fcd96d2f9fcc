-- Cases about members whose money, name or doings someone has to look into. Members never learn that there is one.
create table member_case (
  id uuid not null,
  member_id uuid not null,
  rule text not null,
  state text not null default 'open',
  outcome text null,
  reason text null,
  holds_money boolean not null default false,
  assignee_id uuid null,
  due_at timestamptz(3) not null,
  proposal text null,
  proposed_by uuid null,
  opened_by uuid null,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  closed_at timestamptz(3) null,
  constraint member_case_pkey primary key (id),
  constraint member_case_member_id_foreign foreign key (member_id) references profile (id),
  constraint member_case_assignee_id_foreign foreign key (assignee_id) references profile (id),
  constraint member_case_proposed_by_foreign foreign key (proposed_by) references profile (id),
  constraint member_case_opened_by_foreign foreign key (opened_by) references profile (id),
  constraint member_case_rule_check check (rule in ('operator', 'in_and_out', 'round_trips', 'many_senders', 'lists')),
  constraint member_case_state_check check (state in ('open', 'in_review', 'closed')),
  constraint member_case_outcome_check check (outcome in ('cleared', 'reported', 'terminated')),
  constraint member_case_proposal_check check (proposal in ('cleared', 'reported', 'terminated', 'lift_hold')),
  constraint member_case_closed check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)),
  constraint member_case_holds check (state <> 'closed' or not holds_money),
  constraint member_case_proposed check ((proposal is null) = (proposed_by is null) and (state <> 'closed' or proposal is null)),
  constraint member_case_opened check ((rule = 'operator') = (opened_by is not null))
);
-- Further hits of a rule belong to the case that it has opened already.
create unique index member_case_of_rule on member_case (member_id, rule) where state <> 'closed' and rule <> 'operator';
create index member_case_member_index on member_case (member_id, created_at, id);
create index member_case_newest_index on member_case (created_at, id);
create index member_case_due_index on member_case (due_at) where state <> 'closed';
create index member_case_held_index on member_case (member_id) where holds_money;

-- What was done and found in cases, in a chain of its own: the audit trail of operators says nothing of cases.
create table case_entry (
  id uuid not null,
  number bigint not null,
  case_id uuid null,
  at timestamptz(3) not null default gateway_now(),
  actor_id uuid null,
  actor_name text null,
  act text not null,
  refused_with text null,
  said jsonb null,
  salt bytea null,
  digest bytea not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint case_entry_pkey primary key (id),
  constraint case_entry_case_id_foreign foreign key (case_id) references member_case (id),
  constraint case_entry_number unique (number),
  constraint case_entry_act_check check (act in ('open', 'find', 'look', 'note', 'file', 'assign', 'set_deadline', 'hold', 'propose', 'confirm', 'reject', 'take_back', 'lift_hold', 'return_money')),
  constraint case_entry_actor check (num_nulls(actor_id, actor_name) = 1),
  constraint case_entry_emptied check ((said is null) = (salt is null))
);
create index case_entry_case_index on case_entry (case_id, number);
create index case_entry_actor_index on case_entry (actor_id);

-- Up to which movement the rules have looked, and up to which member lists were asked.
create table screening_mark (
  id smallint not null,
  moved_until uuid not null,
  names_until uuid not null,
  constraint screening_mark_pkey primary key (id),
  constraint screening_mark_single check (id = 1)
);
insert into screening_mark (id, moved_until, names_until) values (1, '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000');

create table screened_member (
  user_id uuid not null,
  fingerprint bytea not null,
  screened_at timestamptz(3) not null default gateway_now(),
  constraint screened_member_pkey primary key (user_id),
  constraint screened_member_user_id_foreign foreign key (user_id) references profile (id)
);

-- A transfer that takes its time is a payment to another member: no account of the platform takes part in it.
alter table payment add column counterparty_id uuid null;
alter table payment alter column house drop not null;
alter table payment add constraint payment_counterparty_id_foreign foreign key (counterparty_id) references profile (id);
alter table payment add constraint payment_within check ((counterparty_id is null) = (house is not null) and (counterparty_id is null or direction = 'out' and counterparty_id <> user_id));
-- When money began to leave: what has been handed to its provider can't be held or given back any more.
alter table payment add column started_at timestamptz(3) null;
update payment set started_at = created_at where direction = 'out' and state = 'approved';
create index payment_counterparty_index on payment (counterparty_id) where counterparty_id is not null;
create index payment_transfer_index on payment (created_at, id) where counterparty_id is not null and state = 'approved';
