-- What operators have asked for is listed by its state.
create index approval_request_status_index on approval_request (status, asked_at, id);
drop index approval_request_pending_index;
