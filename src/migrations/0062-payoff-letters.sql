-- Letters that say what repays a loan by a day: what was asked for, and the figures. Each one's document has the same id.
create table payoff_letter (
  id uuid primary key,
  user_id uuid not null,
  loan_id uuid not null,
  until date not null,
  principal bigint not null,
  interest bigint not null,
  charges bigint not null,
  requested_at timestamptz(3) not null default gateway_now(),
  made_at timestamptz(3) null,
  constraint payoff_letter_user_id_foreign foreign key (user_id) references profile (id),
  constraint payoff_letter_loan_id_foreign foreign key (loan_id) references loan (id),
  constraint payoff_letter_figures check (principal >= 0 and interest >= 0 and charges >= 0 and principal + interest + charges > 0)
);
create index payoff_letter_loan_index on payoff_letter (loan_id, until, id);
create index payoff_letter_waiting_index on payoff_letter (id) where made_at is null;
alter table document drop constraint document_kinds,
  add constraint document_kinds check (kind in ('monthly_statement', 'tax_certificate', 'loan_agreement', 'arrears_notice', 'paid_in_full', 'payoff_letter'));
-- The SHA-256 of all that it says, by which a correction that would change nothing is noticed.
alter table document add column said bytea null;
-- If something was paid meanwhile, there can be another letter for the same day.
drop index document_once;
create unique index document_once on document (user_id, kind, period, coalesce(loan_id, '00000000-0000-0000-0000-000000000000'))
  where replaces_id is null and kind <> 'payoff_letter';
