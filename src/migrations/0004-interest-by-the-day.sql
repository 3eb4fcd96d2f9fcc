-- Interest runs by the day, and a schedule is made anew from an early payment on. Each instalment says what was repaid early in
-- its month beyond it (prepaid), the interest of earlier months that comes with it (brought), and by how many cent-days the
-- principal paid before its end lessens its month's interest (saved).
alter table instalment add column prepaid bigint not null default '0';
alter table instalment add column brought bigint not null default '0';
alter table instalment add column saved bigint not null default '0';

alter table instalment drop constraint instalment_amounts_range;
alter table instalment add constraint instalment_amounts_range check (principal >= 0 and interest >= 0 and balance >= 0 and prepaid >= 0 and saved >= 0);

drop index instalment_due_index;
create index instalment_due_index on instalment (due_on) where principal_paid + interest_paid < principal + interest;

-- What was paid of an instalment before its day runs no interest from now on.
alter table instalment disable trigger user;
update instalment set saved = principal_paid * (due_on - greatest(starts_on, (gateway_now() at time zone 'UTC')::date))
  from loan where loan.id = loan_id and status in ('active', 'defaulted') and principal_paid > 0
    and due_on > (gateway_now() at time zone 'UTC')::date;
alter table instalment enable trigger user;

-- Rates have up to four decimals: hundredths of a percent as before, now with two digits more where there are any. What uses the
-- columns stands in the way, and is made anew from its source.
drop view if exists opportunity;
drop trigger if exists keeps_its_terms on loan;
delete from sql_source where name = 'lending/loan/terms.sql';
alter table loan alter column interest_rate type numeric;
alter table investment alter column interest_rate type numeric;
alter table preferences alter column min_interest_rate type numeric;
alter table loan add constraint loan_rate_decimals check (scale(interest_rate) <= 2);
alter table preferences add constraint preferences_rate_decimals check (scale(min_interest_rate) <= 2);

-- The fee that was taken of a loan when it was paid out: its annual percentage rate goes by it from then on.
alter table loan add column origination_fee bigint null;
alter table loan add constraint loan_origination_fee_range check (origination_fee >= 0);
alter table loan disable trigger user;
update loan set origination_fee = coalesce(
    (select amount from wallet_transaction where loan_id = loan.id and type = 'fee' and direction = 'debit' limit 1), 0)
  where disbursement_date is not null;
alter table loan enable trigger user;

-- Instalments as they were before a payment had them made anew.
create table former_instalment (
  loan_id uuid not null,
  number smallint not null,
  revision int not null,
  due_on date not null,
  principal bigint not null,
  interest bigint not null,
  balance bigint not null,
  prepaid bigint not null,
  replaced_at timestamptz(3) not null default gateway_now(),
  primary key (loan_id, number, revision)
);
create index former_instalment_loan_index on former_instalment (loan_id, replaced_at, number, revision);
alter table former_instalment add constraint former_instalment_loan_id_foreign foreign key (loan_id) references loan (id) on update no action on delete no action;
