-- The members to tell that a loan was published: those who asked to be told of loans that match their preferences. Members who have
-- been told already, because the job runs again, are left out. So are those who have invested in it, who know of it.
create or replace function lenders_to_tell(of_loan uuid) returns table (lender_id uuid) stable
  language sql security definer set search_path from current as $$
  select offer.lender_id from loan
  join opportunity as offer on offer.loan_id = loan.id
  join preferences on user_id = offer.lender_id and match_notifications
  join profile as lender on lender.id = offer.lender_id and lender.user_type <> 'borrower' and not lender.frozen
  where loan.id = of_loan and match_score = 100
    and not exists (select from investment where loan_id = of_loan and investment.lender_id = offer.lender_id)
    and not exists (select from notification where notification.user_id = offer.lender_id and type = 'loan_matches'
      and notification.created_at >= loan.published_at and data ->> 'loan_id' = of_loan::text)
  order by offer.lender_id;
$$;

-- Tells a member of a loan that matches their preferences, one at a time, so that no inbox waits for another.
create or replace function tell_of_match(member uuid, of_loan uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
begin
  -- The job can run twice at once.
  perform from inbox where user_id = member for no key update;
  select * into target from loan where id = of_loan;
  if exists (select from notification where user_id = member and type = 'loan_matches' and created_at >= target.published_at
      and data ->> 'loan_id' = of_loan::text) then
    return;
  end if;
  perform notify_users(array[member], array['loan_matches'], array[jsonb_build_object('amount', target.amount_requested,
    'currency', target.currency, 'loan_id', of_loan, 'loan_title', target.title)]);
end $$;
