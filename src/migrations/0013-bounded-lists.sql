-- The losses of a lender, among thousands of investments without one.
create index investment_loss_index on investment (lender_id) where status = 'defaulted';

-- The first and the last day on which something unpaid is due, kept with the loan: filters looked at the instalments of all loans.
alter table loan add column next_due_on date, add column last_due_on date;
alter table loan disable trigger user;
update loan set next_due_on = due.next_on, last_due_on = due.last_on
  from (select loan_id, min(due_on) as next_on, max(due_on) as last_on from instalment
    where principal_paid + interest_paid < principal + interest group by loan_id) as due
  where id = loan_id;
alter table loan enable trigger user;
create index loan_next_due_index on loan (status, next_due_on) where next_due_on is not null;
create index loan_last_due_index on loan (status, last_due_on) where last_due_on is not null;

-- How long before and after its publishing a loan was made and ends, at least and at most: so lists in the order of those times
-- begin where loans published in a period can be.
create index loan_made_before_index on loan (status, (created_at - published_at)) where published_at is not null;
create index loan_ends_after_index on loan (status, (expires_at - published_at)) where published_at is not null;

-- Clusters are counted in this index alone, whatever they are filtered by, except words.
drop index loan_cluster_index;
create index loan_cluster_index on loan (public_longitude, public_latitude)
  include (interest_rate, risk_level, published_at, amount_requested, repayment_period_months, purpose)
  where status = 'open' and not frozen and public_latitude is not null;
analyze loan;
