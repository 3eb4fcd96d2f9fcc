-- The rules follow what is committed, and no longer the ids of movements: one whose id came from a clock that was behind, or that was committed late, came
-- too low to be looked at. While `seen` is not set, all movements that rules look back on are looked at again.
alter table screening_mark add column seen pg_snapshot null, add column cluster text null, add column looked_at timestamptz(3) null,
  alter column moved_until drop not null;
