-- Notes which loans and profiles have changed, for gateways that tell subscribers.
create or replace function note_changes() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into change (kind, record_id) select distinct tg_argv[0], id from written;
  return null;
end $$;

create or replace trigger note_inserted after insert on loan referencing new table as written
  for each statement execute function note_changes('loan');
create or replace trigger note_updated after update on loan referencing new table as written
  for each statement execute function note_changes('loan');
create or replace trigger note_updated after update on profile referencing new table as written
  for each statement execute function note_changes('profile');
