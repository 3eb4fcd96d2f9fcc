-- How far an erasure has come in the records of others, so that one that takes long goes on where it was.
alter table erasure add column traces_until uuid null;
