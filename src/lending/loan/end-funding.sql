-- Ends a loan that was not funded, as cancelled or expired, and releases its holds. The caller has locked the loan. Everybody can read
-- why; private_why is for the borrower, the lenders whose money was in it, and operators.
create or replace function conclude_funding(
  target loan, next_status text, by_user uuid, new_id uuid, why text, private_why text default null
) returns void
  language plpgsql security definer set search_path from current as $$
begin
  if target.amount_funded > 0 then
    perform release_holds(target.id);
  end if;
  -- Lists leave out frozen loans. One that has ended is listed again, since nobody can invest in it anyway.
  update loan set status = next_status, frozen = false, frozen_reason = null, frozen_as_late = false where id = target.id;
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason, private_reason)
    values (new_id, target.id, by_user, target.status, next_status, why, private_why);
end $$;

-- When a loan expires that is not paid out: if it is open, at its deadline; if it is funded, 14 days after both its deadline and the time in which lenders
-- can leave it, since what keeps it from its borrower may not end.
create or replace function funding_ends_at(target loan) returns timestamptz stable
  language sql return case (target).status when 'funded' then greatest((target).expires_at, (target).reflection_ends_at) + interval '14 days'
    else (target).expires_at end;

-- Ends the funding of a loan: for its borrower, who cancels it, or when it expires if by_user is null.
create or replace function end_funding(in_loan uuid, by_user uuid, new_id uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  next_status constant text := case when by_user is null then 'expired' else 'cancelled' end;
  why text := 'withdrawn by the borrower';
begin
  select * into target from loan where id = in_loan
    and case when by_user is null then 'clock' else 'borrower' end = any (loan_changers(status, next_status))
    and case when by_user is null then funding_ends_at(loan) <= gateway_now() else borrower_id = by_user end for no key update;
  if not found then
    raise exception 'only its borrower or its deadline ends the funding of a loan' using errcode = 'restrict_violation';
  end if;
  if by_user is null then
    why := case target.status when 'funded' then 'not paid out in time' else 'not funded in time' end;
  end if;
  perform conclude_funding(target, next_status, by_user, new_id, why);
  if by_user is null then
    perform record_audit('expireLoan', null, 'job expire-loans', 'loan', in_loan, target.borrower_id, jsonb_build_object(
      'reason', why, 'before', jsonb_build_object('status', target.status, 'amount_funded', target.amount_funded),
      'after', '{"status": "expired", "amount_funded": 0}'::jsonb));
  end if;
end $$;
