import { Migration } from '@mikro-orm/migrations'
import { notifying } from './20261125-events-notifying.ts'
import { telling } from './20261125-events-telling.ts'

/** What has changed, and what users are told of it, both in the transaction that brings it about. */
export class Events extends Migration {
  override up(): void {
    this.addSql(tables)
    this.addSql(telling)
    this.addSql(notifying)
    // Functions are open to all by default.
    this.addSql('revoke execute on all functions in schema public from public')
  }
}

// Changes are hints for subscribers, who read the truth elsewhere: a crash may lose them, so they need no log.
const tables = `
  create unlogged table change (
    id bigserial not null,
    database_transaction xid8 not null default pg_current_xact_id(),
    kind text not null,
    record_id uuid not null,
    created_at timestamptz(3) not null default gateway_now(),
    primary key (id)
  );
  create index change_transaction_index on change (database_transaction);
  alter table change add constraint change_kind_check check (kind in ('inbox', 'wallet', 'loan'));
  create table notification (
    id uuid not null,
    user_id uuid not null,
    number bigint not null,
    type text not null,
    title text null,
    message text null,
    data jsonb not null default '{}',
    read_at timestamptz(3) null,
    created_at timestamptz(3) not null default gateway_now(),
    primary key (id)
  );
  alter table notification add constraint notification_number unique (user_id, number);
  alter table notification add constraint notification_user_id_foreign foreign key (user_id) references profile (id);
  alter table notification add constraint notification_type_form check (type ~ '^[a-z_]{1,40}$');
  create index notification_unread_index on notification (user_id, number) where read_at is null;
  create index notification_created_index on notification (created_at);
  alter table inbox add column forgotten_number bigint not null default '0';
  alter table inbox add constraint inbox_forgotten_range check (forgotten_number between 0 and last_number);
`
