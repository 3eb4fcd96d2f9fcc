-- What lateness costs and when it begins are terms of each loan, set when it is paid out; loans of before have none.
alter table loan add column late_terms jsonb, add column late_due_on date, add column frozen_as_late boolean not null default false;
alter table loan add constraint loan_frozen_if_late check (frozen or not frozen_as_late);
alter table loan disable trigger user;
update loan set late_due_on = next_due_on where next_due_on is not null;
alter table loan enable trigger user;
create index loan_late_due_index on loan (status, late_due_on) where late_due_on is not null;
create index loan_frozen_as_late_index on loan (id) where frozen_as_late;

-- Overdue principal that bears interest in the month of an instalment.
alter table instalment add column arrears bigint, add column arrears_paid bigint not null default '0';
alter table instalment add constraint instalment_arrears_range check (arrears_paid between 0 and arrears or arrears is null and arrears_paid = 0);

-- The days on which a member was frozen, on which no loan of theirs comes closer to its default.
alter table identity add column frozen_days datemultirange not null default '{}';
