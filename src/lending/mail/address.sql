-- Keeps the address in a member's token, which the issuer has verified.
create or replace function keep_token_address(member uuid, address text) returns void
  language plpgsql security definer set search_path from current as $$
begin
  -- An erasure that has begun ends first.
  perform is_blocked_meanwhile(member);
  if not exists (select from erasure where member_id = member) then
    insert into mail_address (user_id, token_address) values (member, address)
      on conflict (user_id) do update set token_address = address where mail_address.token_address is distinct from address;
  end if;
end $$;

-- Asks a member to confirm another address, by a letter to it; without an address, the one in the tokens counts again. At most the given number of such letters
-- are sent a day, since they could go to strangers.
create or replace function change_mail_address(by_user uuid, new_address text, new_letter uuid, most int) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  known mail_address%rowtype;
begin
  if is_blocked_meanwhile(by_user) then
    return '{"code": "BLOCKED"}'::jsonb;
  end if;
  insert into mail_address (user_id) values (by_user) on conflict do nothing;
  select * into known from mail_address where user_id = by_user for update;
  if new_address is null or new_address = coalesce(known.own_address, known.token_address) and new_address is distinct from known.bounced_address then
    update mail_address set own_address = case when new_address is not null then own_address end, wanted_address = null, wanted_at = null
      where user_id = by_user;
  elsif (select count(*) from letter where user_id = by_user and kind = 'confirmation' and created_at > gateway_now() - interval '1 day') >= most then
    return jsonb_build_object('code', 'LIMIT_EXCEEDED', 'again_at', (select created_at + interval '1 day' from letter
      where user_id = by_user and kind = 'confirmation' order by created_at desc offset most - 1 limit 1));
  else
    update mail_address set wanted_address = new_address, wanted_at = gateway_now() where user_id = by_user;
    insert into letter (id, user_id, kind, address) values (new_letter, by_user, 'confirmation', new_address);
  end if;
  return jsonb_build_object('mail_address', (select to_jsonb(mail_address) from mail_address where user_id = by_user));
end $$;

-- Confirms the address that a member has asked for within the last 7 days, and sends a letter about it to the previous one. Returns whether the new
-- one counts now.
create or replace function confirm_mail_address(member uuid, address text, new_letter uuid) returns boolean
  language plpgsql security definer set search_path from current as $$
declare
  known mail_address%rowtype;
begin
  select * into known from mail_address where user_id = member for update;
  if known.own_address = address then
    return true;
  elsif known.wanted_address is distinct from address or known.wanted_at < gateway_now() - interval '7 days' or known.user_id is null then
    return false;
  end if;
  update mail_address set own_address = address, wanted_address = null, wanted_at = null,
      bounced_address = nullif(bounced_address, address), bounced_at = case when bounced_address <> address then bounced_at end,
      bounce_reason = case when bounced_address <> address then bounce_reason end
    where user_id = member;
  insert into letter (id, user_id, kind, address)
    select new_letter, member, 'address_changed', former from coalesce(known.own_address, known.token_address) as former
    where former <> address and former is distinct from known.bounced_address;
  return true;
end $$;

-- Switches off the letters that a member can do without.
create or replace function unsubscribe(member uuid) returns void
  language sql security definer set search_path from current as $$
  update preferences set email_notifications = false, version = version + 1 where user_id = member and email_notifications;
$$;
