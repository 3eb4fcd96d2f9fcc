-- A wallet may grow beyond what its owner may bring in, which the functions limit: otherwise a lender with a full wallet would stop all
-- repayments, releases and payouts that they share in. 2^53 - 1 is still exact in JSON.
alter table account drop constraint account_exact_in_json;
alter table account add constraint account_exact_in_json check (wallet_id is null or balance <= 9007199254740991) not valid;
alter table account validate constraint account_exact_in_json;
