-- How well a loan suits a lender's preferences, 0 to 100: rate 30, term 20, amount 15, risk 15, purpose 10, distance 10. A part without
-- a preference counts fully. Rate, term, amount and distance count less the further they miss a preference; a risk or purpose that is
-- not wanted counts nothing, and purposes that are wanted are given as plain_purpose writes them. An unknown risk or distance counts half.
create or replace function match_score(
  rate numeric, months int, amount bigint, risk text, purpose text, distance int,
  min_rate numeric, max_months int, min_amount bigint, max_amount bigint, risks text[], purposes text[], max_distance int
) returns int immutable
  language sql as $$
  select (case when rate < min_rate then div(30 * rate, min_rate) else 30 end
    + case when months > max_months then 20 * max_months / months else 20 end
    + case when amount < min_amount then 15 * amount / min_amount
        when amount > max_amount then 15 * max_amount / amount else 15 end
    + case when cardinality(risks) = 0 or risk = any (risks) then 15 when risk is null then 7 else 0 end
    + case when cardinality(purposes) = 0 or plain_purpose(purpose) = any (purposes) then 10 else 0 end
    + case when max_distance is null then 10 when distance is null then 5
        when distance > max_distance then 10 * max_distance / distance else 10 end)::int;
$$;
