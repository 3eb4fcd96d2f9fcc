-- Why a borrower can't publish or submit a loan now: within 24 hours, they have taken back `most` loans; null if they may. Publishing and
-- withdrawing in a loop would leave entries that are never deleted, and hold and release lenders' money each time. The limit is on
-- publishing, not on withdrawing: borrowers can always withdraw an open loan, so that nobody owes what they no longer want.
create or replace function refused_republishing(of_borrower uuid, most int) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('code', 'LIMIT_EXCEEDED', 'most', most, 'again_at', min(created_at) + interval '24 hours')
  from (select created_at from loan_event
    where actor_id = of_borrower and from_status in ('open', 'submitted') and to_status in ('cancelled', 'draft')
      and created_at > gateway_now() - interval '24 hours'
    order by created_at desc limit most) as latest
  having count(*) >= most;
$$;
