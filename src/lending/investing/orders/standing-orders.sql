-- What counts against each lender's limit for a borrower: what their standing order has invested, in all current investments and those that
-- ended within 24 hours, and what they have lent by hand and not got back, since a limit is meant for all that one borrower has of theirs.
-- Ended ones of an order count so that a borrower who publishes and withdraws, or borrows and repays, in a loop gets no more
-- than one loan would. Each of an order's counts as at least the minimum, since even a small one sends its lender a notification.
create or replace function counted_for_orders(of_borrower uuid, minimum bigint) returns table (lender_id uuid, amount bigint) stable
  language sql as $$
  select investment.lender_id, sum(case when automatic then greatest(investment.amount, minimum)
    else investment.amount - principal_repaid end)::bigint
  from loan join investment on investment.loan_id = loan.id
  where borrower_id = of_borrower and (investment.status in ('pending', 'active', 'defaulted')
    or automatic and investment.updated_at > gateway_now() - interval '24 hours')
  group by investment.lender_id;
$$;

-- What the budget of a lender's standing order has left: what it has invested counts until that has come back, and what was lost for good
-- counts for ever. Null without a budget.
create or replace function left_of_budget(order_of preferences) returns bigint stable
  language sql as $$
  select case when order_of.auto_invest_budget is not null then order_of.auto_invest_budget
    - (select coalesce(sum(amount - principal_repaid), 0)::bigint from investment
      where lender_id = order_of.user_id and automatic and status in ('pending', 'active', 'defaulted')) end;
$$;

-- What a standing order leaves in its lender's wallet: what the lender says and, if they want that, money for their own instalments.
create or replace function kept_by_order(order_of preferences) returns bigint stable
  language sql as $$
  select coalesce(order_of.auto_invest_reserve, 0)
    + case when order_of.auto_invest_keeps_instalments then instalments_by(order_of.user_id, business_date() + 3) else 0 end;
$$;

-- Since when what a lender's standing order may use of the wallet has been too little for the smallest investment, whatever its budget; null if it is enough, or the
-- order is off. What stays in the wallet counts as it is now: only the balance is known of earlier times.
create or replace function out_of_money_since(lender uuid, minimum bigint) returns timestamptz stable
  language sql security definer set search_path from current as $$
  select coalesce((select created_at from ledger_transaction where id = (select ledger_transaction_id from entry
      where account_id = wallet.id and version > coalesce((select version from entry
        where account_id = wallet.id and balance_after >= needed order by version desc limit 1), 0)
      order by version limit 1)), profile.created_at)
  from preferences join profile on profile.id = user_id
  cross join lateral (select minimum + kept_for_overdue(lender) + kept_by_order(preferences) as needed) as own
  join account as wallet on wallet.id = account_of(lender, 'available') and balance < needed
  where user_id = lender and auto_invest_enabled;
$$;

-- How much the gate leaves to a standing order of a lender, which both invests and is a standing order; null if any amount.
create or replace function left_for_order(lender uuid, gate jsonb) returns bigint stable
  language sql security definer set search_path from current as $$
  select min(case when gate ? 'agreements' and missing_agreements(lender, act, gate -> 'agreements') is not null then 0
    else left_at_gate(lender, act, gate) end) from unnest(array['invest', 'standing_order']) as act;
$$;

-- Lenders whose standing orders match a loan, with the most that each may invest. There are as many as the loan has minimum investments
-- left; lenders who have waited longest come first. Distances are between public points: with exact ones, someone who publishes loans
-- around a lender could infer the lender's location from which of them receive investments. The last slot stays free, since its lender
-- has to complete the funding. What the order is to leave in the wallet stays there. Lenders whom the gate, or what protects them, lets invest nothing are left out. With `waited`, only lenders whose pause has ended: all others had their turn at publication.
create or replace function standing_orders(
  in_loan uuid, minimum bigint, most int, limits jsonb default '{}', waited boolean default false,
  late_bars boolean default false
) returns table (lender_id uuid, amount bigint) stable
  language sql security definer set search_path from current as $$
  select user_id, up_to from (
    select lender.id as user_id, up_to, slots, row_number() over (order by last nulls first, lender.id) as rank
    from turns_of(in_loan) as offer
    join loan on loan.id = in_loan and refused_borrower(borrower_id, late_bars) is null
    cross join lateral (select count(*) as taken from investment where loan_id = in_loan and investment.status <> 'cancelled') as before
    cross join lateral (select least(most - 1 - taken, greatest(1, (amount_requested - amount_funded) / minimum)) as slots) as room
    join preferences on preferences.user_id = offer.lender_id
    join profile as lender on lender.id = offer.lender_id
    left join counted_for_orders((select borrower_id from loan where id = in_loan), minimum) as placed on placed.lender_id = lender.id
    cross join lateral investment_bounds(loan, lender.id, taken, minimum, most, limits) as bounds
    cross join lateral (select least(auto_invest_max_per_loan - invested_in(lender.id, in_loan), affordable,
      coalesce(auto_invest_max_per_borrower, auto_invest_max_per_loan) - coalesce(placed.amount, 0),
      left_of_budget(preferences),
      case when auto_invest_keeps_instalments or auto_invest_reserve > 0
        then (select balance from account where id = account_of(lender.id, 'available')) - kept_by_order(preferences) end,
      case when limits ? 'gate' then left_for_order(lender.id, limits -> 'gate') end,
      case when limits ? 'protection' then left_for_protected(lender.id, in_loan, limits -> 'protection') end) as up_to) as own
    left join lateral (select max(created_at) as last from investment where investment.lender_id = lender.id and automatic) as waiting on true
    where turn <= gateway_now() and (pause_hours > 0 or not waited) and lender.user_type <> 'borrower' and not lender.frozen
      and up_to >= least_amount and up_to > 0
      and not exists (select from investment where loan_id = in_loan and investment.lender_id = lender.id
        -- Nobody who has left a loan is put into it again.
        and (automatic or investment.status = 'cancelled'))
    ) as ranked
  where rank <= slots order by rank;
$$;

-- Whether a lender's standing order still allows this much of a loan: the lender may have changed the order, or it may have invested in
-- other loans meanwhile. Investments by one standing order wait for each other here.
create or replace function is_ordered(by_lender uuid, in_loan uuid, so_much bigint, minimum bigint) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  own preferences%rowtype;
begin
  select * into own from preferences where user_id = by_lender and auto_invest_enabled for no key update;
  return so_much <= least(own.auto_invest_max_per_loan - invested_in(by_lender, in_loan), left_of_budget(own))
    and exists (select from turns_of(in_loan) as offer where offer.lender_id = by_lender and turn <= gateway_now())
    and so_much <= coalesce(own.auto_invest_max_per_borrower, own.auto_invest_max_per_loan) - coalesce((select placed.amount
      from loan cross join lateral counted_for_orders(borrower_id, minimum) as placed
      where loan.id = in_loan and placed.lender_id = by_lender), 0);
end $$;

-- Invests under a standing order, after locking and checking it again, since it may have changed since it was listed.
create or replace function auto_invest(
  for_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[], minimum bigint, most int, fee_rate int,
  limits jsonb default '{}', late_terms jsonb default null, late_bars boolean default false, exit_terms jsonb default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb;
begin
  if is_ordered(for_user, in_loan, amount, minimum) is not true then
    return '{"code": "FORBIDDEN"}'::jsonb;
  end if;
  if limits ? 'gate' then
    perform hold_levels(array[for_user]);
    result := refused_at_gate(for_user, 'standing_order', amount, limits -> 'gate');
    if result is not null then
      return result;
    end if;
  end if;
  result := invest(for_user, with_key, hash, in_loan, amount, ids, minimum, most, fee_rate, limits, late_terms, late_bars,
    exit_terms,
    (select invested_in(for_user, in_loan) + auto_invest.amount <= auto_invest_warned_up_to from preferences where user_id = for_user), true);
  if result ? 'code' or result ? 'replayed' then
    return result;
  end if;
  update investment set automatic = true where id = ids[2];
  perform notify_users(array[for_user], array['auto_invested'], array_agg(jsonb_build_object('amount', auto_invest.amount,
      'currency', currency, 'loan_id', in_loan, 'loan_title', title, 'investment_id', ids[2])))
    from loan where id = in_loan;
  perform record_audit('autoInvest', null, 'rule standing-order', 'investment', ids[2], for_user, jsonb_build_object(
    'reason', 'the loan matches the preferences of the lender', 'after', jsonb_build_object('loan_id', in_loan, 'amount', amount)));
  return result;
end $$;
