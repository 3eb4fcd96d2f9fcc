-- Whether a member may see a loan: before it is published, only its borrower may. visibleLoan in TypeScript has the same rule and also
-- admits operators; a test compares the two for members without a scope.
create or replace function is_visible(published_at timestamptz, borrower_id uuid, viewer uuid) returns boolean immutable
  language sql return published_at is not null or borrower_id = viewer;

-- Whether a loan accepts investments now: it is open, not frozen (neither the loan itself nor its borrower), and its funding period
-- is not over.
create or replace function takes_investments(status text, frozen boolean, expires_at timestamptz) returns boolean stable
  language sql return status = 'open' and not frozen and expires_at > gateway_now();
