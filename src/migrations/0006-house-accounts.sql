-- The platform has several accounts of each kind, so that payments made at the same time don't wait for one another.
alter table account add column stripe smallint null;
update account set stripe = 0 where wallet_id is null and loan_id is null and investment_id is null;
drop index account_house_kind;
create unique index account_house_kind on account (kind, stripe) where stripe is not null;
alter table account add constraint account_has_one_owner check (num_nonnulls(wallet_id, loan_id, investment_id, stripe) = 1);

-- In a new database, the trigger open_accounts of the table deployment adds them.
insert into account (kind, currency, stripe)
  select kind, currency, stripe from deployment, unnest(array['settlement', 'fees']) as kind, generate_series(1, 31) as stripe;
