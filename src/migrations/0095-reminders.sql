-- The reminders that borrowers were sent of what they have to pay, by the platform or by an operator.
create table reminder (
  id uuid not null primary key,
  loan_id uuid not null constraint reminder_loan_id_foreign references loan (id),
  kind text not null constraint reminder_kind_check check (kind in ('due', 'late')),
  number smallint not null,
  due_on date not null,
  amount bigint not null,
  actor_id uuid null constraint reminder_actor_id_foreign references profile (id),
  sent_at timestamptz(3) not null default gateway_now()
);
create index reminder_loan_index on reminder (loan_id, sent_at, id);
