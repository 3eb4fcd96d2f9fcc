-- What a loan costs because it was paid late, apart from its schedule: late fees, and penalty interest of an instalment.
create table charge (
  id uuid not null primary key,
  loan_id uuid not null constraint charge_loan_id_foreign references loan (id),
  number smallint not null,
  kind text not null,
  due_on date not null,
  amount bigint not null,
  paid bigint not null default '0',
  waived bigint not null default '0',
  waived_reason text null,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  constraint charge_once unique (loan_id, number, kind, due_on),
  constraint charge_kind_check check (kind in ('late_fee', 'penalty_interest')),
  constraint charge_amounts_range check (amount > 0 and paid >= 0 and waived >= 0 and (paid + waived) <= amount),
  constraint charge_waived_for_reason check ((waived > 0) = (waived_reason is not null)),
  constraint charge_waived_reason_length check (char_length(waived_reason) between 1 and 500)
);

-- What is unpaid of a loan's late fees, and what was paid on them instead of on the schedule, which therefore does not count as late.
alter table loan add column fees_due bigint not null default '0', add column charges_first bigint not null default '0';
alter table loan add constraint loan_charges_range check (fees_due >= 0 and charges_first >= 0);
-- Principal that was paid late, each amount times the days for which it bears penalty interest.
alter table instalment add column late_days bigint not null default '0';
alter table instalment add constraint instalment_late_days_range check (late_days >= 0);
-- The part of a payment that is charges: of the lender's share, and on both statements.
alter table investment add column charges_earned bigint not null default '0';
alter table investment add constraint investment_charges_range check (charges_earned >= 0);
alter table investment drop constraint investment_recovered_range;
alter table investment add constraint investment_recovered_range
  check (recovered >= 0 and recovered <= (principal_repaid + interest_earned + charges_earned) and (recovered = 0 or status = 'defaulted'));
alter table wallet_transaction add column charges bigint;
alter table wallet_transaction add constraint wallet_transaction_charges_range
  check (charges between 1 and amount and type in ('repayment_paid', 'repayment_received') or charges is null);
