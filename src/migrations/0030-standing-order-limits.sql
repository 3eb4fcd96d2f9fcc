-- What a standing order puts into all loans of one borrower, and how long it leaves alone those of borrowers whom nobody knows yet.
alter table preferences
  add column auto_invest_max_per_borrower bigint null,
  add column auto_invest_pause_hours smallint not null default 0,
  add constraint preferences_auto_invest_borrower check (auto_invest_max_per_borrower > 0),
  add constraint preferences_auto_invest_pause check (auto_invest_pause_hours between 0 and 168);

-- What borrowers have taken back lately.
create index loan_event_taken_back_index on loan_event (actor_id, created_at)
  where from_status in ('open', 'submitted') and to_status in ('cancelled', 'draft');
