-- Receipts that borrowers asked for, each with the id of the statement line of its repayment. Its document has the same id.
create table receipt (
  id uuid primary key,
  user_id uuid not null,
  loan_id uuid not null,
  requested_at timestamptz(3) not null default gateway_now(),
  made_at timestamptz(3) null,
  constraint receipt_user_id_foreign foreign key (user_id) references profile (id),
  constraint receipt_loan_id_foreign foreign key (loan_id) references loan (id)
);
create index receipt_user_index on receipt (user_id);
create index receipt_loan_index on receipt (loan_id);
create index receipt_waiting_index on receipt (id) where made_at is null;
alter table document drop constraint document_kinds,
  add constraint document_kinds check (kind in ('monthly_statement', 'tax_certificate', 'loan_agreement', 'arrears_notice', 'paid_in_full', 'payoff_letter', 'receipt'));
-- A loan can be paid several times a day.
drop index document_once;
create unique index document_once on document (user_id, kind, period, coalesce(loan_id, '00000000-0000-0000-0000-000000000000'))
  where replaces_id is null and kind not in ('payoff_letter', 'receipt');
