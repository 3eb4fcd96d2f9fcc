-- Adds what an operator notes on a member, or on a loan and thereby on its borrower.
create or replace function add_operator_note(
  by_user uuid, operation text, with_key text, hash bytea, new_id uuid, about_member uuid, about_loan uuid, said text, with_file jsonb
) returns jsonb
  language plpgsql security definer set search_path from current as $$
declare
  of_member constant uuid := case when about_loan is null then (select id from profile where id = about_member)
    else (select borrower_id from loan where id = about_loan) end;
  made operator_note%rowtype;
  result jsonb := replay(by_user, operation, with_key, hash);
begin
  if result ? 'note_id' then
    return result || jsonb_build_object('note', (select to_jsonb(note) from operator_note as note where id = (result ->> 'note_id')::uuid));
  elsif result is not null then
    return result;
  elsif of_member is null then
    return '{"code": "NOT_FOUND"}'::jsonb;
  end if;
  result := refused_operator(by_user, array[of_member]);
  if result is not null then
    return result;
  end if;
  -- Waits for an erasure that is under way: a note added during it would never be erased.
  perform from identity where profile_id = of_member for no key update;
  if exists (select from erasure where member_id = of_member) then
    return '{"code": "INVALID_TRANSITION", "from": "erased"}'::jsonb;
  end if;
  insert into operator_note (id, member_id, loan_id, author_id, text, file)
    values (new_id, of_member, about_loan, by_user, said, with_file) returning * into made;
  perform record_audit(operation, by_user, null, case when about_loan is null then 'member' else 'loan' end,
    coalesce(about_loan, of_member), of_member, '{}');
  -- Remembers the note's id, not its text, which may have to be erased before the key expires.
  perform remember(by_user, operation, with_key, hash, jsonb_build_object('note_id', new_id));
  return jsonb_build_object('note', to_jsonb(made));
end $$;

-- A note never changes, except that what it says of a member can be erased as a whole.
create or replace function guard_operator_note() returns trigger language plpgsql set search_path from current as $$
begin
  if to_jsonb(old) - '{text,file}'::text[] = to_jsonb(new) - '{text,file}'::text[] and num_nonnulls(new.text, new.file) = 0 then
    return new;
  end if;
  raise exception 'operator_note is append-only: update is refused' using errcode = 'restrict_violation';
end $$;

create or replace trigger append_only before update on operator_note for each row execute function guard_operator_note();
