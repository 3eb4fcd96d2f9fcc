import { Migration } from '@mikro-orm/migrations'

/** What users can prefer. */
export class PreferencesFields extends Migration {
  override up(): void {
    this.addSql(`
      alter table preferences
        add column language text not null default 'en',
        add column timezone text not null default 'UTC',
        add column email_notifications boolean not null default true,
        add column push_notifications boolean not null default true,
        add column notification_types jsonb not null default '{}',
        add column min_interest_rate int null,
        add column max_term_months smallint null,
        add column min_amount bigint null,
        add column max_amount bigint null,
        add column risk_levels text[] not null default '{}',
        add column purposes text[] not null default '{}',
        add column max_distance_km int null,
        add column auto_invest_enabled boolean not null default false,
        add column auto_invest_max_per_loan bigint null;
      alter table preferences add constraint preferences_amounts_in_order check (min_amount >= 0 and max_amount >= 0 and min_amount <= max_amount);
      alter table preferences add constraint preferences_auto_invest_bounded check (auto_invest_max_per_loan > 0 and (not auto_invest_enabled or auto_invest_max_per_loan is not null));
    `)
  }
}
