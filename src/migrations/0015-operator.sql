-- Why the operator has frozen a member, or closed their account for good.
alter table identity add column block_reason text null, add column closed_at timestamptz(3) null;
alter table identity add constraint identity_closed_is_blocked check (closed_at is null or blocked_at is not null);

-- Why the operator has frozen this one loan; `frozen` also says that its borrower is.
alter table loan add column frozen_reason text null;
alter table loan add constraint loan_frozen_for_reason check (frozen or frozen_reason is null);

-- Between draft and open, where the operator reviews loans before they are published.
alter table loan drop constraint loan_status_check, drop constraint loan_complete_unless_draft, drop constraint loan_unfunded_when_ended;
alter table loan add constraint loan_status_check check (status in ('draft', 'submitted', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired')),
  add constraint loan_complete_unless_draft check (status in ('draft', 'submitted', 'cancelled') or num_nulls(description, interest_rate, repayment_period_months, purpose, published_at, expires_at) = 0),
  add constraint loan_unfunded_when_ended check (status not in ('draft', 'submitted', 'cancelled', 'expired') or amount_funded = 0);
alter table loan_event drop constraint loan_event_from_status_check, drop constraint loan_event_to_status_check;
alter table loan_event add constraint loan_event_from_status_check check (from_status in ('draft', 'submitted', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired')),
  add constraint loan_event_to_status_check check (to_status in ('draft', 'submitted', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));

-- What a member has paid in and out lately, for limits per day and month.
create index wallet_transaction_crossing_index on wallet_transaction (wallet_id, type, created_at) where type in ('deposit', 'withdrawal');

-- What an operator has asked for and another one decides on, since it moves more than one may move alone.
create table approval_request (
  id uuid not null,
  act text not null,
  target_id uuid not null,
  member_id uuid not null,
  amount bigint not null,
  version int null,
  reason text not null,
  asked_by uuid not null,
  asked_at timestamptz(3) not null default gateway_now(),
  status text not null default 'pending',
  decided_by uuid null,
  decided_at timestamptz(3) null,
  decision text null,
  primary key (id)
);
create index approval_request_pending_index on approval_request (asked_at, id) where status = 'pending';
create unique index approval_request_pending_unique on approval_request (act, target_id) where status = 'pending';
alter table approval_request add constraint approval_request_member_id_foreign foreign key (member_id) references profile (id) on delete no action;
alter table approval_request add constraint approval_request_asked_by_foreign foreign key (asked_by) references profile (id) on delete no action;
alter table approval_request add constraint approval_request_decided_by_foreign foreign key (decided_by) references profile (id) on delete no action;
alter table approval_request add constraint approval_request_decided_whole check ((status = 'pending') = (num_nulls(decided_by, decided_at) = 2));
alter table approval_request add constraint approval_request_status_check check (status in ('pending', 'approved', 'rejected'));
