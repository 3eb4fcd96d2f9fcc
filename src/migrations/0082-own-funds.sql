-- The platform's own money in the bank account, such as what was there before the first statement: an account of the ledger, and a purpose of lines of
-- statements. What two operators decide of it concerns no member. In a new database, the trigger open_accounts of the table deployment adds the accounts.
alter table bank_line drop constraint bank_line_purpose_check;
alter table bank_line add constraint bank_line_purpose_check check (purpose in ('payment', 'return', 'provider', 'fees', 'own_funds', 'suspense'));
alter table approval_request alter column member_id drop not null;
insert into account (kind, currency, stripe)
  select 'own_funds', currency, stripe from deployment, generate_series(0, 31) as stripe;
