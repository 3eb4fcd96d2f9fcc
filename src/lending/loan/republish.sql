-- Why a borrower publishes or submits nothing now: they have taken back as many loans within 24 hours as one may; null if not. What
-- is published and withdrawn in a loop leaves entries for ever, and the money of lenders is held and released each time. The last
-- loans that are open can always be withdrawn, so that nobody owes what they no longer want.
create or replace function refused_republishing(of_borrower uuid, most int) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'LIMIT_EXCEEDED', 'most', most, 'again_at', min(created_at) + interval '24 hours')
  from (select created_at from loan_event
    where actor_id = of_borrower and from_status in ('open', 'submitted') and to_status in ('cancelled', 'draft')
      and created_at > gateway_now() - interval '24 hours'
    order by created_at desc limit most) as latest
  having count(*) >= most;
$$;
