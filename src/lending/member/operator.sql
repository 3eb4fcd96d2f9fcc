-- Why an operator may not decide on what concerns these members: the operator has been frozen, or is one of them; null if nothing is in the
-- way. Call it after the act's locks. It takes none of its own: two operators who freeze each other would wait for each other.
create or replace function refused_operator(by_user uuid, concerned uuid[]) returns jsonb stable
  language sql security definer set search_path from current as $$
  select case when is_blocked(by_user) then '{"code": "BLOCKED"}'::jsonb
    when by_user = any (concerned) then '{"code": "OWN_ACCOUNT"}'::jsonb end;
$$;

-- Whose money a loan is about: its borrower's, and its lenders'.
create or replace function parties_of_loan(in_loan uuid) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array(select borrower_id from loan where id = in_loan
    union select lender_id from investment where loan_id = in_loan and status <> 'cancelled');
$$;

-- Whose money a ledger transaction has moved.
create or replace function parties_of_movement(moved uuid) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array(select distinct user_id from entry join account on account.id = account_id join wallet on wallet.id = wallet_id
    where ledger_transaction_id = moved);
$$;
