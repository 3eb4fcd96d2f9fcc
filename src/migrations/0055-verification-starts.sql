-- When a member began or went on with a check: what a day's limit counts. Checks that were begun before this count no more.
alter table verification_check add column recent_starts timestamptz[] not null default '{}';
