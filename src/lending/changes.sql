-- Records which loans and profiles have changed, for the change feed.
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

-- Deletes changes that every gateway has read. By age alone: after a restore, transaction ids of another cluster mean
-- nothing.
create or replace function forget_changes() returns void
  language sql security definer set search_path from current as $$
  delete from change where created_at < gateway_now() - interval '10 minutes';
$$;
