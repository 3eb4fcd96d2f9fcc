-- What comes to a lender with each payment of some loans that is still to be made, if what is late is paid today and the rest when it is due, each by itself: their
-- shares of it by entitlement, as split_repayment books them, of the amounts of flows_of. Interest is what is left of it after the fee.
create or replace function own_payments(lender uuid, of_loans uuid[], fee_rate int)
  returns table (loan_id uuid, number int, due_on date, principal bigint, interest bigint) stable
  language plpgsql as $$
declare
  target loan%rowtype;
  claims record;
  rest record;
  share record;
  ahead bigint;
  fee bigint;
begin
  for target in select * from loan where id = any (of_loans) and status = 'active'
    and exists (select from investment where investment.loan_id = loan.id and lender_id = lender and status = 'active')
  loop
    select array_agg(lender_id = lender) as own, array_agg(amount - principal_before) as weights, array_agg(principal_repaid - principal_before) as principals,
        array_agg(interest_earned - interest_before) as interests, target.service_fee + sum(interest_earned)::bigint as gross
      into claims from (select * from investment where investment.loan_id = target.id and status <> 'cancelled' order by created_at, id) as one;
    for rest in select one.* from expected_instalments(array[target.id]) as one where one.principal + one.interest > 0 order by one.number loop
      -- Interest that was paid ahead went to lenders as principal: what comes next is interest, until that is made up.
      ahead := least(rest.principal, target.unearned);
      target.unearned := target.unearned - ahead;
      fee := divide_half_even((claims.gross + rest.interest + ahead) * fee_rate, 10000) - divide_half_even(claims.gross * fee_rate, 10000);
      claims.gross := claims.gross + rest.interest + ahead;
      select array_agg(of_principal + had_principal order by turn) as principals, array_agg(of_interest + had_interest order by turn) as interests,
          coalesce(sum(of_principal) filter (where is_own), 0)::bigint as own_principal, coalesce(sum(of_interest) filter (where is_own), 0)::bigint as own_interest
        into share from unnest(claims.own, claims.principals, claims.interests, split_by_entitlement(rest.principal - ahead, claims.weights, claims.principals),
          split_by_entitlement(rest.interest + ahead - fee, claims.weights, claims.interests))
          with ordinality as part (is_own, had_principal, had_interest, of_principal, of_interest, turn);
      claims.principals := share.principals;
      claims.interests := share.interests;
      loan_id := target.id;
      number := rest.number;
      due_on := rest.due_on;
      principal := share.own_principal;
      interest := share.own_interest;
      return next;
    end loop;
  end loop;
end $$;
