-- What would repay a loan completely on a day, and what of it is principal, interest and charges: what a payment of that day would be split
-- into, by the rules that split payments. The payment is made and rolled back, so the result can't differ from that of a real one. The caller has locked the loan.
create or replace function payoff_on(of_loan uuid, day date, out principal bigint, out interest bigint, out charges bigint)
  language plpgsql security definer set search_path from current as $$
begin
  begin
    perform plan_arrears(of_loan, day);
    perform charge_penalty(of_loan, day);
    perform charge_late(of_loan, day);
    select principal_part, interest_part, charges_part into principal, interest, charges from settle_payment(of_loan, amount_max(), 'shorten', day);
    raise exception using errcode = 'PLAN0', message = 'taken back';
  exception when sqlstate 'PLAN0' then
    null;
  end;
end $$;
