-- What a payment of at most the payoff is split into: the parts by the schedule, the platform's fee, and each investment's shares. The
-- schedule is settled with it; loan and investments keep their part by keep_shares.
create or replace function share_repayment(
  in_loan uuid, amount bigint, fee_rate int, prepayment text, as_of date default business_date(), seen timestamptz default 'infinity',
  out applied bigint, out principal_part bigint, out prepaid_part bigint, out charges_part bigint, out charges_kept bigint, out went_on boolean,
  out unearned bigint, out fee bigint, out investments uuid[], out lenders uuid[], out principals bigint[], out interests bigint[], out fees bigint[], out charges bigint[]
) language plpgsql security definer set search_path from current as $$
declare
  paid record;
  earlier numeric;
begin
  select * into paid from settle_payment(in_loan, amount, prepayment, as_of, seen);
  applied := amount - paid.unused_part;
  principal_part := paid.principal_part;
  prepaid_part := paid.prepaid_part;
  charges_part := paid.charges_part;
  charges_kept := paid.charges_kept;
  went_on := paid.went_on;
  unearned := paid.unearned;
  -- The fee on all interest including this payment's, less the fee on all interest before it: so rounding never adds up over payments.
  select service_fee + (select sum(interest_earned) from investment where loan_id = in_loan) into earlier from loan where id = in_loan;
  fee := divide_half_even((earlier + paid.interest_part) * fee_rate, 10000) - divide_half_even(earlier * fee_rate, 10000);
  -- The fee is on interest alone, not on charges. Interest after the fee and the fee are split separately, so that the shares of each sum exactly.
  select array_agg(share.investment_id), array_agg(share.lender_id), array_agg(share.principal_part), array_agg(share.interest_part), array_agg(share.fee_part), array_agg(share.charges_part)
    into investments, lenders, principals, interests, fees, charges
    from split_repayment(in_loan, paid.principal_part, paid.interest_part - share_repayment.fee, share_repayment.fee, paid.charges_part - paid.charges_kept) as share;
end $$;

-- Posts a repayment that was split like this, and writes the lines of its borrower (`line`) and lenders. All its lines have the same reference,
-- also if it is booked again because an earlier one was undone. A loan in default has no claims left.
create or replace function post_repayment(
  target loan, moved uuid, line uuid, referred text, applied bigint, kept bigint, principal_part bigint, charges_part bigint,
  investments uuid[], lenders uuid[], principals bigint[], interests bigint[], fees bigint[], charges bigint[], as_of date default null
) returns void
  language plpgsql security definer set search_path from current as $$
declare
  own constant uuid := account_of(target.borrower_id, 'available');
begin
  perform post(moved, 'repayment', array_agg(account_id), array_agg(leg), as_of => as_of) from (
    select own as account_id, -applied as leg
    union all select house_account('fees'), kept where kept > 0
    union all select account_of(lender_id, 'available'), sum(principal + interest + charge)::bigint
      from unnest(lenders, principals, interests, charges) as share (lender_id, principal, interest, charge) group by lender_id
    union all select account.id, -principal from unnest(investments, principals) as share (investment_id, principal)
      join account using (investment_id) where principal > 0 and target.status <> 'defaulted'
    union all select account.id, principal_part from account
      where loan_id = target.id and principal_part > 0 and target.status <> 'defaulted') as legs;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id, charges)
    select line, id, 'repayment_paid', 'debit', applied, target.title, referred, target.id, moved, nullif(charges_part, 0)
    from wallet where user_id = target.borrower_id;
  insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id,
      investment_id, ledger_transaction_id, principal, fee, charges)
    select new_id(), wallet.id, 'repayment_received', 'credit', sum(share.principal + interest + charge), target.title, referred, target.borrower_id, target.id,
      case when count(*) = 1 then min(investment_id::text)::uuid end, moved, sum(share.principal), sum(share.fee), nullif(sum(charge), 0)
    from unnest(investments, lenders, principals, interests, fees, charges) as share (investment_id, lender_id, principal, interest, fee, charge)
    join wallet on user_id = lender_id group by wallet.id;
end $$;

-- Adds the shares of a repayment to its loan and investments; if it ends the loan, both are repaid.
create or replace function keep_shares(
  target loan, applied bigint, fee bigint, first_charges bigint, unearned bigint, ended boolean,
  investments uuid[], principals bigint[], interests bigint[], fees bigint[], charges bigint[]
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  update investment set principal_repaid = principal_repaid + share.principal, interest_earned = interest_earned + share.interest,
      fee_told = fee_told + share.fee, charges_earned = charges_earned + share.charge,
      recovered = recovered + case when target.status = 'defaulted' then share.principal + share.interest + share.charge else 0 end,
      status = case when ended then 'repaid' else status end
    from unnest(investments, principals, interests, fees, charges) as share (investment_id, principal, interest, fee, charge)
    where investment.id = share.investment_id;
  -- Clients see the debt as a part of the loan, so every repayment makes a new version of the loan.
  update loan set service_fee = service_fee + fee, charges_first = first_charges, unearned = keep_shares.unearned, recovered = recovered + case when target.status = 'defaulted' then applied else 0 end,
      updated_at = gateway_now(), status = case when ended then 'repaid' else status end
    where id = target.id;
end $$;

-- Why a loan can't be repaid by a member; null if it can.
create or replace function refused_repayment(target loan, by_user uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select case when target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then '{"code": "NOT_FOUND"}'::jsonb
    when target.borrower_id <> by_user then '{"code": "FORBIDDEN"}'::jsonb
    when target.status not in ('active', 'defaulted') then jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'repaid') end;
$$;

-- Tells a borrower who has paid a part of what is overdue what the payment went to, and what is still overdue: instalments that can no longer be
-- paid in time, and charges. Says nothing if nothing is.
create or replace function tell_of_part(target loan, line uuid, amount bigint, principal_part bigint, charges_part bigint) returns void
  language sql security definer set search_path from current as $$
  select notify_users(array[target.borrower_id], array['part_payment'], array[jsonb_strip_nulls(jsonb_build_object('amount', tell_of_part.amount,
      'principal', principal_part, 'interest', tell_of_part.amount - principal_part - charges_part, 'charges', nullif(charges_part, 0),
      'overdue', unpaid + charges_due, 'overdue_since', since, 'autopay', target.autopay, 'currency', target.currency, 'loan_id', target.id,
      'loan_title', target.title, 'transaction_id', line))])
    from loan_debt cross join lateral (
      select coalesce(sum(rest), 0)::bigint as unpaid, min(due_on) filter (where rest > 0) as since
      from instalment cross join lateral (select principal + interest - principal_paid - interest_paid as rest) as part
      where instalment.loan_id = target.id and due_on <= latest_due(business_date() - 1)) as late
    where loan_debt.loan_id = target.id and unpaid + charges_due > 0;
$$;

-- Repays a loan, or part of a defaulted one, with at most the payoff, and splits the payment between the lenders. Like all that plans
-- instalments, it has its statements planned once: planning them for each call takes as long as running them.
create or replace function take_repayment(
  by_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[], fee_rate int, prepayment text,
  seen int default null
) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  own constant uuid := account_of(by_user, 'available');
  payoff bigint;
  applied bigint;
  ended boolean;
  available bigint;
  before jsonb;
  made_of_plan jsonb;
  paid record;
  result jsonb := replay(by_user, 'repayLoan', with_key, hash);
begin
  if (amount between 1 and amount_max() and fee_rate between 0 and 9999 and prepayment in ('shorten', 'lower', 'advance')) is not true then
    raise exception 'no repayment is made on such terms' using errcode = 'invalid_parameter_value';
  elsif result is not null then
    return result;
  end if;
  select * into target from loan where id = in_loan for no key update;
  result := refused_repayment(target, by_user);
  if result ->> 'code' = 'INVALID_TRANSITION' then
    return remember(by_user, 'repayLoan', with_key, hash, result);
  elsif result is not null then
    return result;
  elsif seen <> target.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', seen);
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
  before := plan_figures(in_loan);
  select * into paid from share_repayment(in_loan, applied, fee_rate, prepayment);
  made_of_plan := repayment_effect(in_loan, before, payoff - applied);
  perform post_repayment(target, ids[1], ids[2], ids[1]::text, applied, paid.fee + paid.charges_kept, paid.principal_part, paid.charges_part,
    paid.investments, paid.lenders, paid.principals, paid.interests, paid.fees, paid.charges);
  insert into repayment (id, loan_id, amount, prepayment, value_on, fee_rate, booked_by, effect)
    values (ids[1], in_loan, applied, take_repayment.prepayment, business_date(), take_repayment.fee_rate, ids[1], made_of_plan);
  perform keep_shares(target, applied, paid.fee, charges_first(target, paid.charges_part, paid.went_on), paid.unearned, ended,
    paid.investments, paid.principals, paid.interests, paid.fees, paid.charges);
  -- Whoever pays instalments ahead repays nothing early: they keep their interest.
  if target.fee_running > 0 and target.status = 'active' and (paid.prepaid_part > 0 and prepayment <> 'advance' or ended) then
    perform refund_unused_fee(target, paid.prepaid_part);
  end if;
  if ended then
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
      values (ids[3], in_loan, by_user, 'active', 'repaid', 'repaid by the borrower');
  end if;
  -- When money is taken or recovered without the borrower asking for it, the caller tells them.
  if target.status = 'active' and not ended and hash is not null then
    perform tell_of_part(target, ids[2], applied, paid.principal_part, paid.charges_part);
  end if;
  return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('applied', applied, 'prepaid', paid.prepaid_part, 'principal', paid.principal_part, 'effect', made_of_plan,
    'transaction', (select to_jsonb(line) from wallet_transaction as line where id = ids[2]),
    'loan_debt', (select to_jsonb(debt) from loan_debt as debt where loan_id = in_loan),
    'loan', (select to_jsonb(one) from loan as one where id = in_loan),
    'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
end $$;
