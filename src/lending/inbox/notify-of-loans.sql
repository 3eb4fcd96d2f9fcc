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

-- Notifies borrowers of state changes, except when they cancel a loan before it is published, and lenders of defaults.
create or replace function notify_of_transitions() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  perform notify_users(array_agg(borrower_id), array_agg('loan_' || to_status), array_agg(jsonb_strip_nulls(jsonb_build_object(
      'amount', amount_requested, 'currency', currency, 'loan_id', loan.id, 'loan_title', title,
      'reason', case when to_status = 'cancelled' and actor_id <> borrower_id then coalesce(private_reason, reason) end))))
    from added join loan on loan.id = added.loan_id
    where to_status in ('funded', 'cancelled', 'expired', 'defaulted')
      and not (to_status = 'cancelled' and actor_id = borrower_id and from_status in ('draft', 'submitted'))
    having count(*) > 0;
  perform notify_users(array_agg(lender_id), array_agg('investment_defaulted'::text), array_agg(facts))
    from (select lender_id, jsonb_build_object('amount', sum(amount - principal_repaid), 'currency', currency,
        'loan_id', loan.id, 'loan_title', title) as facts
      from added join loan on loan.id = added.loan_id join investment on investment.loan_id = loan.id
      where to_status = 'defaulted' group by lender_id, loan.id) as losses
    having count(*) > 0;
  return null;
end $$;

create or replace trigger notify after insert on investment referencing new table as added
  for each statement execute function notify_of_investments();
create or replace trigger notify after insert on loan_event referencing new table as added
  for each statement execute function notify_of_transitions();
