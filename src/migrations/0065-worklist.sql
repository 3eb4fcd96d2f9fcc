-- Who has taken an item of the operators' worklist, and what they have noted on it.
create table work_note (
  kind text not null,
  subject_id uuid not null,
  member_id uuid null,
  owner_id uuid null,
  note text null,
  version int not null,
  changed_by uuid not null,
  changed_at timestamptz(3) not null default gateway_now(),
  constraint work_note_pkey primary key (kind, subject_id),
  constraint work_note_member_id_foreign foreign key (member_id) references profile (id),
  constraint work_note_owner_id_foreign foreign key (owner_id) references profile (id),
  constraint work_note_changed_by_foreign foreign key (changed_by) references profile (id),
  constraint work_note_kind_check check (kind in ('late', 'review', 'request', 'bank_line', 'mail')),
  constraint work_note_note_length check (char_length(note) between 1 and 500)
);
create index work_note_member_index on work_note (member_id) where member_id is not null;
-- The members whose letters come back.
create index mail_address_bounced_index on mail_address (bounced_at) where bounced_at is not null;
