-- A page of the members to tell that a loan was published. It looks at the next members, by id, who ask to be told of loans that match their preferences or a
-- saved search, and returns those whom this loan matches, with the last member looked at; null if the page was the last. Left out are members who have been told
-- already, as the job may run twice, and those who have invested in the loan, since they know of it.
create or replace function lenders_to_tell(of_loan uuid, after_member uuid, most int) returns table (lenders uuid[], last_member uuid) stable
  language sql security definer set search_path from current as $$
  with page as (
    select user_id from (
      (select user_id from preferences where match_notifications and user_id > after_member order by user_id limit most)
      union (select distinct user_id from saved_search where notifies and user_id > after_member order by user_id limit most)
    ) as asking order by user_id limit most
  ), found as (
    select user_id from page
    join profile as lender on lender.id = user_id and lender.user_type <> 'borrower' and not lender.frozen
    join loan as target on target.id = of_loan
    -- Of each by itself, so that a page is never the work of all.
    cross join lateral (select match_score, published_at from opportunity where lender_id = user_id and loan_id = of_loan offset 0) as offer
    where (match_score = 100 and (select match_notifications from preferences where preferences.user_id = page.user_id)
        or exists (select from searches_matching(page.user_id, target)))
      and not exists (select from investment where loan_id = of_loan and investment.lender_id = page.user_id)
      and not exists (select from notification where notification.user_id = page.user_id and type = 'loan_matches'
        and notification.created_at >= offer.published_at and data ->> 'loan_id' = of_loan::text)
  )
  select array(select user_id from found order by user_id), (select user_id from page order by user_id offset most - 1);
$$;

-- Why a standing order has put nothing into a loan that it matches: `pause` if it still waits, its limit per `borrower`, its `budget`, or the `money` that it may
-- use, each if that leaves less than the loan takes; `other` if the loan or the platform left it no room. Null if there is no order.
create or replace function passed_over(order_of preferences, target loan, minimum bigint) returns text stable
  language sql security definer set search_path from current as $$
  select case
    when order_of.auto_invest_enabled is not true then null
    when target.published_at + make_interval(hours => order_of.auto_invest_pause_hours) > gateway_now() and not has_history(target.borrower_id) then 'pause'
    when coalesce(order_of.auto_invest_max_per_borrower, order_of.auto_invest_max_per_loan)
      - coalesce((select amount from counted_for_orders(target.borrower_id, minimum) where lender_id = order_of.user_id), 0) < least_amount then 'borrower'
    when left_of_budget(order_of) < least_amount then 'budget'
    when (select balance from account where id = account_of(order_of.user_id, 'available')) - kept_for_overdue(order_of.user_id) - kept_by_order(order_of) < least_amount then 'money'
    else 'other' end
  from (select least(minimum, target.amount_requested - target.amount_funded)) as offer (least_amount);
$$;

-- Tells one member that a loan matches their preferences or saved searches, so that no inbox is locked while another waits. Names the oldest search that it
-- matches and, if the member has a standing order that it matches too, why that put nothing into the loan.
create or replace function tell_of_match(member uuid, of_loan uuid, minimum bigint default 1) returns void
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  skipped text;
begin
  -- The job has looked for its members some time ago: one who was erased or blocked since is told nothing, and an erasure under way is waited for.
  if is_blocked_meanwhile(member) then
    return;
  end if;
  -- The job can run twice at once.
  perform from inbox where user_id = member for no key update;
  select * into target from loan where id = of_loan;
  if exists (select from notification where user_id = member and type = 'loan_matches' and created_at >= target.published_at
      and data ->> 'loan_id' = of_loan::text) then
    return;
  end if;
  select passed_over(preferences, target, minimum) into skipped
    from preferences join opportunity on lender_id = user_id and opportunity.loan_id = of_loan
    where user_id = member and match_score = 100 and match_notifications;
  perform notify_users(array[member], array['loan_matches'], array[jsonb_strip_nulls(jsonb_build_object('amount', target.amount_requested,
    'currency', target.currency, 'loan_id', of_loan, 'loan_title', target.title, 'order_skipped', skipped,
    'search_name', (select name from searches_matching(member, target) limit 1)))]);
end $$;
