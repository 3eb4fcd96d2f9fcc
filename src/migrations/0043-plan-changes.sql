-- Changes of the plan by which a loan is repaid, as they were asked for and made.
create table plan_change (
  id uuid not null primary key,
  loan_id uuid not null constraint plan_change_loan_id_foreign references loan (id),
  kind text not null,
  terms jsonb not null,
  reason text not null,
  actor_id uuid not null,
  by_operator boolean not null,
  request_id uuid null,
  status text not null,
  effective_on date not null,
  interest_before bigint not null,
  interest_after bigint not null,
  value_before bigint not null,
  value_after bigint not null,
  before jsonb null,
  applied_in bigint null,
  void_reason text null,
  undone_by uuid null,
  undo_reason text null,
  created_at timestamptz(3) not null default gateway_now(),
  acted_at timestamptz(3) null,
  undone_at timestamptz(3) null,
  constraint plan_change_kind_check check (kind in ('interest_pause', 'principal_holiday', 're_amortise', 're_age', 'due_day', 'term', 'rate')),
  constraint plan_change_status_check check (status in ('asked', 'pending', 'effective', 'undone', 'void')),
  constraint plan_change_reason_length check (char_length(reason) between 1 and 500),
  constraint plan_change_undone_when check ((status = 'undone') = (undone_at is not null))
);
create unique index plan_change_once_a_day on plan_change (loan_id, effective_on) where status in ('pending', 'effective');
create index plan_change_loan_index on plan_change (loan_id, created_at, id);
create index plan_change_pending_index on plan_change (effective_on) where status = 'pending';
create unique index plan_change_request_index on plan_change (request_id) where request_id is not null;

-- How interest is counted in a month that is not an ordinary one, and what was counted of it before its last change, exactly; interest that was
-- overdue and was moved to this instalment; and whether the instalment has no principal on purpose.
alter table instalment add column accrual jsonb null, add column carried numeric not null default '0',
  add column moved_interest bigint not null default '0', add column interest_only boolean not null default false;
alter table instalment add constraint instalment_moved_range check (carried >= 0 and moved_interest >= 0);
