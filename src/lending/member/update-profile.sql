-- Changes a member's own profile: absent fields stay, null clears. Clients see the income as a part of the profile, so a change of it
-- makes a new version of the profile. Whoever changes the name has to be verified anew, and keeps only mandates for accounts whose owners have it (`own_accounts`).
create or replace function update_profile(member uuid, seen int, changes jsonb, figures jsonb, own_accounts uuid[] default '{}') returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  own profile%rowtype;
  wanted profile%rowtype;
  renamed boolean;
begin
  if changes ? 'full_name' then
    -- Nothing is done for the name meanwhile (is_named).
    perform from identity where profile_id = member for no key update;
  end if;
  select * into own from profile where id = member for no key update;
  if is_blocked(member) then
    return '{"code": "BLOCKED"}'::jsonb;
  elsif seen <> own.version then
    return jsonb_build_object('code', 'VERSION_CONFLICT', 'version', own.version, 'seen', seen);
  end if;
  wanted := jsonb_populate_record(own, changes);
  renamed := wanted.full_name is distinct from own.full_name;
  update finances set monthly_income = (figures ->> 'monthly_income')::bigint
    where profile_id = member and figures ? 'monthly_income'
      and monthly_income is distinct from (figures ->> 'monthly_income')::bigint;
  if found or wanted is distinct from own then
    update profile set full_name = wanted.full_name, city = wanted.city, user_type = wanted.user_type, bio = wanted.bio,
        occupation = wanted.occupation, latitude = wanted.latitude, longitude = wanted.longitude,
        public_latitude = wanted.public_latitude, public_longitude = wanted.public_longitude,
        external_id = wanted.external_id, metadata = wanted.metadata, version = own.version + 1
      where id = member returning * into own;
  end if;
  if renamed then
    perform end_mandate(mandate.id) from mandate join bank_account on bank_account.id = bank_account_id
      where user_id = member and ended_at is null and not bank_account.id = any (own_accounts);
    perform reopen_verification(member);
    select * into own from profile where id = member;
  end if;
  return jsonb_build_object('profile', to_jsonb(own), 'finances', to_jsonb(finances_of(member)));
end $$;
