-- Members reply to answers. What was said before the last answer, or before the last reply, is kept in its order.
alter table help_request add column replied_at timestamptz(3) null;
create table help_message (
  id uuid primary key,
  help_request_id uuid not null,
  user_id uuid not null,
  from_member boolean not null,
  author_id uuid null,
  text text null,
  written_at timestamptz(3) not null,
  constraint help_message_help_request_id_foreign foreign key (help_request_id) references help_request (id),
  constraint help_message_user_id_foreign foreign key (user_id) references profile (id),
  constraint help_message_author_id_foreign foreign key (author_id) references profile (id),
  constraint help_message_text_length check (char_length(text) between 1 and 2000),
  constraint help_message_author check (from_member = (author_id is null))
);
create index help_message_request_index on help_message (help_request_id, id);
create index help_message_user_index on help_message (user_id);
