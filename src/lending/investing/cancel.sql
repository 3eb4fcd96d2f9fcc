-- Makes a funded loan that a lender has left ready for others: it is frozen if its borrower was blocked meanwhile, and has at least four more days, but
-- only once, so that nobody can hold up others' money by investing and leaving in a loop.
create or replace function reopen_loan(in_loan uuid, new_id uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  update loan set frozen = is_blocked(borrower_id), expires_at = case
      when exists (select from loan_event where loan_id = in_loan and from_status = 'funded' and to_status = 'open') then expires_at
      else greatest(expires_at, gateway_now() + interval '4 days') end
    where id = in_loan;
  -- Nobody is told who has left.
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
    values (new_id, in_loan, null, 'funded', 'open', 'left by a lender');
end $$;

-- Leaves an investment for its lender: as long as its reflection period runs, or, if that `is_allowed`, as long as the loan is open. What
-- was held is available again, and the loan needs it again. The lender can't leave while an operator has frozen their account.
create or replace function cancel_investment(
  by_user uuid, with_key text, hash bytea, of_investment uuid, ids uuid[] default null, is_allowed boolean default true
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  one investment%rowtype;
  target loan%rowtype;
  result jsonb := replay(by_user, 'cancelInvestment', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  -- Gateways of the previous release pass two.
  ids := coalesce(ids, new_ids(2));
  select * into one from investment where id = of_investment and lender_id = by_user;
  if not found then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  -- Loans are locked before wallets, as when somebody invests: whoever completes the funding first has it.
  select * into target from loan where id = one.loan_id for no key update;
  perform lock_accounts(array[account_of(by_user, 'available')]);
  select * into one from investment where id = of_investment for no key update;
  if is_blocked(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif one.reflection_ends_at is null and not is_allowed then
    return '{"code": "FORBIDDEN"}'::jsonb;
  elsif one.status <> 'pending' or target.status <> 'open' and (target.status <> 'funded' or one.reflection_ends_at is null) then
    return remember(by_user, 'cancelInvestment', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'from', one.status,
      'to', 'cancelled', 'status', target.status));
  elsif (is_reflecting(one.reflection_ends_at) or is_allowed and target.status = 'open') is not true then
    return jsonb_build_object('code', 'FORBIDDEN', 'ended_at', one.reflection_ends_at);
  end if;
  perform post(ids[1], 'release', array[account_of(by_user, 'held'), account_of(by_user, 'available')], array[-one.amount, one.amount]);
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference,
      counterparty_id, loan_id, investment_id, ledger_transaction_id)
    select ids[2], id, 'investment_release', 'credit', one.amount, target.title, ids[1]::text, target.borrower_id, target.id, one.id, ids[1]
    from wallet where user_id = by_user;
  update investment set status = 'cancelled' where id = one.id;
  if target.status = 'funded' then
    perform reopen_loan(target.id, new_id());
  end if;
  return remember(by_user, 'cancelInvestment', with_key, hash, jsonb_build_object('reopened', target.status = 'funded',
    'investment', (select to_jsonb(left_one) from investment as left_one where id = one.id),
    'loan', (select to_jsonb(open_one) from loan as open_one where id = target.id),
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
end $$;
