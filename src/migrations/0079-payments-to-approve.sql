-- Withdrawals that wait for an operator's approval are on the worklist, and can have an owner and a note.
alter table work_note drop constraint work_note_kind_check;
alter table work_note add constraint work_note_kind_check check (kind in ('late', 'review', 'request', 'payment', 'bank_line', 'mail'));
