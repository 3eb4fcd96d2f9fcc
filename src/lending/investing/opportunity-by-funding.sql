-- The opportunities of a lender with how much of each loan is funded; `funding_of` is its loan in the index by which it is read in that order.
create or replace view opportunity_by_funding as
  select loan_funding.funded, loan_funding.loan_id as funding_of, opportunity.*
  from loan_funding join opportunity on opportunity.loan_id = loan_funding.loan_id;
