-- The loans nearest to a lender, and the farthest, which are the nearest to the other end of the earth.
create index loan_globe_index on loan using gist (globe(public_latitude, public_longitude))
  where status = 'open' and not frozen and public_latitude is not null;
-- Loans without a place come after all others.
create index loan_placeless_index on loan (id) where status = 'open' and not frozen and public_latitude is null;

-- What a borrower has not published, among thousands of loans that were published.
create index loan_unpublished_index on loan (borrower_id) where published_at is null;
