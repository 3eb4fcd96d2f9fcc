-- Notifies borrowers of investments. It also locks the lenders' inboxes, since a lender with a standing order is notified later in the
-- transaction: two members who lend to each other would otherwise lock the two inboxes in opposite orders.
create or replace function notify_of_investments() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  perform from inbox where user_id in (
    select lender_id from added union select borrower_id from added join loan on loan.id = loan_id)
    order by user_id for no key update;
  perform notify_users(array_agg(borrower_id), array_agg('investment_received'::text), array_agg(jsonb_build_object(
      'amount', added.amount, 'currency', currency, 'loan_id', loan.id, 'loan_title', title,
      'investment_id', added.id, 'lender_id', lender_id, 'lender_name', full_name)))
    from added join loan on loan.id = added.loan_id join profile on profile.id = lender_id
    having count(*) > 0;
  return null;
end $$;

-- What the borrower is told of a payout: what came in after the fee, the line on the statement, and the first payment.
create or replace function facts_of_payout(of_loan loan) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('amount', of_loan.amount_requested, 'origination_fee', of_loan.origination_fee,
    'net_proceeds', of_loan.amount_requested - of_loan.origination_fee, 'currency', of_loan.currency, 'loan_id', of_loan.id,
    'description', of_loan.title, 'transaction_id', (select id from wallet_transaction
      where wallet_id = (select id from wallet where user_id = of_loan.borrower_id) and loan_id = of_loan.id and type = 'loan_disbursement'
      order by position desc limit 1))
    || coalesce((select jsonb_build_object('next_due_on', due_on, 'next_amount', principal + interest)
      from instalment where loan_id = of_loan.id and number = 1), '{}');
$$;

-- Tells the borrower and the lenders that a loan is repaid, also after it had defaulted.
create or replace function notify_of_repaid(target loan) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform notify_users(array_agg(user_id), array_agg(case when user_id = target.borrower_id then 'loan_repaid' else 'investment_repaid' end),
      array_agg(jsonb_strip_nulls(jsonb_build_object('amount', sum, 'interest_earned', earned, 'charges_earned', nullif(charged, 0), 'recovered', nullif(came, 0),
        'currency', target.currency, 'loan_id', target.id, 'loan_title', target.title))))
    from (select target.borrower_id as user_id, target.amount_requested as sum, null::bigint as earned, null::bigint as charged, target.recovered as came
      union all select lender_id, sum(amount)::bigint, sum(interest_earned)::bigint, sum(charges_earned)::bigint, sum(recovered)::bigint from investment
        where loan_id = target.id and status in ('repaid', 'defaulted') group by lender_id) as party;
end $$;

-- Notifies borrowers of state changes, except when they cancel a loan before it is published, and lenders of defaults and of the end.
create or replace function notify_of_transitions() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  perform notify_users(array_agg(borrower_id), array_agg('loan_' || to_status), array_agg(jsonb_strip_nulls(jsonb_build_object(
      'amount', amount_requested, 'currency', currency, 'loan_id', loan.id, 'loan_title', title,
      'reason', case when to_status = 'cancelled' and actor_id is distinct from borrower_id then coalesce(private_reason, reason) end,
      'payoff_amount', case when to_status = 'defaulted' then (select payoff_amount from loan_debt where loan_debt.loan_id = loan.id) end))))
    from added join loan on loan.id = added.loan_id
    where to_status in ('funded', 'cancelled', 'expired', 'defaulted')
      and not (to_status = 'cancelled' and actor_id is not distinct from borrower_id and from_status in ('draft', 'submitted'))
    having count(*) > 0;
  perform notify_users(array_agg(borrower_id), array_agg('loan_reopened'::text), array_agg(jsonb_build_object(
      'amount', amount_requested - amount_funded, 'currency', currency, 'loan_id', loan.id, 'loan_title', title)))
    from added join loan on loan.id = added.loan_id where from_status = 'funded' and to_status = 'open' having count(*) > 0;
  perform notify_users(array_agg(lender_id), array_agg('investment_defaulted'::text), array_agg(facts))
    from (select lender_id, jsonb_build_object('amount', sum(amount - principal_repaid), 'currency', currency,
        'loan_id', loan.id, 'loan_title', title) as facts
      from added join loan on loan.id = added.loan_id join investment on investment.loan_id = loan.id
      where to_status = 'defaulted' group by lender_id, loan.id) as claims
    having count(*) > 0;
  perform notify_users(array_agg(borrower_id), array_agg('loan_disbursed'::text), array_agg(facts_of_payout(loan)))
    from added join loan on loan.id = added.loan_id where to_status = 'active' and from_status <> 'repaid' having count(*) > 0;
  perform notify_of_repaid(loan) from added join loan on loan.id = added.loan_id where to_status = 'repaid';
  return null;
end $$;

-- A defaulted loan keeps its state, so its last repayment is no change of state.
create or replace function notify_of_recovered() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if (select payoff_amount from loan_debt where loan_id = new.id) = 0 then
    perform notify_of_repaid(new);
  end if;
  return null;
end $$;

create or replace trigger notify after insert on investment referencing new table as added
  for each statement execute function notify_of_investments();
create or replace trigger notify after insert on loan_event referencing new table as added
  for each statement execute function notify_of_transitions();
create or replace trigger notify_of_recovered after update of recovered on loan
  for each row when (new.recovered > old.recovered and is_replayed(new.id) is not true) execute function notify_of_recovered();
