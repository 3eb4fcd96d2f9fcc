-- Every list by an index for its order, and by one for each filter that may find few (docs/decisions/0032-lists.md). Nothing
-- that investing changes is in an index, so that an investment remains a heap-only update.

-- The words of a loan, which were computed for each loan that a search looked at.
alter table loan add column words tsvector not null
  generated always as (to_tsvector('simple', title || ' ' || coalesce(description, '') || ' ' || coalesce(purpose, ''))) stored;
-- Those that are there have them now; from now on a trigger sets them (lending/loan/lists/search-text.sql), since triggers that compare whole
-- rows take no generated column.
alter table loan alter column words drop expression;
alter table loan alter column words set default '';
drop index loan_words_index;
create index loan_words_index on loan using gin (words);

-- One for each order: of each state, of what was published. Lists of several states merge them.
drop index loan_newest_index;
drop index loan_expiring_index;
drop index loan_rate_index;
drop index loan_amount_index;
drop index loan_open_newest_index;
drop index loan_open_expiring_index;
drop index loan_open_rate_index;
drop index loan_open_term_index;
create index loan_newest_index on loan (status, created_at, id) where published_at is not null;
create index loan_published_index on loan (status, published_at, id) where published_at is not null;
create index loan_expiring_index on loan (status, coalesce(expires_at, 'infinity'), id) where published_at is not null;
create index loan_rate_index on loan (status, coalesce(interest_rate, -1), id) where published_at is not null;
create index loan_amount_index on loan (status, amount_requested, id) where published_at is not null;
create index loan_term_index on loan (status, repayment_period_months, id) where published_at is not null;

-- For filters only.
create index loan_purpose_index on loan (purpose, status) where published_at is not null;
create index loan_listed_place_index on loan using spgist (point(public_longitude, public_latitude))
  where published_at is not null and public_latitude is not null;

-- A borrower's loans in each state, newest first.
drop index loan_borrower_id_index;
create index loan_borrower_index on loan (borrower_id, status, created_at, id);

-- What the planner knows of the values in partial indexes, it knows from these alone.
create statistics loan_rate_statistics on (coalesce(interest_rate, -1)) from loan;
create statistics loan_expiring_statistics on (coalesce(expires_at, 'infinity')) from loan;
analyze loan;
