-- What members ask of the people who run the platform, and what they are answered.
create table help_request (
  id uuid primary key,
  user_id uuid not null,
  topic text not null,
  loan_id uuid null,
  payment_id uuid null,
  message text null,
  state text not null default 'open',
  answer text null,
  answered_by uuid null,
  answered_at timestamptz(3) null,
  closed_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  updated_at timestamptz(3) not null default gateway_now(),
  version int not null default 1,
  constraint help_request_user_id_foreign foreign key (user_id) references profile (id),
  constraint help_request_loan_id_foreign foreign key (loan_id) references loan (id),
  constraint help_request_payment_id_foreign foreign key (payment_id) references payment (id),
  constraint help_request_answered_by_foreign foreign key (answered_by) references profile (id),
  constraint help_request_topic_check check (topic in ('loan', 'payment', 'identity', 'account', 'other')),
  constraint help_request_state_check check (state in ('open', 'answered', 'closed')),
  constraint help_request_message_length check (char_length(message) between 1 and 2000),
  constraint help_request_answer_length check (char_length(answer) between 1 and 2000),
  constraint help_request_subject check ((loan_id is not null) = (topic = 'loan') and (payment_id is not null) = (topic = 'payment')),
  constraint help_request_answered check ((answered_by is null) = (answered_at is null) and (state <> 'open' or answered_at is null) and (state <> 'answered' or answered_at is not null)),
  constraint help_request_closed check ((closed_at is not null) = (state = 'closed'))
);
create index help_request_user_index on help_request (user_id, created_at, id);
create index help_request_created_index on help_request (created_at, id);
create index help_request_state_index on help_request (state, created_at, id);
create index help_request_loan_index on help_request (loan_id) where loan_id is not null;
-- Those that are open are on the worklist, and can have an owner and a note.
alter table work_note drop constraint work_note_kind_check;
alter table work_note add constraint work_note_kind_check check (kind in ('late', 'review', 'request', 'payment', 'bank_line', 'mail', 'help'));
