-- E-mail: a row for each letter, from the moment at which something asks for it. A notification's letter has its id.
create table letter (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  state text not null default 'new',
  digest_id uuid null,
  address text null,
  content jsonb null,
  problem text null,
  attempts int not null default 0,
  due_at timestamptz(3) not null default gateway_now(),
  held_until timestamptz(3) null,
  sent_at timestamptz(3) null,
  created_at timestamptz(3) not null default gateway_now(),
  constraint letter_user_id_foreign foreign key (user_id) references profile (id),
  constraint letter_states check (state in ('new', 'waiting', 'gathered', 'sent', 'failed', 'bounced')),
  constraint letter_kind_form check (kind ~ '^[a-z_]{1,40}$'),
  constraint letter_sent_whole check (state <> 'sent' or address is not null and content is not null and sent_at is not null),
  constraint letter_gathered_in_one check ((state = 'gathered') = (digest_id is not null)),
  constraint letter_attempts_counted check (attempts >= 0)
);
create index letter_due_index on letter (due_at) where state in ('new', 'waiting');
create index letter_user_index on letter (user_id, id);
create index letter_digest_index on letter (digest_id) where digest_id is not null;

-- Where a member gets letters: the address that they have confirmed or else that of their tokens.
create table mail_address (
  user_id uuid not null primary key,
  token_address text null,
  own_address text null,
  wanted_address text null,
  wanted_at timestamptz(3) null,
  bounced_address text null,
  bounced_at timestamptz(3) null,
  bounce_reason text null,
  constraint mail_address_user_id_foreign foreign key (user_id) references profile (id),
  constraint mail_address_token_form check (char_length(token_address) <= 254 and token_address ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  constraint mail_address_own_form check (char_length(own_address) <= 254 and own_address ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  constraint mail_address_wanted_form check (char_length(wanted_address) <= 254 and wanted_address ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  constraint mail_address_wanted_since check ((wanted_address is null) = (wanted_at is null)),
  constraint mail_address_bounced_since check ((bounced_address is null) = (bounced_at is null))
);

-- Letters about good news come as one a day (email_digest), in the morning of the member's own time zone, if the member has chosen one.
alter table preferences add column email_digest boolean not null default false;
alter table preferences add column timezone_chosen boolean not null default false;
update preferences set timezone_chosen = true where timezone <> 'UTC';

-- Whether letters are sent (SMTP_URL). A sandbox keeps letters in any case.
alter table deployment add column mail boolean not null default false;
