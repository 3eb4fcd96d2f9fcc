-- The terms of a loan that its borrower may still change: all while it is a draft; title, description and location while it is open
-- and nobody has invested; only the description as long as it is open. Whether it is paid from the wallet is decided while it is repaid. What
-- it is called elsewhere, and what is kept with it, can always be changed: nobody else sees it.
create or replace function editable_terms(status text, funded bigint) returns text[] immutable
  language sql return array['external_id', 'metadata'] || case
    when status = 'draft' then array['title', 'description', 'location_latitude', 'location_longitude', 'location_description',
      'public_latitude', 'public_longitude', 'amount_requested', 'interest_rate', 'repayment_period_months', 'purpose']
    when status = 'open' and funded = 0 then array['title', 'description', 'location_latitude', 'location_longitude',
      'location_description', 'public_latitude', 'public_longitude']
    when status = 'open' then array['description']
    when status = 'active' then array['autopay']
    else '{}' end;

-- Changes the terms of a borrower's loan: absent ones stay, null clears. If `becoming` is another state than the loan's, it changes
-- nothing and returns null, since the caller then changes both in a transaction.
create or replace function update_loan(by_user uuid, in_loan uuid, seen int, terms jsonb, becoming text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  target loan%rowtype;
  wanted loan%rowtype;
  refused text[];
  taken jsonb;
begin
  -- A block locks the identity before the loan, so this does, too: the other order could deadlock.
  if is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  select * into target from loan where id = in_loan for no key update;
  if target.id is null or not is_visible(target.published_at, target.borrower_id, by_user) then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif target.borrower_id <> by_user then
    return '{"code": "FORBIDDEN"}'::jsonb;
  elsif seen <> target.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', target.version, 'seen', seen);
  elsif becoming <> target.status then
    return null;
  end if;
  wanted := jsonb_populate_record(target, terms);
  if wanted is not distinct from target then
    return jsonb_build_object('loan', to_jsonb(target));
  end if;
  select array_agg(key order by array_position(editable_terms('draft', 0), key)) into refused
    from jsonb_each(to_jsonb(wanted)) as new join jsonb_each(to_jsonb(target)) as old using (key)
    where new.value <> old.value and key <> all (editable_terms(target.status, target.amount_funded)) and key not like 'public%';
  if refused is not null then
    return jsonb_build_object('code', 'LOAN_NOT_EDITABLE', 'status', target.status, 'fields', refused);
  end if;
  if wanted.external_id is distinct from target.external_id then
    taken := taken_reference(by_user, wanted.external_id, in_loan);
  end if;
  if taken is not null then
    return taken;
  end if;
  update loan set title = wanted.title, description = wanted.description, amount_requested = wanted.amount_requested,
      interest_rate = wanted.interest_rate, repayment_period_months = wanted.repayment_period_months, purpose = wanted.purpose,
      location_latitude = wanted.location_latitude, location_longitude = wanted.location_longitude,
      public_latitude = wanted.public_latitude, public_longitude = wanted.public_longitude,
      location_description = wanted.location_description, autopay = wanted.autopay,
      external_id = wanted.external_id, metadata = wanted.metadata
    where id = in_loan returning * into target;
  return jsonb_build_object('loan', to_jsonb(target));
end $$;

-- Whether the operation is one of the borrower's changes of a loan, which can be repeated under a key.
create or replace function is_loan_change(operation text) returns boolean immutable
  language sql return operation in ('updateLoan', 'publishLoan', 'cancelLoan');

-- The outcome of an earlier request to change a loan under this key; null if the change may proceed.
create or replace function replay_loan_change(by_user uuid, operation text, with_key text, hash bytea) returns jsonb
  language sql security definer set search_path from current as $$
  select replay(by_user, operation, with_key, hash) where is_loan_change(operation);
$$;

-- Stores a loan, as its borrower's change left it, under the key of the request, in the same transaction.
create or replace function keep_loan_change(by_user uuid, operation text, with_key text, hash bytea, in_loan uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  changed loan%rowtype;
begin
  select * into changed from loan where id = in_loan and borrower_id = by_user;
  if not found or not is_loan_change(operation) then
    raise exception 'only a change of one''s own loan is kept' using errcode = 'restrict_violation';
  end if;
  return remember(by_user, operation, with_key, hash, jsonb_build_object('loan', to_jsonb(changed)));
end $$;

-- Stores the reasons why a loan's state did not allow a change, under the key of the request, so that repeats get the same refusal. If
-- another call with the key has ended meanwhile, returns the outcome of that call instead.
create or replace function keep_loan_refusal(by_user uuid, operation text, with_key text, hash bytea, reasons jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
begin
  if ((is_loan_change(operation) or operation in ('approveLoan', 'returnLoan')) and jsonb_typeof(reasons) = 'array' and reasons <> '[]') is not true then
    raise exception 'only reasons to refuse a change of a loan are kept' using errcode = 'restrict_violation';
  end if;
  return coalesce(replay(by_user, operation, with_key, hash),
    remember(by_user, operation, with_key, hash, jsonb_build_object('reasons', reasons)));
end $$;
