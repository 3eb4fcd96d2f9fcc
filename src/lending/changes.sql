-- Notes for the change feed which loans and profiles have changed, with the points of their markers. Only records that are on the
-- map (the conditions in map/conditions.ts) have points, so that drafts and closed loans wake no map subscription.
create or replace function note_new_loans() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into change (kind, record_id, marker_after)
    select 'loan', id, case when status = 'open' and not frozen then point(public_longitude, public_latitude) end
    from written;
  return null;
end $$;

create or replace function note_loans() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into change (kind, record_id, marker_before, marker_after)
    select 'loan', id,
      case when former.status = 'open' and not former.frozen
        then point(former.public_longitude, former.public_latitude) end,
      case when written.status = 'open' and not written.frozen
        then point(written.public_longitude, written.public_latitude) end
    from written join former using (id);
  return null;
end $$;

create or replace function note_profiles() returns trigger language plpgsql security definer
  set search_path from current as $$
begin
  insert into change (kind, record_id, marker_before, marker_after)
    select 'profile', id,
      case when former.show_on_map and not former.frozen
        then point(former.public_longitude, former.public_latitude) end,
      case when written.show_on_map and not written.frozen
        then point(written.public_longitude, written.public_latitude) end
    from written join former using (id);
  return null;
end $$;

create or replace trigger note_inserted after insert on loan referencing new table as written
  for each statement execute function note_new_loans();
create or replace trigger note_updated after update on loan referencing old table as former new table as written
  for each statement execute function note_loans();
create or replace trigger note_updated after update on profile referencing old table as former new table as written
  for each statement execute function note_profiles();

-- Deletes changes older than 10 minutes, which have long been read, oldest first and without reading the others. Age alone decides,
-- since the transaction ids of a restored database come from another cluster and can't be compared.
create or replace function forget_changes() returns void
  language plpgsql security definer set search_path from current as $$
begin
  loop
    delete from change where id in (
      select id from (select id, created_at from change order by id limit 10000) as oldest
      where created_at < now() - interval '10 minutes');
    exit when not found;
  end loop;
end $$;
