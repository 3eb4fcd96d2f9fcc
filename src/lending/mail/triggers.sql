-- Each notification asks for a letter, in the transaction that makes it. Whether and when it is sent is decided later: this is all that mail
-- costs whatever notifies.
create or replace function ask_for_letters() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into letter (id, user_id, kind) select id, user_id, case when title is null then type else 'custom' end from added;
  return null;
end $$;

create or replace trigger ask_for_letters after insert on notification referencing new table as added
  for each statement execute function ask_for_letters();
