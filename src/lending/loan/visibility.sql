-- Whether a member may know of a loan: until it is published, and if it never was, it is its borrower's alone. visibleLoan
-- says the same of a loan that was read for others too; a test compares the two.
create or replace function is_visible(published_at timestamptz, borrower_id uuid, viewer uuid) returns boolean immutable
  language sql return published_at is not null or borrower_id = viewer;

-- Whether a loan takes investments now: its borrower is not blocked, and its time is not over.
create or replace function takes_investments(status text, frozen boolean, expires_at timestamptz) returns boolean stable
  language sql return status = 'open' and not frozen and expires_at > gateway_now();
