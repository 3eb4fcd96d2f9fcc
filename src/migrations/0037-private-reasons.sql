-- Why an operator cancelled a loan is for its borrower, the lenders whose money was in it, and operators, unless it was made public.
-- `reason` stays what everybody can read, so a gateway of an earlier release shows no more than that.
alter table loan_event add column private_reason text null;
alter table approval_request add column reason_public boolean null;

-- What was said before was said of a member, too, and nobody chose to publish it.
alter table loan_event disable trigger user;
update loan_event set private_reason = reason, reason = 'cancelled by the operator'
  where from_status = 'open' and to_status = 'cancelled'
    and actor_id <> (select borrower_id from loan where loan.id = loan_id);
alter table loan_event enable trigger user;
