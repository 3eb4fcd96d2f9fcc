-- Every open loan for every member who could invest in it; read it with a lender_id only. Distances are between public points, as for
-- standing orders. A borrower whose loans have defaulted costs 30 of the score: the risk level does not count that, and standing orders leave them out. One who is not verified costs 30 where lenders want verified borrowers only.
create or replace view opportunity as
  select preferences.user_id as lender_id, loan.id as loan_id, loan.interest_rate, loan.repayment_period_months,
    loan.risk_level, loan.purpose, loan.published_at, loan.expires_at,
    loan.amount_requested - loan.amount_funded as amount_remaining, distance.distance_km,
    greatest(0, match_score(loan.interest_rate, loan.repayment_period_months, loan.amount_requested, loan.risk_level,
      loan.purpose, distance.distance_km, min_interest_rate, max_term_months, min_amount, max_amount,
      risk_levels, purposes, max_distance_km) - case when borrower_defaulted then 30 else 0 end
      - case when only_verified_borrowers and not borrower_verified then 30 else 0 end) as match_score,
    loan.amount_requested, loan.public_latitude, loan.public_longitude, loan.words, loan.borrower_id, borrower_defaulted, borrower_verified
  from loan
  cross join preferences
  join profile as lender on lender.id = preferences.user_id
  cross join lateral (select distance_km(
    lender.public_latitude, lender.public_longitude, loan.public_latitude, loan.public_longitude) as distance_km offset 0) as distance
  cross join lateral (select exists (select from loan as earlier
    where earlier.borrower_id = loan.borrower_id and earlier.status = 'defaulted') as borrower_defaulted,
    exists (select from profile as borrower where borrower.id = loan.borrower_id and borrower.verification_status = 'verified') as borrower_verified) as record
  where loan.published_at is not null and takes_investments(loan.status, loan.frozen, loan.expires_at) and loan.borrower_id <> preferences.user_id;
