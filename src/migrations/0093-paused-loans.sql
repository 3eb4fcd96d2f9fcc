-- The open loans that take no investments for now, which operators list: few of all that are open.
create index loan_paused_index on loan (created_at, id) where status = 'open' and frozen;
