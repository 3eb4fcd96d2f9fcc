/** Notifications take their numbers from their user's inbox one by one, and lines are told of in one statement. */
export const telling = `
  create function is_wanted(switches jsonb, type text) returns boolean immutable
    language sql return coalesce((switches ->> type)::boolean, true);

  create function number_notification() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    update inbox set last_number = last_number + 1 where user_id = new.user_id returning last_number into new.number;
    return new;
  end $$;
  create trigger number before insert on notification for each row execute function number_notification();

  -- Tells users what happened, unless they have switched the type off. Inbox rows are locked in the order of users, until
  -- the end, so that numbers are in commit order. Who tells several members at once holds the accounts of all but the last.
  create or replace function announce(users uuid[], types text[], facts jsonb[]) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    insert into notification (id, user_id, type, data)
      select new_id(), event.user_id, type, fact
      from unnest(users, types, facts) with ordinality as event (user_id, type, fact, place)
      join preferences on preferences.user_id = event.user_id
      where is_wanted(notification_types, type)
      order by event.user_id, place;
  end $$;

  create or replace function create_notification(
    by_user uuid, with_key text, hash bytea, new_id uuid, to_user uuid, of_type text, of_title text, of_message text, of_data jsonb
  ) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    told jsonb;
    result jsonb := replay(by_user, 'createNotification', with_key, hash);
  begin
    if result is not null then
      return result;
    elsif not exists (select from inbox where user_id = to_user) then
      return '{"code": "NOT_FOUND"}';
    end if;
    insert into notification (id, user_id, type, title, message, data)
      values (new_id, to_user, of_type, of_title, of_message, of_data)
      returning to_jsonb(notification) into told;
    return remember(by_user, 'createNotification', with_key, hash, jsonb_build_object('notification', told));
  end $$;

  -- Statement lines: the wallet has changed, and some of them are news. What is noted twice wakes once.
  create or replace function tell_lines() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into change (kind, record_id)
      select 'wallet', user_id from added join wallet on wallet.id = added.wallet_id;
    insert into notification (id, user_id, type, data)
      select new_id(), wallet.user_id, news, jsonb_strip_nulls(jsonb_build_object('amount', amount, 'currency', line.currency,
        'description', description, 'transaction_id', line.id, 'loan_id', loan_id, 'investment_id', investment_id,
        'counterparty_id', counterparty_id, 'counterparty_name', full_name))
      from added as line
      cross join lateral (select case type when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal'
        when 'transfer_in' then 'transfer_received' when 'investment_release' then 'investment_released'
        when 'investment_settlement' then 'investment_active' when 'loan_disbursement' then 'loan_disbursed'
        when 'repayment_received' then 'repayment_received' when 'reversal' then 'reversal' end as news) as told
      join wallet on wallet.id = line.wallet_id
      join preferences on preferences.user_id = wallet.user_id
      left join profile on profile.id = counterparty_id
      where news is not null and is_wanted(notification_types, news)
      order by wallet.user_id, line.id;
    return null;
  end $$;

  create or replace function note_inboxes() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
  begin
    insert into change (kind, record_id) select 'inbox', user_id from added;
    return null;
  end $$;
`
