-- A notification becomes read once, at the current time, and never unread again.
create or replace function guard_read() returns trigger language plpgsql as $$
begin
  raise exception 'a notification is read once, at the time it is read' using errcode = 'restrict_violation';
end $$;

create or replace trigger read_once before update of read_at on notification for each row
  when (old.read_at is distinct from new.read_at
    and (old.read_at is not null or new.read_at is distinct from gateway_now()::timestamptz(3)))
  execute function guard_read();
