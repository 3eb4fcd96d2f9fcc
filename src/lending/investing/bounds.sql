-- The least that a loan takes of a lender: the platform's minimum, or what remains if that is less. Who takes the last place
-- must fill the loan. bounds.ts says the same to those who look for opportunities; a test compares the two.
create or replace function least_investment(remaining bigint, investments bigint, minimum bigint, most int) returns bigint immutable
  language sql return case when investments >= most - 1 then remaining else least(minimum, remaining) end;

-- The most: what remains, or what the lender has; nothing where that is too little.
create or replace function most_investment(remaining bigint, available bigint, least_amount bigint) returns bigint immutable
  language sql return case when available < least_amount then 0 else least(remaining, available) end;
