-- An operator can put an item of the worklist away until a day.
alter table work_note add column look_again_on date null;
