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

-- Locks a loan and the accounts of its parties for an operator's act, of which there may be a limit (`above`). Returns why the operator may not act on it;
-- null if they may.
create or replace function refused_on_loan(by_user uuid, of_loan uuid, above bigint) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
begin
  perform lock_alone(by_user, array(select borrower_id from loan where id = of_loan)) where above is not null;
  select * into target from loan where id = of_loan for no key update;
  if not found or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  perform lock_accounts(accounts_of_loan(of_loan));
  return refused_operator(by_user, parties_of_loan(of_loan));
end $$;

-- The members whose money a ledger transaction has moved.
create or replace function parties_of_movement(moved uuid) returns uuid[] stable
  language sql security definer set search_path from current as $$
  select array(select distinct user_id from entry join account on account.id = account_id join wallet on wallet.id = wallet_id
    where ledger_transaction_id = moved);
$$;
