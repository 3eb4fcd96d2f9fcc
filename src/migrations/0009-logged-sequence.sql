-- The sequence of an unlogged table is unlogged too. A standby that has not yet written it to disk can't restore it when it is promoted: every
-- change of a loan or profile would then fail ("bad magic number in sequence").
alter sequence change_id_seq set logged;
