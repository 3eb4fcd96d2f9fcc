-- Instalments that are paid ahead: principal that bears interest until it is due, and interest that lenders have got as principal until it has run.
alter table instalment add column advanced bigint null;
alter table instalment add constraint instalment_advanced_range check (advanced between 0 and principal_paid);
alter table loan add column unearned bigint not null default '0';
alter table loan add constraint loan_unearned_range check (unearned >= 0);
