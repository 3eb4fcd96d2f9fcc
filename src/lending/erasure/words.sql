-- A keyed hash of a subject, which nobody can compute without the deployment's key.
create or replace function subject_fingerprint(of_subject text) returns bytea stable
  language sql security definer set search_path from current as $$
  select sha256(point_key || convert_to('erased subject ' || of_subject, 'UTF8')) from deployment;
$$;

-- The members in whose records a member has left traces: with whom they exchanged money, lent or borrowed, who were told of their loans, and operators who
-- acted on them.
create or replace function acquaintances_of(member uuid) returns setof uuid stable
  language sql security definer set search_path from current as $$
  select member
  union select counterparty_id from wallet_transaction where wallet_id = (select id from wallet where user_id = member) and counterparty_id is not null
  union select counterparty_id from payment where user_id = member and counterparty_id is not null
  union select user_id from payment where counterparty_id = member
  union select lender_id from investment join loan on loan.id = loan_id where borrower_id = member
  union select borrower_id from investment join loan on loan.id = loan_id where lender_id = member
  union select user_id from loan join notification on type = 'loan_matches' and data ->> 'loan_id' = loan.id::text where borrower_id = member
  union select user_id from letter where kind in ('loan_matches', 'digest') and about && array(select id::text from loan where borrower_id = member)
  union select actor_id from audit_entry join profile on profile.id = actor_id where member_id = member
  union select actor_id from case_entry join member_case on member_case.id = case_id join profile on profile.id = actor_id where member_id = member;
$$;

-- Empties what operators have written and rules have found in the cases about a member; that there were cases, and how they ended, stays.
create or replace function erase_words_of_cases(member uuid) returns void
  language plpgsql security definer set search_path from current as $$
begin
  update member_case set reason = null where member_id = member and reason is not null;
  update case_entry set said = null, salt = null from member_case where member_case.id = case_id and member_id = member and said is not null;
end $$;

-- Overwrites what the records of one member say of an erased one, at most the given number of each kind at once; returns how many. Once nothing is left, it is noted how
-- far the erasure has come: the records of members follow in the order of their ids.
create or replace function erase_traces(member uuid, holder uuid, most int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  touched bigint;
begin
  if not exists (select from erasure where member_id = member) then
    raise exception 'only traces of erased members are erased' using errcode = 'invalid_parameter_value';
  end if;
  touched := case when holder = member then erase_own_traces(member, most) else erase_shared_traces(member, holder, most) end;
  if touched = 0 then
    update erasure set traces_until = holder where member_id = member and done_at is null;
  end if;
  return touched;
end $$;

-- The same for another member's: descriptions of transfers between them and of lines about loans of theirs, notifications and letters about them, and stored
-- answers.
create or replace function erase_shared_traces(member uuid, holder uuid, most int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  own_loans constant uuid[] := array(select id from loan where borrower_id = member);
  touched bigint := 0;
  part bigint;
begin
  update wallet_transaction set description = null, external_id = null, metadata = null where id in (select id from wallet_transaction
    where wallet_id = (select id from wallet where user_id = holder) and num_nonnulls(description, external_id, metadata) > 0
      and (counterparty_id = member or loan_id = any (own_loans)) limit most);
  get diagnostics touched = row_count;
  update payment set description = null, external_id = null, metadata = null
    where user_id = holder and counterparty_id = member and num_nonnulls(description, external_id, metadata) > 0;
  -- What a text can't do without is replaced.
  with found as (
    select id from notification where user_id = holder and (data ->> 'counterparty_id' = member::text or data ->> 'lender_id' = member::text
        or data ->> 'loan_id' = any (own_loans::text[]))
      and (data ?| '{counterparty_name,lender_name}' or data ->> 'loan_title' <> 'Erased' or data ->> 'description' <> 'Erased' or data ->> 'reason' <> 'Erased')
    limit most
  )
  update notification set data = (data - '{counterparty_name,lender_name}'::text[] - case when type = 'transfer_received' then 'description' else '' end)
      || (select coalesce(jsonb_object_agg(name, 'Erased'), '{}') from unnest('{loan_title,description,reason}'::text[]) as name
        where data ? name and not (type = 'transfer_received' and name = 'description'))
    from found where notification.id = found.id;
  get diagnostics part = row_count;
  touched := touched + part;
  -- Letters outlive the notifications that they told of.
  update letter set content = erased_letter(), about = null where id in (select id from letter
    where user_id = holder and content is not null and about && (own_loans::text[] || member::text) limit most);
  get diagnostics part = row_count;
  touched := touched + part;
  update idempotency_key set outcome = null where user_id = holder and created_at > repeated_since() and outcome is not null
    and position(member::text in outcome::text) > 0;
  get diagnostics part = row_count;
  return touched + part;
end $$;

-- The same for what is the member's own, however much it is.
create or replace function erase_own_traces(member uuid, most int) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  own_wallet constant uuid := (select id from wallet where user_id = member);
  touched bigint;
  part bigint;
begin
  update wallet_transaction set description = null, external_id = null, metadata = null where id in (select id from wallet_transaction
    where wallet_id = own_wallet and num_nonnulls(description, external_id, metadata) > 0 limit most);
  get diagnostics touched = row_count;
  delete from letter where id in (select id from letter where user_id = member limit most);
  get diagnostics part = row_count;
  touched := touched + part;
  update inbox set forgotten_number = last_number where user_id = member;
  delete from notification where id in (select id from notification where user_id = member limit most);
  get diagnostics part = row_count;
  touched := touched + part;
  update payment set description = null, payment_url = null, external_id = null, metadata = null where id in (select id from payment
    where user_id = member and num_nonnulls(description, payment_url, external_id, metadata) > 0 limit most);
  get diagnostics part = row_count;
  touched := touched + part;
  update idempotency_key set outcome = null where (user_id, operation, key) in (select user_id, operation, key from idempotency_key
    where user_id = member and outcome is not null limit most);
  get diagnostics part = row_count;
  return touched + part;
end $$;

-- Notes that all traces of a member are gone.
create or replace function end_erasure(member uuid) returns void
  language sql security definer set search_path from current as $$
  update erasure set done_at = gateway_now() where member_id = member and done_at is null;
$$;
