-- How a loan can end before its plan does, set when it is paid out: for how many days its borrower can withdraw from it, and whether its
-- fee is given back for the days that are left. Older loans have neither, and keep the ends of their plans.
alter table loan add column withdrawal_days smallint not null default 0, add column withdrawable_until date null, add column fee_refund text not null default 'none',
  add column even_end boolean not null default false, add column withdrawn_at timestamptz(3) null, add column repay_by date null,
  add column fee_refunded bigint not null default '0', add column fee_running bigint not null default '0';
alter table loan add constraint loan_withdrawal_days_range check (withdrawal_days in (0, 14));
alter table loan add constraint loan_fee_refund_check check (fee_refund in ('none', 'pro_rata'));
alter table loan add constraint loan_fee_refunded_range check (fee_refunded >= 0 and fee_running >= 0 and (fee_refunded + fee_running) <= coalesce(origination_fee, 0));
alter table loan add constraint loan_withdrawn_if_possible check (case when withdrawn_at is null then repay_by is null else withdrawable_until is not null and fee_running = 0 end);

-- Over how many days a month's interest is counted, where that is not from the beginning of the month to the day on which it is due.
alter table instalment add column month_days smallint null;
alter table instalment add constraint instalment_month_days_range check (month_days between 28 and 31);
