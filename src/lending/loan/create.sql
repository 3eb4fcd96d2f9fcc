-- Inserts a draft, and the first entry of its history with a reason.
create or replace function draft_loan(borrower uuid, ids uuid[], terms jsonb, why text) returns loan
  language plpgsql security definer set search_path from current as $$
declare
  made loan%rowtype;
begin
  insert into loan (id, borrower_id, title, description, amount_requested, interest_rate, repayment_period_months, purpose,
      location_latitude, location_longitude, public_latitude, public_longitude, location_description, external_id, metadata, currency)
    select ids[1], borrower, title, description, amount_requested, interest_rate, repayment_period_months, purpose,
      location_latitude, location_longitude, public_latitude, public_longitude, location_description, external_id, metadata, currency
    from deployment, jsonb_to_record(terms) as given (title text, description text, amount_requested bigint,
      interest_rate numeric, repayment_period_months smallint, purpose text, location_latitude float8, location_longitude float8,
      public_latitude float8, public_longitude float8, location_description text, external_id text, metadata jsonb)
    returning * into made;
  insert into loan_event (id, loan_id, actor_id, to_status, reason) values (ids[2], made.id, borrower, made.status, why);
  return made;
end $$;

-- Creates a draft, at most once under its key.
create or replace function create_loan(by_user uuid, with_key text, hash bytea, ids uuid[], terms jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  result jsonb := replay(by_user, 'createLoan', with_key, hash);
begin
  if result is not null then
    return result;
  elsif is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  return remember(by_user, 'createLoan', with_key, hash, coalesce(taken_reference(by_user, terms ->> 'external_id', null),
    jsonb_build_object('loan', to_jsonb(draft_loan(by_user, ids, terms, 'created by the borrower')))));
end $$;
