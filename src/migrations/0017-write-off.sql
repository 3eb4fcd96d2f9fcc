-- When an operator has written off what a defaulted loan still owed, and how much that was.
alter table loan add column written_off_at timestamptz(3) null, add column written_off_amount bigint null;
alter table loan add constraint loan_written_off_whole check (num_nulls(written_off_at, written_off_amount) in (0, 2) and (written_off_at is null or status = 'defaulted'));
alter table loan add constraint loan_written_off_range check (written_off_amount > 0);

-- What operators have asked for is listed by its state.
create index approval_request_status_index on approval_request (status, asked_at, id);
drop index approval_request_pending_index;
