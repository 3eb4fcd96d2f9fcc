import { Migration } from '@mikro-orm/migrations'

/** Where markers are found, and what is told when they move. */
export class MapMarkers extends Migration {
  override up(): void {
    this.addSql(`
      create index loan_place_index on loan using spgist (point(public_longitude, public_latitude))
        where status = 'open' and public_latitude is not null;
      -- All that a cluster needs, so that counting the world reads no row; what investing changes is left out.
      create index loan_cluster_index on loan (public_longitude, public_latitude) include (interest_rate, risk_level)
        where status = 'open' and public_latitude is not null;
      create index profile_place_index on profile using spgist (point(public_longitude, public_latitude))
        where show_on_map and public_latitude is not null;
      create index profile_cluster_index on profile (public_longitude, public_latitude)
        where show_on_map and public_latitude is not null;

      alter table ledger_transaction drop constraint ledger_transaction_kind_check;
      alter table ledger_transaction add constraint ledger_transaction_kind_check check (kind in ('deposit', 'withdrawal', 'transfer', 'investment', 'release', 'disbursement', 'repayment', 'fee', 'write_off', 'reversal'));
      alter table change drop constraint change_kind_check;
      alter table change add constraint change_kind_check check (kind in ('inbox', 'wallet', 'loan', 'profile'));
      create trigger note_updated after update on profile referencing new table as written
        for each statement execute function note_changes('profile');
    `)
  }
}
