-- How much of each open loan is funded, beside the loans: an index of the loans themselves would make each investment rewrite all of theirs.
create table loan_funding (
  loan_id uuid primary key constraint loan_funding_loan_id_foreign references loan (id),
  funded int not null,
  constraint loan_funding_range check (funded between 0 and 999999)
);
create index loan_funding_index on loan_funding (funded, loan_id);
insert into loan_funding (loan_id, funded)
  select id, div(amount_funded::numeric * 1000000, amount_requested)::int from loan where status = 'open';
