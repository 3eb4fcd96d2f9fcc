-- Whether lenders want loans of verified borrowers only. Whether the borrower of an open loan is one is kept beside it, where lists find it.
alter table preferences add column only_verified_borrowers boolean not null default false;
alter table saved_search add column only_verified_borrowers boolean not null default false;
alter table loan_funding add column borrower_verified boolean not null default false;
update loan_funding set borrower_verified = true
  from loan join profile as borrower on borrower.id = loan.borrower_id
  where loan.id = loan_funding.loan_id and verification_status = 'verified';
create index loan_funding_verified_index on loan_funding (loan_id) where borrower_verified;
