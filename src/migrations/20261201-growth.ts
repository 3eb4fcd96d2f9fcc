import { Migration } from '@mikro-orm/migrations'

/** What costs no more when there is more: pages of opportunities, and the plans of postings. */
export class Growth extends Migration {
  override up(): void {
    this.addSql(indexes)
    this.addSql(plans)
  }
}

/** What can be invested in, in the orders of its lists. What investing changes is in none: it stays a heap-only update. */
const indexes = `
  create index loan_open_newest_index on loan (published_at, id) where status = 'open';
  create index loan_open_expiring_index on loan (expires_at, id) where status = 'open';
  create index loan_open_rate_index on loan (interest_rate, id) where status = 'open';
  create index loan_open_term_index on loan (repayment_period_months, id) where status = 'open';
`

/** Within these, and what they set off, statements are planned once a connection: planning anew was half of a transfer. */
const plans = `
  do $$
  declare
    posting text;
  begin
    foreach posting in array array['move_money', 'invest', 'repay_loan'] loop
      execute format('alter function %s set plan_cache_mode = force_generic_plan', posting::regproc);
    end loop;
  end $$;
`
