-- The amounts with which a standing order could never invest, by column, with what they would have to be at least (`least`) or at most
-- (`most`): a limit below the smallest investment there can be, or loans of amounts that no loan has. Null if there are none. What the
-- order `before` said already stays as it is. `loans` has the least and the most that a loan can be, and the least `investment`.
create or replace function impossible_in_order(wanted preferences, before preferences, loans jsonb) returns jsonb immutable
  language sql as $$
  select jsonb_object_agg(field, jsonb_strip_nulls(jsonb_build_object('given', given, 'least', least_amount, 'most', most_amount)))
  from (select (loans ->> 'least')::bigint as least_loan, (loans ->> 'most')::bigint as most_loan,
    -- An investment can take all of a loan that is smaller than the minimum.
    least((loans ->> 'investment')::bigint, (loans ->> 'least')::bigint) as smallest) as platform
  cross join lateral (values
    ('auto_invest_max_per_loan', wanted.auto_invest_max_per_loan, before.auto_invest_max_per_loan, smallest, null::bigint),
    ('auto_invest_max_per_borrower', wanted.auto_invest_max_per_borrower, before.auto_invest_max_per_borrower, smallest, null),
    ('auto_invest_budget', wanted.auto_invest_budget, before.auto_invest_budget, smallest, null),
    ('max_amount', wanted.max_amount, before.max_amount, least_loan, null),
    ('min_amount', wanted.min_amount, before.min_amount, null, most_loan)) as bound (field, given, kept, least_amount, most_amount)
  where (given < least_amount or given > most_amount) and given is distinct from kept;
$$;

-- Changes a member's preferences: absent ones stay, null clears, and notification types that are left out stay as they are.
-- A standing order can't be switched on by a member whom the gate does not allow one, nor by a protected lender without a test or, for so much that
-- it needs a warning, without acknowledging that (`warned`), and no order is given that could never invest. `on_map` is stored with the profile, but a change of it makes a new version of the preferences, too.
create or replace function update_preferences(member uuid, changes jsonb, on_map boolean, gate jsonb default null,
  protection jsonb default null, warned boolean default false, loans jsonb default null) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  -- Passed among the changes rather than as a parameter, since gateways of version 0.2.0 call this function without it.
  seen constant int := (changes ->> 'version')::int;
  own preferences%rowtype;
  wanted preferences%rowtype;
  shown profile%rowtype;
  contrary text[];
  impossible jsonb;
  refused jsonb;
begin
  if is_blocked_meanwhile(member) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  select * into own from preferences where user_id = member for no key update;
  if seen <> own.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', own.version, 'seen', seen);
  end if;
  select * into shown from profile where id = member;
  wanted := jsonb_populate_record(own, changes - 'version'
    || jsonb_build_object('notification_types', own.notification_types || coalesce(changes -> 'notification_types', '{}')));
  wanted.purposes := plain_purposes(wanted.purposes);
  -- Sending back all that was read chooses nothing; sending the language alone does, even if it is the one that members have at first.
  wanted.language_chosen := own.language_chosen or wanted.language <> own.language
    or changes ? 'language' and changes - '{language,version,notification_types}'::text[] = '{}';
  contrary := array_remove(array[
    case when wanted.min_amount > wanted.max_amount then 'min_amount' end,
    case when wanted.auto_invest_enabled and wanted.auto_invest_max_per_loan is null then 'auto_invest_max_per_loan' end], null);
  if contrary <> '{}' then
    return jsonb_build_object('code', 'VALIDATION_FAILED', 'fields', contrary);
  end if;
  if wanted.auto_invest_enabled and loans is not null then
    impossible := impossible_in_order(wanted, case when own.auto_invest_enabled then own end, loans);
    if impossible is not null then
      return jsonb_build_object('code', 'AMOUNT_OUT_OF_RANGE', 'impossible', impossible);
    end if;
  end if;
  if wanted.auto_invest_enabled and not own.auto_invest_enabled and gate is not null then
    perform hold_levels(array[member]);
    -- Switching it on moves nothing, so that the least amount is asked for.
    refused := refused_at_gate(member, 'standing_order', 1, gate);
    if refused is not null then
      return refused;
    end if;
  end if;
  if wanted.auto_invest_enabled and protection is not null
      and (not own.auto_invest_enabled or wanted.auto_invest_max_per_loan > coalesce(own.auto_invest_max_per_loan, 0) or warned) then
    refused := refused_unprotected(member, wanted.auto_invest_max_per_loan, 0,
      warned or wanted.auto_invest_max_per_loan <= own.auto_invest_warned_up_to, protection);
    if refused is not null then
      return refused;
    end if;
    wanted.auto_invest_warned_up_to := case when warned then wanted.auto_invest_max_per_loan else own.auto_invest_warned_up_to end;
  end if;
  if wanted.language <> own.language or wanted.language_chosen <> own.language_chosen then
    -- Gateways know the languages of members whom they have looked up lately.
    insert into change (kind, record_id) select 'profile', member;
  end if;
  if wanted is distinct from own or on_map <> shown.show_on_map then
    update preferences set language = wanted.language, language_chosen = wanted.language_chosen, timezone = wanted.timezone,
        timezone_chosen = own.timezone_chosen or wanted.timezone <> own.timezone, email_digest = wanted.email_digest, email_notifications = wanted.email_notifications,
        push_notifications = wanted.push_notifications, notification_types = wanted.notification_types,
        min_interest_rate = wanted.min_interest_rate, max_term_months = wanted.max_term_months, min_amount = wanted.min_amount,
        max_amount = wanted.max_amount, risk_levels = wanted.risk_levels, purposes = wanted.purposes,
        max_distance_km = wanted.max_distance_km, only_verified_borrowers = wanted.only_verified_borrowers, auto_invest_enabled = wanted.auto_invest_enabled,
        auto_invest_max_per_loan = wanted.auto_invest_max_per_loan,
        auto_invest_max_per_borrower = wanted.auto_invest_max_per_borrower,
        match_notifications = wanted.match_notifications, auto_invest_budget = wanted.auto_invest_budget, auto_invest_reserve = wanted.auto_invest_reserve,
        auto_invest_pause_hours = wanted.auto_invest_pause_hours,
        auto_invest_keeps_instalments = wanted.auto_invest_keeps_instalments, auto_invest_warned_up_to = wanted.auto_invest_warned_up_to, autopay = wanted.autopay, version = own.version + 1
      where user_id = member returning * into own;
  end if;
  update profile set show_on_map = on_map where id = member and show_on_map <> on_map;
  select * into shown from profile where id = member;
  return jsonb_build_object('preferences', to_jsonb(own), 'profile', to_jsonb(shown));
end $$;
