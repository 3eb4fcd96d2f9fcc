-- What operators note on members and loans.
create table operator_note (
  id uuid primary key,
  member_id uuid not null,
  loan_id uuid null,
  author_id uuid not null,
  text text null,
  file jsonb null,
  created_at timestamptz(3) not null default gateway_now(),
  constraint operator_note_member_id_foreign foreign key (member_id) references profile (id),
  constraint operator_note_loan_id_foreign foreign key (loan_id) references loan (id),
  constraint operator_note_author_id_foreign foreign key (author_id) references profile (id),
  constraint operator_note_text_length check (char_length(text) between 1 and 2000)
);
create index operator_note_member_index on operator_note (member_id, created_at, id);
create index operator_note_loan_index on operator_note (loan_id, created_at, id) where loan_id is not null;
