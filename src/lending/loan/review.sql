-- Submits a draft for review, by its borrower or an integrator, or takes it back (next_status 'draft'). Returns null, or the refusal.
create or replace function submit_loan(
  in_loan uuid, by_user uuid, next_status text, new_id uuid, imported boolean default false, taken_back_max int default null,
  late_bars boolean default false, gate jsonb default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  refused jsonb := coalesce(refused_borrower(by_user, late_bars), refused_republishing(by_user, taken_back_max));
begin
  select * into target from loan where id = in_loan and borrower_id = by_user and next_status in ('draft', 'submitted')
    and 'borrower' = any (loan_changers(status, next_status)) for no key update;
  if not found then
    raise exception 'only its borrower submits a draft' using errcode = 'restrict_violation';
  elsif next_status = 'submitted' then
    refused := coalesce(refused_publication(target, gate), refused);
    if refused is not null then
      return refused;
    end if;
  end if;
  update loan set status = next_status where id = in_loan;
  insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
    values (new_id, in_loan, by_user, target.status, next_status,
      case when next_status = 'draft' then 'taken back by the borrower' when imported then 'submitted for the borrower'
        else 'submitted by the borrower' end);
  return null;
end $$;

-- Locks a loan for an operator's review; returns the loan, or the refusal, or the outcome of an earlier call with this key. A block of
-- the borrower waits until the review is committed. Operators can't review their own loans.
create or replace function loan_to_review(
  in_loan uuid, seen int, next_status text, by_user uuid, operation text, with_key text, hash bytea, most int default null, days int default 1
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  refused jsonb;
  earlier constant jsonb := replay(by_user, operation, with_key, hash);
begin
  if earlier is not null then
    return earlier;
  end if;
  perform lock_alone(by_user) where most is not null;
  perform is_blocked_meanwhile(borrower_id) from loan where id = in_loan;
  select * into target from loan where id = in_loan for no key update;
  refused := coalesce(refused_operator(by_user, array[target.borrower_id]), refused_again(operation, by_user, most, days));
  return case
    when target.id is null or target.status = 'draft' and target.published_at is null then '{"code": "NOT_FOUND"}'::jsonb
    when refused is not null then refused
    when seen <> target.version then jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', seen,
      'status', target.status, 'frozen', target.frozen_reason is not null,
      'funded_percent', round(100.0 * target.amount_funded / target.amount_requested, 2))
    when ('operator' = any (loan_changers(target.status, next_status)) and target.status = 'submitted') is not true then
      jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', next_status)
    else jsonb_build_object('loan', to_jsonb(target)) end;
end $$;

-- Publishes a submitted loan, or returns it as a draft to its borrower, who is told the reason. Returns the loan, or the refusal if it
-- can't be published.
create or replace function review_loan(
  in_loan uuid, by_user uuid, new_id uuid, publishes boolean, risk text, days int, reason text, most bigint, with_key text, hash bytea,
  late_bars boolean default false, gate jsonb default null
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  operation constant text := case when publishes then 'approveLoan' else 'returnLoan' end;
  refused jsonb;
begin
  select * into target from loan where id = in_loan and status = 'submitted' for no key update;
  if not found then
    raise exception 'only a submitted loan is reviewed' using errcode = 'restrict_violation';
  end if;
  if publishes then
    refused := open_loan(target, by_user, new_id, risk, funding_window(days), 'approved by the operator', most, late_bars,
      -- What the borrower has to accept was asked for when they submitted it.
      gate - 'agreements');
    if refused is not null then
      return refused;
    end if;
  else
    update loan set status = 'draft' where id = in_loan;
    -- Everybody can read the history once the loan is published, so the reason is for the borrower alone.
    insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason, private_reason)
      values (new_id, in_loan, by_user, 'submitted', 'draft', 'returned by the operator', reason);
  end if;
  perform record_audit(operation, by_user, null, 'loan', in_loan, target.borrower_id,
    jsonb_build_object('reason', reason, 'before', '{"status": "submitted"}'::jsonb,
      'after', jsonb_build_object('status', case when publishes then 'open' else 'draft' end)));
  perform notify_users(array[target.borrower_id], array[case when publishes then 'loan_approved' else 'loan_returned' end],
    array[jsonb_build_object('loan_id', in_loan, 'loan_title', target.title, 'reason', reason)]);
  return remember(by_user, operation, with_key, hash,
    jsonb_build_object('loan', (select to_jsonb(one) from loan as one where id = in_loan)));
end $$;
