-- So that a client changes only the preferences that it has seen.
alter table preferences add column version int not null default 1;
