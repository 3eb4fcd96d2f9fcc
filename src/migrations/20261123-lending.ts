import { Migration } from '@mikro-orm/migrations'

/** The history of loans, and the indexes of their lists. */
export class Lending extends Migration {
  override up(): void {
    this.addSql(`
      create table loan_event (
        id uuid not null,
        loan_id uuid not null,
        actor_id uuid null,
        from_status text null,
        to_status text not null,
        reason text not null,
        created_at timestamptz(3) not null default gateway_now(),
        primary key (id)
      );
      create index loan_event_loan_id_index on loan_event (loan_id);
      alter table loan_event add constraint loan_event_loan_id_foreign foreign key (loan_id) references loan (id);
      alter table loan_event add constraint loan_event_actor_id_foreign foreign key (actor_id) references profile (id);
      alter table loan_event add constraint loan_event_from_status_check check (from_status in ('draft', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));
      alter table loan_event add constraint loan_event_to_status_check check (to_status in ('draft', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));
      create trigger append_only before update or delete on loan_event for each row execute function refuse_change();
      create trigger never_emptied before truncate on loan_event for each statement execute function refuse_change();

      create index loan_newest_index on loan (created_at, id);
      create index loan_expiring_index on loan (coalesce(expires_at, 'infinity'), id);
      create index loan_rate_index on loan (coalesce(interest_rate, -1), id);
      create index loan_amount_index on loan (amount_requested, id);
      create index loan_words_index on loan using gin (
        to_tsvector('simple', title || ' ' || coalesce(description, '') || ' ' || coalesce(purpose, '')));
    `)
  }
}
