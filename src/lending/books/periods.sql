-- The first day of the month that can be closed next: the one after the last that is closed or, before that, the month of the first movement.
create or replace function next_period() returns date stable
  language sql security definer set search_path from current as $$
  select coalesce(
    (select (max(month) + interval '1 month')::date from period),
    (select date_trunc('month', min(created_at) at time zone business_timezone())::date from ledger_transaction));
$$;

-- Closes a month for good: from then on nothing can be posted in it. Months are closed in their order, once they are over and whatever began in them is
-- committed or refused. A month that is closed stays as it is, whoever closes it again.
create or replace function close_period(by_user uuid, with_key text, hash bytea, of_month date, with_chart jsonb, reason text) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  ends constant timestamptz := end_of_day((of_month + interval '1 month')::date - 1);
  next date;
  closed boolean;
  made uuid;
  because text;
  result jsonb := replay(by_user, 'closePeriod', with_key, hash);
begin
  if result is not null then
    return result;
  end if;
  -- One operator at a time; postings only read this table.
  lock table period in share row exclusive mode;
  result := refused_operator(by_user, '{}');
  if result is not null then
    return result;
  end if;
  next := next_period();
  closed := exists (select from period where month = of_month);
  because := case when closed then null when of_month < next then 'before' when of_month > next or next is null then 'order'
    when complete_at(ends) > gateway_now() then 'running' end;
  if because is not null then
    return remember(by_user, 'closePeriod', with_key, hash, jsonb_build_object('code', 'INVALID_TRANSITION', 'because', because,
      'next', to_char(next, 'YYYY-MM'), 'at', iso_time(complete_at(ends))));
  elsif not closed then
    insert into period (month, ends_at, closed_by, chart) values (of_month, ends, by_user, with_chart) returning id into made;
    perform record_audit('closePeriod', by_user, null, 'period', made, null, jsonb_build_object('reason', reason,
      'after', jsonb_build_object('month', to_char(of_month, 'YYYY-MM'))));
  end if;
  return remember(by_user, 'closePeriod', with_key, hash, (select jsonb_build_object('period', to_jsonb(period)) from period where month = of_month));
end $$;

-- Keeps a piece of a file of a closed month, as long as its files are not whole.
create or replace function keep_period_piece(of_month date, as_format text, as_number int, piece bytea) returns void
  language plpgsql security definer set search_path from current as $$
begin
  perform from period where month = of_month and kept_at is null for update;
  if not found then
    raise exception 'this month is not closed, or its files are whole' using errcode = 'restrict_violation';
  end if;
  -- A run that was killed has left the first ones.
  insert into period_piece (month, format, number, content) values (of_month, as_format, as_number, piece) on conflict do nothing;
end $$;

-- Ends the files of a closed month, with their hashes: from then on they never change.
create or replace function end_period_files(of_month date, files jsonb) returns void
  language plpgsql security definer set search_path from current as $$
begin
  insert into period_file (month, format, sha256, bytes)
    select of_month, format, sha256, bytes from jsonb_to_recordset(files) as file (format text, sha256 text, bytes bigint);
  update period set kept_at = gateway_now() where month = of_month and kept_at is null;
end $$;
