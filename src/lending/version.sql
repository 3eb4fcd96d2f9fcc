-- Raises a record's version with each change, whoever makes it; an update that changes nothing leaves the version alone.
create or replace function touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := gateway_now();
  return new;
end $$;

create or replace trigger profile_touch before update on profile
  for each row when (old is distinct from new) execute function touch();
create or replace trigger preferences_touch before update on preferences
  for each row when (old is distinct from new) execute function touch();
create or replace trigger loan_touch before update on loan
  for each row when (old is distinct from new) execute function touch();
