-- What a repayment of the caller's loan would do today: it is settled as take_repayment settles it, and taken back. It takes nobody's money, so
-- it needs none, and locks no account.
create or replace function preview_repayment(by_user uuid, in_loan uuid, amount bigint, prepayment text) returns jsonb
  language plpgsql security definer set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  target loan%rowtype;
  payoff bigint;
  before jsonb;
  paid record;
  result jsonb;
begin
  if (amount between 1 and amount_max() and prepayment in ('shorten', 'lower', 'advance')) is not true then
    raise exception 'no repayment is made on such terms' using errcode = 'invalid_parameter_value';
  end if;
  select * into target from loan where id = in_loan for no key update;
  result := refused_repayment(target, by_user);
  if result is not null then
    return result;
  end if;
  begin
    perform plan_arrears(in_loan);
    perform charge_late(in_loan);
    select payoff_amount into payoff from loan_debt where loan_id = in_loan;
    if payoff = 0 then
      result := jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'repaid');
    else
      before := plan_figures(in_loan);
      select * into paid from settle_payment(in_loan, least(amount, payoff), prepayment);
      result := jsonb_build_object('applied', least(amount, payoff), 'prepaid', paid.prepaid_part, 'effect', repayment_effect(in_loan, before, payoff - least(amount, payoff)));
    end if;
    raise exception using errcode = 'PLAN0', message = 'taken back';
  exception when sqlstate 'PLAN0' then
    null;
  end;
  return result;
end $$;
