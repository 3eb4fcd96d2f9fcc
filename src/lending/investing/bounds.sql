-- The least and the most that a loan accepts from one lender, and how much of it the lender can pay; both investing and showing bounds
-- use it. The minimum is the platform's, or what remains if that is less; the last investment that a loan has room for must complete
-- the funding. The platform's limits per lender lower the maximum.
create or replace function investment_bounds(
    target loan, lender uuid, investments bigint, minimum bigint, investments_max int, limits jsonb default '{}')
  returns table (least_amount bigint, most_amount bigint, affordable bigint) stable
  language sql as $$
  select lower_bound, upper_bound, case when least(upper_bound, usable) < lower_bound then 0 else least(upper_bound, usable) end
  from (select target.amount_requested - target.amount_funded) as loan (remaining)
  cross join lateral (select case when investments >= investments_max - 1 then remaining else least(minimum, remaining) end,
    case when limits = '{}' then remaining else (select greatest(0, least(remaining, min(most - used)))
      from lender_limits(target, lender, minimum, limits)) end) as bounds (lower_bound, upper_bound)
  join wallet on wallet.user_id = lender
  join account on account.wallet_id = wallet.id and account.kind = 'available'
  cross join lateral (select balance - kept_for_overdue(lender) as usable) as funds;
$$;

-- Why a loan does not accept an investment now, with the amounts that it would accept; null if it does.
create or replace function refused_investment(
    target loan, lender uuid, amount bigint, minimum bigint, investments_max int, limits jsonb, late_bars boolean) returns jsonb
  language plpgsql stable security definer set search_path from current as $$
declare
  remaining constant bigint := target.amount_requested - target.amount_funded;
  available constant bigint := (select balance from account where id = account_of(lender, 'available'));
  kept constant bigint := kept_for_overdue(lender);
  bounds record;
  exceeded record;
begin
  select * into bounds from investment_bounds(
    target, lender, (select count(*) from investment where loan_id = target.id and status <> 'cancelled'), minimum, investments_max, limits);
  select * into exceeded from lender_limits(target, lender, minimum, limits) where used + amount > most order by most - used limit 1;
  return case
    when owed_by(lender) > 0 then refused_debtor(lender)
    when not takes_investments(target.status, target.frozen, target.expires_at) then
      jsonb_build_object('code', 'LOAN_NOT_OPEN', 'status',
        case when target.frozen then 'frozen' when target.status = 'open' then 'expired' else target.status end)
    -- The loans of such a borrower are frozen within a minute; until then, this keeps them from being funded.
    when refused_borrower(target.borrower_id, late_bars) is not null then '{"code": "LOAN_NOT_OPEN", "status": "frozen"}'::jsonb
    when amount > remaining then
      jsonb_build_object('code', 'EXCEEDS_REMAINING', 'remaining', remaining, 'max_investment', bounds.affordable)
    when exceeded.name is not null then
      jsonb_build_object('code', 'LIMIT_EXCEEDED', 'limit', exceeded.name, 'max', exceeded.most, 'used', exceeded.used)
    when amount not between bounds.least_amount and bounds.most_amount then
      jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'min', bounds.least_amount, 'max', bounds.most_amount)
    when amount > available - kept then insufficient(available - kept, kept)
    end;
end $$;
