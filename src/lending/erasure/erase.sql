-- Erases a member who asks for it, unless something is left that others have a claim to. What the law keeps is kept for the years of its kind.
create or replace function request_erasure(member uuid, retention jsonb) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  obstacles jsonb;
  requests int;
begin
  perform from identity where profile_id = member for no key update;
  if is_blocked(member) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  obstacles := obligations_left(member);
  -- Also those that are about a loan in which the member takes part, such as an undoing that would make it active again.
  select count(*) into requests from approval_request where status = 'pending' and (member_id = member or member = any (parties_of_request(approval_request)));
  if obstacles is not null or requests > 0 then
    return coalesce(obstacles, '{"code": "OBLIGATIONS_LEFT"}'::jsonb) || jsonb_build_object('requests', requests);
  end if;
  perform erase_member(member, gateway_now(), kept_of(member, retention));
  return jsonb_build_object('erasure', erasure_of(member));
end $$;

-- Until which day each kind of record is kept of a member who leaves now; none of one whose wallet has never moved, with whom there was no business.
create or replace function kept_of(member uuid, retention jsonb) returns jsonb stable
  language sql security definer set search_path from current as $$
  select coalesce(jsonb_object_agg(kind, (business_date() + make_interval(years => years::int))::date) filter (where years::int > 0), '{}')
    from jsonb_each_text(retention) as kept (kind, years)
    where exists (select from wallet_transaction where wallet_id = (select id from wallet where user_id = member));
$$;

-- An erasure as the API shows it; null if the member was not erased.
create or replace function erasure_of(member uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('member_id', member_id, 'erased_at', erased_at, 'done_at', done_at, 'kept', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'until', until) order by until, kind), '[]')
      from erasure_kept where erasure_kept.member_id = member and erasure_kept.erased_at is null))
    from erasure where member_id = member;
$$;

-- Erases a member: who they are is overwritten, and what the law keeps (`kept`: until which day, by kind) is set apart. Their account is closed. A restored
-- backup is erased by the same, with the time and days of then.
create or replace function erase_member(member uuid, at_time timestamptz, kept jsonb) returns void
  language plpgsql security definer set search_path from current as $$
begin
  insert into erasure (member_id, erased_at) values (member, at_time);
  insert into erasure_kept (member_id, kind, until, content)
    select member, kind, until, case when kind = 'aml' then identity_of(member) end
    from jsonb_each_text(kept) as one (kind, day) cross join lateral (select day::date as until) as dated where until > business_date();
  if not exists (select from erasure_kept where member_id = member and kind = 'books') then
    perform erase_bank_lines(member);
  end if;
  -- The law on money laundering keeps cases, too, so an erasure that it can wait for doesn't depend on whether there are any.
  if not exists (select from erasure_kept where member_id = member and kind = 'aml') then
    perform erase_words_of_cases(member);
  end if;
  insert into erased_subject (fingerprint) select subject_fingerprint(subject) from identity where profile_id = member
    on conflict (fingerprint) do update set erased_at = now();
  perform end_mandate(mandate.id) from mandate join bank_account on bank_account.id = bank_account_id where user_id = member and ended_at is null;
  update identity set subject = 'erased:' || member, blocked_at = coalesce(blocked_at, gateway_now()), block_reason = null, closed_at = gateway_now()
    where profile_id = member;
  update profile set full_name = null, city = null, bio = null, occupation = null, latitude = null, longitude = null, public_latitude = null,
      public_longitude = null, show_on_map = false, external_id = null, metadata = null
    where id = member;
  update finances set credit_score = null, monthly_income = null where profile_id = member;
  update preferences set language = default, language_chosen = default, timezone = default, timezone_chosen = default, email_notifications = default, notification_types = default,
      purposes = default, risk_levels = default, max_distance_km = null, only_verified_borrowers = default, auto_invest_enabled = false, match_notifications = false, autopay = false
    where user_id = member;
  delete from saved_search where user_id = member;
  delete from mail_address where user_id = member;
  delete from screened_member where user_id = member;
  -- A check that is under way ends.
  update verification_check set reference = null, ask_at = null,
      state = case when is_open_check(state) then 'canceled' else state end, ended_at = coalesce(ended_at, gateway_now())
    where user_id = member;
  update verification set reference = null where user_id = member;
  update acceptance set address_prefix = null, user_agent = null where user_id = member;
  update lender_test set answers = '{}', net_worth = 0 where user_id = member;
  perform erase_words_of_loans(member);
  update bank_account set holder = '', last_digits = '00', sealed = '', fingerprint = uuid_send(id), removed_at = coalesce(removed_at, gateway_now())
    where user_id = member;
  delete from document where user_id = member;
  delete from data_export_piece using data_export where export_id = data_export.id and user_id = member;
  update data_export set status = 'expired', held_until = null where user_id = member and status in ('pending', 'ready');
  update audit_entry set personal = null, salt = null where member_id = member and personal is not null;
  update work_note set note = null where member_id = member and note is not null;
  update help_request set message = null, answer = null, state = 'closed', closed_at = coalesce(closed_at, gateway_now())
    where user_id = member and message is not null;
  update help_message set text = null where user_id = member and text is not null;
  delete from help_file where user_id = member;
  update operator_note set text = null, file = null where member_id = member and text is not null;
  update approval_request set amount = 0, reason = '', decision = null, redacted_at = gateway_now()
    where member_id = member and status <> 'pending' and redacted_at is null;
  perform record_audit('eraseMember', null, 'rule erasure', 'member', member, member, jsonb_build_object('after', jsonb_build_object('kept', kept)));
end $$;

-- What the law on money laundering keeps: who the customer was, and where their money came from and went to.
create or replace function identity_of(member uuid) returns jsonb stable
  language sql security definer set search_path from current as $$
  select jsonb_build_object('full_name', full_name, 'city', city, 'subject', subject, 'verification_status', verification_status,
      'addresses', (select to_jsonb(array_remove(array[token_address, own_address], null)) from mail_address where user_id = member),
      'bank_accounts', (select jsonb_agg(to_jsonb(bank_account) - '{id,user_id,fingerprint,usable_at}'::text[]) from bank_account where user_id = member))
    from profile join identity on profile_id = profile.id where profile.id = member;
$$;

-- Overwrites what a member, or operators, have written about the member's loans. Their terms stay, as the contracts that their lenders made.
create or replace function erase_words_of_loans(member uuid) returns void
  language plpgsql security definer set search_path from current as $$
declare
  own_loans constant uuid[] := array(select id from loan where borrower_id = member);
begin
  update loan set title = 'Erased', description = case when description is not null then 'Erased' end, location_latitude = null, location_longitude = null,
      public_latitude = null, public_longitude = null, location_description = null, frozen_reason = null, external_id = null, metadata = null
    where id = any (own_loans);
  update loan_event set private_reason = null, reason = case when actor_id is null or actor_id = member then reason else '' end
    where loan_id = any (own_loans) and (private_reason is not null or actor_id is distinct from member);
  update charge set waived_reason = null where loan_id = any (own_loans) and waived_reason is not null;
  update plan_change set reason = 'Erased', undo_reason = null where loan_id = any (own_loans);
end $$;
