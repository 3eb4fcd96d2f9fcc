create or replace trigger saved_search_touch before update on saved_search
  for each row when (old is distinct from new) execute function touch();

-- What the words of a search ask for, as the list of loans takes them (src/lending/loan/lists/search.ts): a last word of three letters or more
-- can be the beginning of one, and members are found by their names without accents, too.
create or replace function note_sought() returns trigger language plpgsql security definer set search_path from current as $$
declare
  begins constant boolean := new.q !~* '"|(^|\s)-\S|\sor\s' and new.q ~ '(^|\s)[[:alnum:]]{3,}\s*$';
begin
  new.sought := search_query(new.q, begins) || search_query(plain_letters(new.q), begins);
  return new;
end $$;

create or replace trigger has_what_is_sought before insert or update of q, sought on saved_search
  for each row execute function note_sought();

-- Saves a search of a member's under a name that none of their others has, or changes one: absent fields stay, null clears.
create or replace function save_search(
  by_user uuid, with_key text, hash bytea, of_search uuid, is_new boolean, changes jsonb, most int
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  seen constant int := (changes ->> 'version')::int;
  own saved_search%rowtype;
  wanted saved_search%rowtype;
  result jsonb := case when is_new then replay(by_user, 'createSavedSearch', with_key, hash) end;
begin
  if result is not null then
    return result;
  elsif is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  -- One at a time for each member.
  perform from preferences where user_id = by_user for no key update;
  select * into own from saved_search where id = of_search and user_id = by_user;
  if own.id is null and not is_new then
    return '{"code": "NOT_FOUND"}'::jsonb;
  elsif seen <> own.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', own.version, 'seen', seen);
  end if;
  wanted := jsonb_populate_record(own, changes - 'version');
  if wanted.min_amount > wanted.max_amount then
    return '{"code": "VALIDATION_FAILED", "fields": ["min_amount"]}'::jsonb;
  elsif wanted.min_interest_rate > wanted.max_interest_rate then
    return '{"code": "VALIDATION_FAILED", "fields": ["min_interest_rate"]}'::jsonb;
  elsif wanted.min_term_months > wanted.max_term_months then
    return '{"code": "VALIDATION_FAILED", "fields": ["min_term_months"]}'::jsonb;
  elsif exists (select from saved_search where user_id = by_user and lower(name) = lower(wanted.name) and id <> of_search) then
    return '{"code": "VALIDATION_FAILED", "fields": ["name"]}'::jsonb;
  elsif is_new and (select count(*) from saved_search where user_id = by_user) >= most then
    return remember(by_user, 'createSavedSearch', with_key, hash, '{"code": "LIMIT_EXCEEDED"}'::jsonb);
  elsif is_new then
    insert into saved_search (id, user_id, name, q, min_interest_rate, max_interest_rate, min_term_months, max_term_months, min_amount, max_amount, risk_levels, purposes, max_distance_km,
        only_verified_borrowers, notifies)
      values (of_search, by_user, wanted.name, wanted.q, wanted.min_interest_rate, wanted.max_interest_rate, wanted.min_term_months, wanted.max_term_months, wanted.min_amount, wanted.max_amount,
        coalesce(wanted.risk_levels, '{}'), plain_purposes(wanted.purposes), wanted.max_distance_km,
        coalesce(wanted.only_verified_borrowers, false), coalesce(wanted.notifies, false))
      returning * into own;
  else
    update saved_search set name = wanted.name, q = wanted.q, min_interest_rate = wanted.min_interest_rate, max_interest_rate = wanted.max_interest_rate,
        min_term_months = wanted.min_term_months, max_term_months = wanted.max_term_months,
        min_amount = wanted.min_amount, max_amount = wanted.max_amount, risk_levels = wanted.risk_levels, purposes = plain_purposes(wanted.purposes),
        max_distance_km = wanted.max_distance_km, only_verified_borrowers = wanted.only_verified_borrowers, notifies = wanted.notifies
      where id = of_search returning * into own;
  end if;
  result := jsonb_build_object('saved_search', to_jsonb(own) - 'sought');
  return case when is_new then remember(by_user, 'createSavedSearch', with_key, hash, result) else result end;
end $$;

create or replace function delete_saved_search(by_user uuid, of_search uuid) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  gone saved_search%rowtype;
begin
  delete from saved_search where id = of_search and user_id = by_user returning * into gone;
  return case when gone.id is null then '{"code": "NOT_FOUND"}' else jsonb_build_object('saved_search', to_jsonb(gone) - 'sought') end;
end $$;

-- The saved searches of a member that a loan matches and that tell of it, the oldest first: as the list of loans would show it under each.
create or replace function searches_matching(member uuid, target loan) returns setof saved_search stable
  language sql as $$
  select search.* from saved_search as search
  join profile as lender on lender.id = member
  cross join lateral (select distance_km(lender.public_latitude, lender.public_longitude, target.public_latitude, target.public_longitude) as distance offset 0) as way
  where search.user_id = member and notifies
    and match_score(target.interest_rate, target.repayment_period_months, target.amount_requested, target.risk_level, target.purpose, distance,
      min_interest_rate, max_term_months, min_amount, max_amount, risk_levels, purposes, max_distance_km) = 100
    and (max_interest_rate is null or target.interest_rate <= max_interest_rate) and (min_term_months is null or target.repayment_period_months >= min_term_months)
    and (not only_verified_borrowers or exists (select from profile where id = target.borrower_id and verification_status = 'verified'))
    and (q is null or (select target.words || to_tsvector('simple', called) || to_tsvector('simple', plain_letters(called))
      from (select coalesce(full_name, '') || ' ' || coalesce(city, '') as called from profile where id = target.borrower_id) as borrower) @@ sought)
  order by search.id;
$$;
