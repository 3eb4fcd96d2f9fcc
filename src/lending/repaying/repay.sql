-- Repays a loan, or part of a defaulted one, with at most the payoff, and splits the payment between the lenders.
create or replace function take_repayment(
  by_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[], fee_rate int, prepayment text
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  own constant uuid := account_of(by_user, 'available');
  payoff bigint;
  applied bigint;
  ended boolean;
  available bigint;
  paid record;
  earlier numeric;
  fee bigint;
  investments uuid[];
  lenders uuid[];
  principals bigint[];
  interests bigint[];
  fees bigint[];
  charges bigint[];
  result jsonb := replay(by_user, 'repayLoan', with_key, hash);
begin
  if (amount between 1 and amount_max() and fee_rate between 0 and 9999 and prepayment in ('shorten', 'lower', 'advance')) is not true then
    raise exception 'no repayment is made on such terms' using errcode = 'invalid_parameter_value';
  end if;
  if result is not null then
    return result;
  end if;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif target.borrower_id <> by_user then
    return '{"code": "FORBIDDEN"}'::jsonb;
  elsif target.status not in ('active', 'defaulted') then
    return remember(by_user, 'repayLoan', with_key, hash,
      jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'repaid'));
  end if;
  perform lock_accounts(accounts_of_loan(in_loan));
  perform plan_arrears(in_loan);
  perform charge_late(in_loan);
  select payoff_amount into payoff from loan_debt where loan_id = in_loan;
  -- A defaulted loan keeps that status even after it is completely recovered, so its payoff can be 0.
  if payoff = 0 then
    return remember(by_user, 'repayLoan', with_key, hash,
      jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'repaid'));
  end if;
  select balance into available from account where id = own;
  applied := least(amount, payoff);
  ended := applied = payoff and target.status = 'active';
  if available < applied then
    return remember(by_user, 'repayLoan', with_key, hash,
      jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', available));
  end if;
  select * into paid from settle_payment(in_loan, applied, prepayment);
  -- The fee on all interest including this payment's, less the fee on all interest before it: so rounding never adds up over payments.
  select target.service_fee + sum(interest_earned) into earlier from investment where loan_id = in_loan;
  fee := divide_half_even((earlier + paid.interest_part) * fee_rate, 10000) - divide_half_even(earlier * fee_rate, 10000);
  -- The fee is on interest alone, not on charges. Interest after the fee and the fee are split separately, so that the shares of each sum exactly.
  select array_agg(investment_id), array_agg(lender_id), array_agg(principal_part), array_agg(interest_part), array_agg(fee_part), array_agg(charges_part)
    into investments, lenders, principals, interests, fees, charges
    from split_repayment(in_loan, paid.principal_part, paid.interest_part - fee, fee, paid.charges_part - paid.charges_kept);
  perform post(ids[1], 'repayment', array_agg(account_id), array_agg(leg)) from (
    select own as account_id, -applied as leg
    union all select house_account('fees'), fee + paid.charges_kept where fee + paid.charges_kept > 0
    union all select account_of(lender_id, 'available'), sum(principal + interest + charge)::bigint
      from unnest(lenders, principals, interests, charges) as share (lender_id, principal, interest, charge) group by lender_id
    union all select account.id, -principal from unnest(investments, principals) as share (investment_id, principal)
      join account using (investment_id) where principal > 0 and target.status = 'active'
    union all select account.id, paid.principal_part from account
      where loan_id = in_loan and paid.principal_part > 0 and target.status = 'active') as legs;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id, charges)
    select ids[2], id, 'repayment_paid', 'debit', applied, target.title, ids[1]::text, in_loan, ids[1], nullif(paid.charges_part, 0)
    from wallet where user_id = by_user;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id,
      investment_id, ledger_transaction_id, principal, fee, charges)
    select new_id(), wallet.id, 'repayment_received', 'credit', sum(share.principal + interest + charge), target.title, ids[1]::text, by_user, in_loan,
      case when count(*) = 1 then min(investment_id::text)::uuid end, ids[1], sum(share.principal), sum(share.fee), nullif(sum(charge), 0)
    from unnest(investments, lenders, principals, interests, fees, charges) as share (investment_id, lender_id, principal, interest, fee, charge)
    join wallet on user_id = lender_id group by wallet.id;
  update investment set principal_repaid = principal_repaid + share.principal, interest_earned = interest_earned + share.interest,
      fee_told = fee_told + share.fee, charges_earned = charges_earned + share.charge,
      recovered = recovered + case when target.status = 'defaulted' then share.principal + share.interest + share.charge else 0 end,
      status = case when ended then 'repaid' else status end
    from unnest(investments, principals, interests, fees, charges) as share (investment_id, principal, interest, fee, charge)
    where investment.id = share.investment_id;
  -- Clients see the debt as a part of the loan, so every repayment makes a new version of the loan.
  update loan set service_fee = service_fee + fee, unearned = paid.unearned, charges_first = charges_first(target, paid.charges_part, paid.went_on), recovered = recovered + case when target.status = 'defaulted' then applied else 0 end,
      updated_at = gateway_now(), status = case when ended then 'repaid' else status end
    where id = in_loan;
  -- Whoever pays instalments ahead repays nothing early: they keep their interest.
  if target.fee_running > 0 and target.status = 'active' and (paid.prepaid_part > 0 and prepayment <> 'advance' or ended) then
    perform refund_unused_fee(target, paid.prepaid_part);
  end if;
  if ended then
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
      values (ids[3], in_loan, by_user, 'active', 'repaid', 'repaid by the borrower');
  end if;
  return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('applied', applied, 'prepaid', paid.prepaid_part,
    'transaction', (select to_jsonb(line) from wallet_transaction as line where id = ids[2]),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = in_loan),
    'loan', (select to_jsonb(one) from loan as one where id = in_loan),
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
end $$;
