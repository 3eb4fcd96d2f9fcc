-- Whether what is due of a loan is taken from its borrower's wallet, and whether loans of a member begin like that.
alter table loan add column autopay boolean not null default false;
create index loan_autopay_index on loan (next_due_on, id) where autopay and status = 'active';
alter table preferences add column autopay boolean not null default false,
  add column auto_invest_keeps_instalments boolean not null default false;

-- Few platforms keep what is overdue in the wallet: their members' loans are found by an index that is empty elsewhere.
create index loan_keeping_index on loan (borrower_id) where status in ('active', 'defaulted') and late_terms ->> 'withdraw_while_late' = 'keep_due';
