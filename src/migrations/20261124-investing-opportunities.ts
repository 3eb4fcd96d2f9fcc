/** How well a loan suits a lender: src/lending/match.ts says the same in words, and a test compares the two. */
export const opportunities = `
  -- Whole kilometres between two places on a sphere; null while one of them is not known.
  create function distance_km(latitude float8, longitude float8, to_latitude float8, to_longitude float8) returns int immutable
    language sql as $$
    -- Not strict: PostgreSQL inlines it then, which is 7 times as fast.
    select case when num_nulls(latitude, longitude, to_latitude, to_longitude) = 0 then
      round(2 * 6371.0088 * asin(sqrt(least(1,
        sin(radians(to_latitude - latitude) / 2) ^ 2
        + cos(radians(latitude)) * cos(radians(to_latitude)) * sin(radians(to_longitude - longitude) / 2) ^ 2))))::int
      end;
  $$;

  -- 0 to 100: rate 30, term 20, amount 15, risk 15, purpose 10, distance 10. What a lender has no preference
  -- for gives its whole share, what is near a preference a part of it, what is not known half.
  create function match_score(
    rate int, months int, amount bigint, risk text, purpose text, distance int,
    min_rate int, max_months int, min_amount bigint, max_amount bigint, risks text[], purposes text[], max_distance int
  ) returns int immutable
    language sql as $$
    select (case when rate < min_rate then 30 * rate / min_rate else 30 end
      + case when months > max_months then 20 * max_months / months else 20 end
      + case when amount < min_amount then 15 * amount / min_amount
          when amount > max_amount then 15 * max_amount / amount else 15 end
      + case when cardinality(risks) = 0 or risk = any (risks) then 15 when risk is null then 7 else 0 end
      + case when cardinality(purposes) = 0 or purpose = any (purposes) then 10 else 0 end
      + case when max_distance is null then 10 when distance is null then 5
          when distance > max_distance then 10 * max_distance / distance else 10 end)::int;
  $$;

  -- Each loan that can be invested in, for each who could: read with a lender_id.
  create view opportunity as
    select preferences.user_id as lender_id, loan.id as loan_id, loan.interest_rate, loan.repayment_period_months,
      loan.risk_level, loan.purpose, loan.published_at, loan.expires_at,
      loan.amount_requested - loan.amount_funded as amount_remaining, place.distance_km,
      match_score(loan.interest_rate, loan.repayment_period_months, loan.amount_requested, loan.risk_level,
        loan.purpose, place.distance_km, min_interest_rate, max_term_months, min_amount, max_amount,
        risk_levels, purposes, max_distance_km) as match_score
    from loan
    cross join preferences
    join profile as lender on lender.id = preferences.user_id
    cross join lateral (select distance_km(
      lender.latitude, lender.longitude, loan.public_latitude, loan.public_longitude) as distance_km offset 0) as place
    where loan.status = 'open' and loan.expires_at > gateway_now() and loan.borrower_id <> preferences.user_id;
`
