import { Migration } from '@mikro-orm/migrations'

/** Budgets of calls that gateways share. */
export class Rates extends Migration {
  override up(): void {
    // A crash gives everybody a fresh budget, which is cheaper than a log of them.
    this.addSql(`
      create unlogged table budget (
        key text not null,
        whole_at timestamptz(3) not null,
        primary key (key)
      );
      create index budget_whole_at_index on budget (whole_at);
    `)
  }
}
