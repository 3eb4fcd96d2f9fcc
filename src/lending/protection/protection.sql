-- What a lender can invest in one loan without a warning, in minor units: 5 % of the net worth that they have stated, but at least `always`.
create or replace function warned_above(net_worth bigint, always bigint) returns bigint immutable
  language sql return greatest(always, div(net_worth::numeric * 5, 100)::bigint);

-- What a lender has already invested in a loan: investing in parts does not get around the warning.
create or replace function invested_in(lender uuid, in_loan uuid) returns bigint stable
  language sql security definer set search_path from current as $$
  select coalesce(sum(amount), 0)::bigint from investment where loan_id = in_loan and lender_id = lender and status <> 'cancelled';
$$;

-- Why a lender who is protected can't invest so much now: the test is missing, or the warning is not acknowledged; null if they can.
-- `protection` is what the settings say (`lenderLimits`); `used` is what they have in the loan. Refusals are
-- not remembered: the same call works once what is missing is done. Keeps the lender from being marked otherwise meanwhile.
create or replace function refused_unprotected(lender uuid, amount bigint, used bigint, warned boolean, protection jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  test lender_test%rowtype;
  most bigint;
begin
  perform from sophisticated_lender where user_id = lender for share;
  if is_sophisticated(lender) then
    return null;
  end if;
  test := newest_lender_test(lender);
  if missing_of_test(test) is not null then
    return jsonb_build_object('code', 'LENDER_TEST_REQUIRED', 'missing', missing_of_test(test), 'id', test.id);
  end if;
  most := warned_above(test.net_worth, (protection ->> 'least')::bigint);
  if used + amount > most and warned is not true then
    return jsonb_build_object('code', 'WARNING_REQUIRED', 'max', most, 'used', used);
  end if;
  return null;
end $$;

-- How much a protected lender's standing order can put into a loan: as much as needs no warning, or the amount up to which its lender has
-- accepted one, less what they have in the loan; 0 without a test, and null if any amount.
create or replace function left_for_protected(lender uuid, in_loan uuid, protection jsonb) returns bigint stable
  language sql security definer set search_path from current as $$
  select case when missing_of_test(test) is not null then 0
    else greatest(0, greatest(warned_above(test.net_worth, (protection ->> 'least')::bigint), auto_invest_warned_up_to) - invested_in(lender, in_loan)) end
  from preferences cross join newest_lender_test(lender) as test
  where preferences.user_id = lender and not is_sophisticated(lender);
$$;

-- Whether a reflection period is still running; null if there is none.
create or replace function is_reflecting(ends_at timestamptz) returns boolean stable
  language sql return ends_at > gateway_now();

-- Until when a lender can leave what they invest now without giving a reason; null if they are not protected.
create or replace function reflection_until(lender uuid) returns timestamptz(3) stable
  language sql security definer set search_path from current as $$
  select gateway_now() + interval '96 hours' where not is_sophisticated(lender);
$$;
