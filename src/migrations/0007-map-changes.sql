-- Where the marker of a changed loan or profile stood before and stands now, if it is on the map: what tells a gateway which
-- areas to read again.
alter table change add column marker_before point null;
alter table change add column marker_after point null;

-- Replaced by one function for each table (changes.sql), which see the rows as they were too.
drop function if exists note_changes() cascade;
