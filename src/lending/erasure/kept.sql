-- What the law no longer keeps, as `member kind`, without what was already tried, the oldest first.
create or replace function kept_due(tried text[], most int) returns table (id text) stable
  language sql security definer set search_path from current as $$
  select member_id || ' ' || kind from erasure_kept where erased_at is null and until <= business_date() and not member_id || ' ' || kind = any (tried)
    order by until, member_id, kind limit most;
$$;

-- Erases what the law no longer keeps of a member; returns whether there was something. The bank's statements are kept where they are, so that the books
-- agree with them; on their day, the texts of a member's lines are emptied.
create or replace function erase_kept(member uuid, of_kind text) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  perform from erasure_kept where member_id = member and kind = of_kind and erased_at is null and until <= business_date() for update;
  if not found then
    return false;
  elsif of_kind = 'books' then
    perform erase_bank_lines(member);
  elsif of_kind = 'aml' then
    perform erase_words_of_cases(member);
  end if;
  update erasure_kept set content = null, erased_at = gateway_now() where member_id = member and kind = of_kind;
  perform record_audit('eraseKept', null, 'job erase-due', 'member', member, member, jsonb_build_object('after', jsonb_build_object('kind', of_kind)));
  return true;
end $$;

-- Empties what the bank's statements say of a member, and what operators have noted on them.
create or replace function erase_bank_lines(member uuid) returns void
  language sql security definer set search_path from current as $$
  update bank_line set remittance = null, counterparty = null, last_digits = null
    where payment_id in (select id from payment where user_id = member) and num_nonnulls(remittance, counterparty, last_digits) > 0;
  update work_note set note = null where note is not null and kind = 'bank_line'
    and subject_id in (select bank_line.id from bank_line join payment on payment.id = payment_id where user_id = member);
$$;

-- Erases a member of a restored backup again, as it was done before: `kept` is until which day by kind. Does nothing if the member is not in it, or is
-- erased; returns whether it did.
create or replace function erase_again(member uuid, at_time timestamptz, kept jsonb) returns boolean
  language plpgsql security definer set search_path from current as $$
begin
  perform from identity where profile_id = member for no key update;
  if not found or exists (select from erasure where member_id = member) then
    return false;
  end if;
  perform erase_member(member, at_time, kept);
  return true;
end $$;

-- Forgets subjects whose tokens from before the erasure have long expired.
create or replace function forget_subjects() returns void
  language sql security definer set search_path from current as $$
  delete from erased_subject where erased_at < now() - interval '30 days';
$$;
