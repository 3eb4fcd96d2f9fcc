-- Why an operator may not decide on what concerns these members: the operator has been frozen, or is one of them; null if neither. Call
-- it after the act has taken its locks. It takes none, since two operators who freeze each other would otherwise deadlock.
create or replace function refused_operator(by_user uuid, concerned uuid[]) returns jsonb stable
  language sql security definer set search_path from current as $$
  select case when is_blocked(by_user) then '{"code": "BLOCKED"}'::jsonb
    when by_user = any (concerned) then '{"code": "OWN_ACCOUNT"}'::jsonb end;
$$;

-- The members whose money a loan is about: its borrower and its lenders.
create or replace function parties_of_loan(in_loan uuid) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array(select borrower_id from loan where id = in_loan
    union select lender_id from investment where loan_id = in_loan and status <> 'cancelled');
$$;

-- The members whose money a ledger transaction has moved.
create or replace function parties_of_movement(moved uuid) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array(select distinct user_id from entry join account on account.id = account_id join wallet on wallet.id = wallet_id
    where ledger_transaction_id = moved);
$$;
