-- How each loan stood at the end of each month: what roll rates and the risk of past months are counted from.
create table loan_month_end (
  month date not null,
  loan_id uuid not null,
  defaulted boolean not null,
  days_late int not null,
  principal bigint not null,
  primary key (month, loan_id),
  constraint loan_month_end_loan_id_foreign foreign key (loan_id) references loan (id),
  constraint loan_month_end_first_day check (extract(day from month) = 1),
  constraint loan_month_end_amounts_range check (days_late >= 0 and principal > 0)
);
-- The loans that were paid out, without reading them.
create index loan_paid_out_index on loan (disbursement_date) include (id, amount_requested, risk_level, status, late_due_on, written_off_at) where disbursement_date is not null;
