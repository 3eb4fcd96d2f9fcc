-- Numbers each member's notifications from 1, without gaps, in commit order: locking the inbox row makes transactions wait.
create or replace function number_notification() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  update inbox set last_number = last_number + 1 where user_id = new.user_id returning last_number into new.number;
  return new;
end $$;

create or replace function note_inboxes() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into change (kind, record_id) select 'inbox', user_id from added;
  return null;
end $$;

create or replace trigger number before insert on notification for each row execute function number_notification();
create or replace trigger note after insert on notification referencing new table as added
  for each statement execute function note_inboxes();
