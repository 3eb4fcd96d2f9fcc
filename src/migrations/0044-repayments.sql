-- The repayments of each loan, from which its plan can be made again: what was paid, as of which day it counts (`value_on`), and what it did to
-- the plan. Its id is that of the ledger transaction that booked it first; if it is booked again, because an earlier one was undone, `booked_by` is
-- a newer one. A part of a repayment that is lent again (`returns`) is a row, too.
create table repayment (
  id uuid not null primary key,
  loan_id uuid not null constraint repayment_loan_id_foreign references loan (id),
  amount bigint not null,
  prepayment text not null default 'shorten',
  value_on date not null,
  -- Hundredths of a percent of the interest that the platform kept; null if it is not known any more.
  fee_rate int null,
  booked_by uuid null constraint repayment_booked_by_foreign references ledger_transaction (id),
  returns uuid null constraint repayment_returns_foreign references repayment (id),
  -- The operator who booked it; null if its borrower paid, or the clock took it.
  made_by uuid null constraint repayment_made_by_foreign references profile (id),
  undone_by uuid null constraint repayment_undone_by_foreign references ledger_transaction (id),
  created_at timestamptz(3) not null default gateway_now(),
  constraint repayment_amount_range check (amount >= 0),
  constraint repayment_fee_rate_range check (fee_rate between 0 and 9999)
);
create index repayment_loan_index on repayment (loan_id, value_on, created_at, id);

-- Of older repayments it is not known whether a prepayment lowered the instalments. Undoing one checks whether the plan follows from them.
insert into repayment (id, loan_id, amount, value_on, booked_by, created_at)
  select moved.id, line.loan_id, line.amount, (moved.created_at at time zone business_timezone())::date, moved.id, moved.created_at
  from ledger_transaction as moved join wallet_transaction as line on line.ledger_transaction_id = moved.id
  where moved.kind = 'repayment' and line.type = 'repayment_paid' and line.loan_id is not null;

-- Principal that was lent again within the month of an instalment, and what is added to an instalment because the one before was already paid.
alter table instalment add column lent_again bigint not null default '0', add column raised bigint not null default '0';
alter table instalment add constraint instalment_lent_again_range check (lent_again >= 0 and raised >= 0);
-- Penalty interest on an instalment that turns out to have been paid in time becomes 0.
alter table charge drop constraint charge_amounts_range;
alter table charge add constraint charge_amounts_range check (amount >= 0 and paid >= 0 and waived >= 0 and (paid + waived) <= amount);
-- What else was asked for, in acts that an amount does not describe.
alter table approval_request add column terms jsonb null;
