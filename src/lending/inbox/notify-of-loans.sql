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

-- What the borrower is told of a new state, besides the loan: what the payout brought after the fee, or what is still owed.
create or replace function facts_of_state(of_loan loan, state text) returns jsonb stable
  language sql security definer set search_path from current as $$
  select case state
    when 'active' then jsonb_build_object('origination_fee', of_loan.origination_fee,
      'net_proceeds', of_loan.amount_requested - of_loan.origination_fee,
      -- Gateways until 0.3.0 show it as the title.
      'description', of_loan.title, 'transaction_id', (select id from wallet_transaction as line
        where wallet_id = (select id from wallet where user_id = of_loan.borrower_id) and loan_id = of_loan.id and type = 'loan_disbursement'
        order by position desc limit 1))
    when 'defaulted' then (select jsonb_build_object('payoff_amount', payoff_amount) from loan_debt where loan_id = of_loan.id)
    else '{}' end;
$$;

-- Tells the borrower and the lenders that a loan is repaid, also after it had defaulted.
create or replace function notify_of_repaid(of_loan uuid) returns void
  language sql security definer set search_path from current as $$
  select notify_users(array_agg(user_id), array_agg(type), array_agg(jsonb_strip_nulls(facts || jsonb_build_object(
      'currency', currency, 'loan_id', of_loan, 'loan_title', title))))
    from loan cross join lateral (
      select borrower_id as user_id, 'loan_repaid' as type,
        jsonb_build_object('amount', amount_requested, 'recovered', nullif(recovered, 0)) as facts
      union all select lender_id, 'investment_repaid',
        jsonb_build_object('amount', sum(amount), 'interest', sum(interest_earned), 'recovered', nullif(sum(investment.recovered), 0))
        from investment where loan_id = of_loan and status in ('repaid', 'defaulted') group by lender_id) as party
    where loan.id = of_loan;
$$;

-- Notifies borrowers of state changes, except when they cancel a loan before it is published, and lenders of defaults and of the end.
create or replace function notify_of_transitions() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  perform notify_users(array_agg(borrower_id), array_agg(case to_status when 'active' then 'loan_disbursed' else 'loan_' || to_status end),
      array_agg(jsonb_strip_nulls(jsonb_build_object('amount', amount_requested, 'currency', currency, 'loan_id', loan.id, 'loan_title', title,
        'reason', case when to_status = 'cancelled' and actor_id <> borrower_id then reason end) || facts_of_state(loan, to_status))))
    from added join loan on loan.id = added.loan_id
    where to_status in ('funded', 'active', 'cancelled', 'expired', 'defaulted')
      and not (to_status = 'cancelled' and actor_id = borrower_id and from_status in ('draft', 'submitted'))
    having count(*) > 0;
  perform notify_users(array_agg(lender_id), array_agg('investment_defaulted'::text), array_agg(facts))
    from (select lender_id, jsonb_build_object('amount', sum(amount - principal_repaid), 'currency', currency,
        'loan_id', loan.id, 'loan_title', title) as facts
      from added join loan on loan.id = added.loan_id join investment on investment.loan_id = loan.id
      where to_status = 'defaulted' group by lender_id, loan.id) as claims
    having count(*) > 0;
  perform notify_of_repaid(loan_id) from added where to_status = 'repaid';
  return null;
end $$;

-- A defaulted loan keeps its state, so its last repayment is no change of state.
create or replace function notify_of_recovered() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  if (select payoff_amount from loan_debt where loan_id = new.id) = 0 then
    perform notify_of_repaid(new.id);
  end if;
  return null;
end $$;

create or replace trigger notify after insert on investment referencing new table as added
  for each statement execute function notify_of_investments();
create or replace trigger notify after insert on loan_event referencing new table as added
  for each statement execute function notify_of_transitions();
create or replace trigger notify_of_recovered after update of recovered on loan
  for each row when (new.recovered > old.recovered) execute function notify_of_recovered();
