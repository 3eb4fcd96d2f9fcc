-- Files that members add to their requests for help. They never change; an erasure deletes those of its member.
create table help_file (
  id uuid primary key,
  help_request_id uuid not null,
  user_id uuid not null,
  turn int not null,
  position int not null,
  name text not null,
  type text not null,
  hash bytea not null,
  bytes int not null,
  content bytea not null,
  created_at timestamptz(3) not null default gateway_now(),
  constraint help_file_help_request_id_foreign foreign key (help_request_id) references help_request (id),
  constraint help_file_user_id_foreign foreign key (user_id) references profile (id),
  constraint help_file_type_check check (type in ('pdf', 'jpeg', 'png')),
  constraint help_file_name_length check (char_length(name) between 1 and 200),
  constraint help_file_once unique (help_request_id, turn, position),
  constraint help_file_position check (turn >= 0 and position between 1 and 3),
  constraint help_file_hashed check (hash = sha256(content) and bytes = octet_length(content)),
  constraint help_file_size check (bytes between 1 and 5242880),
  constraint help_file_begins check (substring(content for case type when 'pdf' then 5 when 'jpeg' then 3 else 8 end)
    = case type when 'pdf' then '\x255044462d'::bytea when 'jpeg' then '\xffd8ff'::bytea else '\x89504e470d0a1a0a'::bytea end),
  constraint help_file_named check (name ~* case type when 'pdf' then '\.pdf$' when 'jpeg' then '\.jpe?g$' else '\.png$' end)
);
create index help_file_user_index on help_file (user_id, created_at);
